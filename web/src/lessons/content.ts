// The lessons: short texts, each with a figure and an exercise.
export type Figure =
  | { kind: "tree"; spec: string; algorithm: string }
  | { kind: "look"; game: string; algorithm: string; settings: Record<string, number>; moves?: string[] }
  | { kind: "board"; game: string; parameters?: Record<string, string | number | boolean>; against: string }
  | { kind: "regret" }
  | { kind: "kuhn" }
  | { kind: "ghosts" }
  | { kind: "ordering" }
  | { kind: "lookup" }
  | { kind: "alphazero" };

export interface Exercise {
  question: string;
  answers: string[];
  right: number;
  why: string;
}

export interface Lesson {
  name: string;
  title: string;
  text: string[];
  figure: Figure;
  caption: string;
  exercise?: Exercise;
  /** Subjects of its exercises. */
  practice?: string;
}

export const LESSONS: Lesson[] = [
  {
    name: "games",
    practice: "kinds,strategies",
    title: "Games and strategies",
    text: [
      "Six things define a game: where it starts, whose turn it is, which moves are legal, where each move leads, when the game is over, and what the outcome is worth to each player.",
      "A strategy prescribes a move for every position, so it is far more than a plan: it must have an answer to every reply. Zermelo showed in 1913 that in a finite two-player game without chance or hidden information, either one side can force a win or both can force at least a draw.",
    ],
    figure: { kind: "board", game: "nim", against: "auto" },
    caption: "Nim: take as many counters as you like from one pile; whoever takes the last counter wins. You move first.",
    exercise: {
      question: "In Nim, two piles of equal size are left and it is your opponent's turn. Who wins?",
      answers: ["You do", "Your opponent does", "It depends on the size"],
      right: 0,
      why: "Whatever your opponent takes from one pile, take the same from the other: you always have a reply, so you take the last counter.",
    },
  },
  {
    name: "minimax",
    practice: "minimax,strategies,size",
    title: "Game trees and minimax",
    text: [
      "Draw every move as a branch and every position as a node. The leaves are finished games, whose values are known. MAX wants a high value, MIN a low one, and both know it.",
      "So the value of a node follows from its children: the greatest of their values where MAX moves, the least where MIN does. The value that reaches the root is what both players can guarantee themselves.",
    ],
    figure: { kind: "tree", spec: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "minimax" },
    caption: "Step through the search: a node gets its value once all its children are known.",
  },
  {
    name: "players",
    practice: "maxn",
    title: "Several players",
    text: [
      "With three players a single number is not enough: a leaf holds a payoff for each. Whoever moves picks the child with the best payoff for themselves and passes the whole vector up. That is max^n.",
      "There is no longer a single guaranteed value. A player who is indifferent between two moves can decide which of the others wins, so much depends on how you expect players with nothing to gain to behave.",
    ],
    figure: {
      kind: "tree",
      spec: '[[[{"utility":[1,2,6]},{"utility":[4,2,3]}],[{"utility":[6,1,2]},{"utility":[7,4,1]}]],[[{"utility":[5,1,1]},{"utility":[1,5,2]}],[{"utility":[7,7,1]},{"utility":[5,4,5]}]]]',
      algorithm: "maxn",
    },
    caption: "Three players take turns; each node shows the payoffs of all three.",
    exercise: {
      question: "Player 2 is to move and can choose between the leaves (1, 5, 3) and (4, 5, 0). Which will player 2 choose?",
      answers: ["The first", "The second", "There is no telling"],
      right: 2,
      why: "Both are worth 5 to player 2. Max^n needs a rule for breaking ties, and the payoffs of players 1 and 3 depend on it.",
    },
  },
  {
    name: "alpha-beta",
    practice: "alpha-beta,halving",
    title: "Alpha-beta",
    text: [
      "Much of a tree cannot matter. Once MIN has a reply to your move that leaves you worse off than a move you already have, the move is refuted, no matter what the other replies are: stop searching it.",
      "Alpha is the value that MAX is already sure of on the path to this node, beta the value that MIN is sure of. Once alpha reaches beta, the rest of the node is pruned, and the value at the root is still the minimax value.",
    ],
    figure: { kind: "tree", spec: "[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7],[5]]]", algorithm: "plain" },
    caption: "Select a dashed branch to read why it was pruned. Select a leaf, change its value, and watch the cutoffs change.",
  },
  {
    name: "ordering",
    practice: "ordering",
    title: "Move ordering",
    text: [
      "How much alpha-beta prunes depends on the order of the moves. If the best move comes first everywhere, it visits only about the square root of the leaves that minimax visits: in the same time it can search twice as deep.",
      "If the worst move comes first, there is hardly anything to prune: nothing at all in a tree of three plies, and from four plies on only deep cutoffs, from a bound far above. So programs try captures first, and killer moves: those that caused cutoffs elsewhere at the same depth.",
    ],
    figure: { kind: "ordering" },
    caption: "One tree with its moves in three orders; the value is always the same.",
    exercise: {
      question: "A game has about 36 moves in each position. Roughly how many leaves does alpha-beta with perfect move ordering visit at depth 4?",
      answers: ["36 × 4", "2 × 36²", "36³", "36⁴ / 2"],
      right: 1,
      why: "With the best moves first, it visits b^(d/2) leaves for each side: 36² + 36² − 1.",
    },
  },
  {
    name: "horizon",
    practice: "evaluation,horizon,beam",
    title: "Depth limits, evaluation and the horizon",
    text: [
      "Real games are too deep to search to the end. At some depth the search stops and estimates the value instead, from material, mobility or whatever else indicates who is winning.",
      "The search does not see what lies just beyond this horizon. A program may push a loss past it with a pointless sacrifice and believe it has escaped. Searching further where the position is not quiet helps.",
    ],
    figure: { kind: "look", game: "connect_four", algorithm: "plain", settings: { depth: 3 }, moves: ["4", "4", "4", "3"] },
    caption: "Connect Four, three plies deep. The leaves are estimates, not results.",
    exercise: {
      question: "A 3-ply search wins a pawn with the last move it looks at. Why should it not trust that?",
      answers: ["Pawns are not worth much", "The reply may recapture the piece", "Three is an odd number"],
      right: 1,
      why: "The search stopped in the middle of an exchange. Quiescence search follows captures until the position is quiet.",
    },
  },
  {
    name: "deepening",
    practice: "deepening",
    title: "Iterative deepening",
    text: [
      "How deep can we search in the time we have? Nobody knows in advance. So search one ply deep, then two, then three, and play the best move of the last depth that was completed.",
      "It looks wasteful but is not: all the shallower searches together cost about 1/(b − 1) of the last one. And what each finds helps to order the moves of the next.",
    ],
    figure: { kind: "board", game: "connect_four", parameters: { rows: 5, columns: 6 }, against: "alphabeta" },
    caption: "An opponent that uses iterative deepening for a second per move; the depth it reached is shown below the board.",
    exercise: {
      question: "With 10 moves in each position, how much do the searches to depths 1 to 4 add to the cost of depth 5?",
      answers: ["About 11 %", "About 50 %", "They double it"],
      right: 0,
      why: "10 + 100 + 1,000 + 10,000 = 11,110, against 100,000.",
    },
  },
  {
    name: "lookup",
    practice: "retrograde",
    title: "Search versus lookup",
    text: [
      "What has been computed once can be looked up. Opening books hold good openings; endgame tables hold every position with few pieces, solved backwards from the end.",
      "A table never errs but costs memory; a search errs at its horizon and costs time. A transposition table combines them: the search remembers positions that it has already reached by another order of moves.",
    ],
    figure: { kind: "lookup" },
    caption: "The value of every move, by a search of a few plies and by a table of all positions. Play on, and let the search look deeper.",
    exercise: {
      question: "The tree of tic-tac-toe has 549,946 nodes. How many different positions are there?",
      answers: ["5,478", "54,994", "255,168"],
      right: 0,
      why: "Different orders of moves lead to the same position, which counts once: 5,478. (255,168 is the number of complete games.)",
    },
  },
  {
    name: "uct",
    practice: "uct,flat-monte-carlo,bandit,backpropagation",
    title: "Monte Carlo and UCT",
    text: [
      "Play the game out at random many times and count the wins. Moves that often win are probably good. This needs no evaluation function, only the rules.",
      "UCT spends its playouts where they are most informative: at each node it selects the child with the greatest mean plus an exploration bonus, which shrinks as the child is visited and slowly grows while it is not. The tree grows where the play is good.",
    ],
    figure: { kind: "look", game: "tic_tac_toe", algorithm: "mcts", settings: { iterations: 200, seed: 1 }, moves: ["a1", "b2"] },
    caption: "Two hundred simulations. Drag the slider to watch the tree grow, more in some places than in others.",
  },
  {
    name: "alphazero",
    practice: "puct,td",
    title: "AlphaZero",
    text: [
      "Replace the random playout with a guess: a network trained on many games estimates how good a position is and which moves look promising. The search improves on that guess, and the network learns to predict what the search finds. Each teaches the other, starting from nothing but the rules.",
      "The exploration bonus of a move is then proportional to its prior and shrinks with its visits (PUCT): promising moves are tried early, the others only when the promising ones disappoint.",
    ],
    figure: { kind: "alphazero" },
    caption: "With one simulation, the network's guess is all there is. With more, the visits move away from the prior and towards the moves with the best values.",
    exercise: {
      question: "What is the network trained to predict?",
      answers: ["Moves of human masters", "The visit counts of its own search, and who won", "The number of legal moves"],
      right: 1,
      why: "The search plays better than the network alone, so its visit counts are a better policy to learn from; the outcome of the game trains the value.",
    },
  },
  {
    name: "chance",
    practice: "chance,depth-limited-chance",
    title: "Chance: expectimax and expectiminimax",
    text: [
      "Dice have no intentions. Where chance moves, the value of a node is the average of its children, weighted by their probabilities. With MAX and MIN as well, this is expectiminimax.",
      "Averages depend on how large the values are, not only on their order: an evaluation that ranks all positions correctly but distorts the distances between them can change the chosen move. Only a positive linear transformation, multiplying all values by the same positive number or adding the same number to all, leaves every choice unchanged.",
    ],
    figure: {
      kind: "tree",
      spec: '[{"chance":[["1/2",[8,10]],["1/2",[-2,4]]]},{"chance":[["1/4",[20,24]],["3/4",[0,1]]]},[3,5]]',
      algorithm: "expectiminimax",
    },
    caption: "Circles are chance nodes, and the numbers on their branches are probabilities.",
    exercise: {
      question: "A move leads to 8 with probability 1/2, to 24 with probability 1/3 and to −12 with probability 1/6. What is its expected value?",
      answers: ["8", "10", "20/3"],
      right: 1,
      why: "4 + 8 − 2 = 10.",
    },
  },
  {
    name: "optimism",
    title: "Optimism and pessimism",
    text: [
      "Minimax assumes an opponent who never errs, expectimax one who moves at random. Either assumption can be wrong.",
      "In the ghost chase, an eater that takes a random ghost for an adversary is more careful than necessary; what that costs depends on the maze, and in this small one the scores hardly differ. An eater that takes an adversary for a random ghost runs straight into it.",
    ],
    figure: { kind: "ghosts" },
    caption: "Mean scores of two eaters against two ghosts, played live.",
    exercise: {
      question: "Which mistake costs more?",
      answers: ["Pessimism against a random ghost", "Optimism against an adversary"],
      right: 1,
      why: "The pessimist's guarantee holds against any opponent; the optimist's average holds only if its model of the opponent is right.",
    },
  },
  {
    name: "hidden",
    practice: "belief",
    title: "Hidden information and beliefs",
    text: [
      "If cards are hidden, several positions look the same to a player: they form an information set, and a strategy must treat them alike. What a player can do is maintain a belief: for each position consistent with the observations so far, how likely it is.",
      "It is tempting to search each of these positions as if nothing were hidden and to average the results. But this goes wrong in an instructive way: such a search assumes that it will later know what it will never know.",
    ],
    figure: { kind: "board", game: "kuhn_poker", against: "ismcts" },
    caption: "Kuhn poker: three cards, one bet. You see only your own card.",
    exercise: {
      question: "You hold the queen in Kuhn poker; the jack and the king are left. Your opponent bets a king three times in four and a jack one time in four, and now checks. How likely is it that your opponent holds the king?",
      answers: ["1/2", "1/4", "3/4"],
      right: 1,
      why: "By Bayes' rule: your opponent checks one time in four with the king and three times in four with the jack, and both cards were equally likely. So the odds are 1/4 : 3/4. A belief is updated by what others do.",
    },
  },
  {
    name: "regret",
    practice: "regret,reply,equilibrium,biased",
    title: "Regret matching",
    text: [
      "After each game, ask how much better each action would have done than the one you played. Summed over all games, that is your regret for the action. Next time, play each action with a probability proportional to its positive regret; if no regret is positive, play all actions with equal probability.",
      "Two players who do this in rock paper scissors chase each other in circles. But their average strategies converge to one third each: the equilibrium.",
    ],
    figure: { kind: "regret" },
    caption: "The current strategy keeps swinging; the average settles at 1/3.",
    exercise: {
      question: "You played rock, your opponent paper. A win counts 1, a loss −1. What is your regret for scissors?",
      answers: ["1", "2", "0"],
      right: 1,
      why: "Scissors would have won 1, and rock lost 1: 1 − (−1) = 2.",
    },
  },
  {
    name: "cfr",
    practice: "cfr",
    title: "Kuhn poker and CFR",
    text: [
      "Counterfactual regret minimization runs regret matching at every information set at once, weighting each regret by the probability that chance and the other players bring the game there.",
      "The average strategy becomes unexploitable: even an opponent who knows it gains nothing. The current strategy does not; watch the two curves diverge.",
    ],
    figure: { kind: "kuhn" },
    caption: "What a best response gains against the average and against the last strategy. You can play against the average strategy at any iteration.",
    exercise: {
      question: "The first player's value in Kuhn poker is −1/18. Why would anybody bluff with the jack?",
      answers: ["To win the pot when a queen folds", "The jack wins at showdown", "It makes no difference"],
      right: 0,
      why: "If a bet always meant a king, a queen would always fold; bluffs are what gets the king's bets called.",
    },
  },
];
