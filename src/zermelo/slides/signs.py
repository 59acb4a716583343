"""Signs that LaTeX needs by name, and what stands for them where only ASCII may."""

# ruff: noqa: RUF001

IN_LATEX = {
    **{
        "≤": r"$\leq$",
        "≥": r"$\geq$",
        "≈": r"$\approx$",
        "−": "$-$",
        "±": r"$\pm$",
        "·": r"$\cdot$",
    },
    **{"→": r"$\to$", "←": r"$\gets$", "∞": r"$\infty$", "½": r"$\frac12$", "×": r"$\times$"},
    **{
        "√": r"$\surd$",
        "λ": r"$\lambda$",
        "ε": r"$\varepsilon$",
        "α": r"$\alpha$",
        "β": r"$\beta$",
    },
    **{"…": r"\ldots{}", "–": "--", "—": "---", "’": "'", "₀": "$_0$", "₁": "$_1$", "₂": "$_2$"},
    **{"π": r"$\pi$", "σ": r"$\sigma$", "∅": r"$\emptyset$", "∑": r"$\sum$", "∈": r"$\in$"},
    **{"≠": r"$\neq$", "γ": r"$\gamma$", "Δ": r"$\Delta$", "δ": r"$\delta$", "θ": r"$\theta$"},
    **{"∪": r"$\cup$", "⟨": r"$\langle$", "⟩": r"$\rangle$", "′": r"$'$", "∇": r"$\nabla$"},
    **{
        "²": "$^2$",
        "³": "$^3$",
        "ⁿ": "$^n$",
        "⌊": r"$\lfloor$",
        "⌋": r"$\rfloor$",
        "∉": r"$\notin$",
    },
    **{"♔": "K", "♕": "Q", "♖": "R", "♗": "B", "♘": "N", "♙": "P"},
    **{"♚": r"\textbf{k}", "♛": r"\textbf{q}", "♜": r"\textbf{r}"},
    **{"♝": r"\textbf{b}", "♞": r"\textbf{n}", "♟": r"\textbf{p}"},
    **{"♠": r"$\spadesuit$", "♥": r"$\heartsuit$", "♦": r"$\diamondsuit$", "♣": r"$\clubsuit$"},
}

IN_ASCII = {
    **{"←": "<-", "∞": "inf", "−": "-", "·": "*", "≤": "<=", "≥": ">=", "∑": "sum", "Σ": "sum"},
    **{"α": "alpha", "β": "beta", "π": "pi", "λ": "lambda", "σ": "sigma", "√": "sqrt"},
    **{"∈": "in", "≠": "!=", "→": "->", "θ": "theta", "δ": "delta", "η": "eta", "γ": "gamma"},
    **{"′": "'", "∅": "{}", "∪": "or", "×": "x", "ε": "eps", "⌊": "floor(", "⌋": ")"},
}
