// The men that a pawn can become, as signs.
export const MEN: Record<string, string> = { Q: "♛", R: "♜", B: "♝", N: "♞" };
