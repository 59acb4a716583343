// The lessons, in the order of the lectures: short texts, each with a figure and an exercise.
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

export type Exercise =
  | { kind: "cuts"; depth: number }
  | { kind: "value"; depth: number }
  | { kind: "uct" }
  | { kind: "choice"; question: string; answers: string[]; right: number; why: string };

export interface Lesson {
  name: string;
  title: string;
  text: string[];
  figure: Figure;
  caption: string;
  exercise: Exercise;
  /** What there are sheets of exercises on. */
  practice?: string;
}

export const LESSONS: Lesson[] = [
  {
    name: "games",
    title: "Games and strategies",
    text: [
      "A game is fully told by six things: where it starts, whose turn it is, which moves are legal, where a move leads, when it is over, and what the end is worth to each player.",
      "A strategy answers every position with a move, so it is far more than a plan: it has to know what to do after each reply. Zermelo showed in 1913 that in a finite game without luck and without secrets one side can force a win, or both can force at least a draw.",
    ],
    figure: { kind: "board", game: "nim", against: "auto" },
    caption: "Nim: take as many as you like from one pile; whoever takes the last one wins. You move first.",
    exercise: {
      kind: "choice",
      question: "Two piles of equal size are left in Nim and it is your opponent's turn. Who wins?",
      answers: ["You do", "Your opponent does", "It depends on the size"],
      right: 0,
      why: "Whatever is taken from one pile, take the same from the other: you always have an answer, so the last one is yours.",
    },
  },
  {
    name: "minimax",
    practice: "minimax",
    title: "Game trees and minimax",
    text: [
      "Draw every move as a branch and every position as a node. The leaves are the ends of the game, and their worth is known. MAX wants much, MIN wants little, and both know it.",
      "So the worth of a node follows from below: the greatest value of its children where MAX moves, the least where MIN does. The value that arrives at the root is what both can make sure of.",
    ],
    figure: { kind: "tree", spec: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "minimax" },
    caption: "Step through it: values are passed up as soon as all children of a node are known.",
    exercise: { kind: "value", depth: 2 },
  },
  {
    name: "players",
    practice: "maxn",
    title: "Several players",
    text: [
      "With three players a single number is not enough: a leaf says what it is worth to each. Whoever moves takes the child that is best for himself, and passes the whole list up. That is max^n.",
      "There is no longer one safe value. A player who does not care between two moves can decide who of the others wins, and much depends on what one expects of people who have nothing to gain.",
    ],
    figure: {
      kind: "tree",
      spec: '[[[{"utility":[1,2,6]},{"utility":[4,2,3]}],[{"utility":[6,1,2]},{"utility":[7,4,1]}]],[[{"utility":[5,1,1]},{"utility":[1,5,2]}],[{"utility":[7,7,1]},{"utility":[5,4,5]}]]]',
      algorithm: "maxn",
    },
    caption: "Three players take turns; each node shows what all of them get.",
    exercise: {
      kind: "choice",
      question: "Two leaves, (1, 5, 3) and (4, 5, 0): player 2 is to move. What will he play?",
      answers: ["The first", "The second", "It can't be told"],
      right: 2,
      why: "Both give him 5. Max^n needs a rule for ties, and players 1 and 3 hang on it.",
    },
  },
  {
    name: "alpha-beta",
    practice: "alpha-beta",
    title: "Alpha-beta",
    text: [
      "Much of a tree can't matter. Once MIN has found an answer to your move that is worse than what you have already, the move is refuted, however good for you the other answers may be: stop looking.",
      "Alpha is what MAX is sure of on the way down, beta what MIN is sure of. Where they meet, the rest of the node is cut off, and the value at the root stays what minimax would say.",
    ],
    figure: { kind: "tree", spec: "[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7],[5]]]", algorithm: "plain" },
    caption: "Choose a dashed branch to read why it was cut. Choose a leaf, change its value, and see the cuts move.",
    exercise: { kind: "cuts", depth: 3 },
  },
  {
    name: "ordering",
    practice: "ordering",
    title: "Move ordering",
    text: [
      "How much is cut depends on luck, and luck can be helped. If the best move is looked at first everywhere, alpha-beta visits about the square root of what minimax visits: with the same time it looks twice as deep.",
      "If the worst comes first there is hardly anything to cut: nothing in a tree of three plies, and from four plies on only what a bound from far above still reaches. So programs try captures first, and moves that have cut elsewhere at the same depth.",
    ],
    figure: { kind: "ordering" },
    caption: "One tree, its moves in three orders; the value is the same in all.",
    exercise: {
      kind: "choice",
      question: "A game has about 36 moves everywhere. How many leaves does perfectly ordered alpha-beta visit at depth 4, roughly?",
      answers: ["36 × 4", "2 × 36²", "36³", "36⁴ / 2"],
      right: 1,
      why: "With the best moves first it is b^(d/2) on each side: 36² + 36² − 1 leaves.",
    },
  },
  {
    name: "horizon",
    title: "Cut-off, evaluation and the horizon",
    text: [
      "Real games are too deep to search to the end. At some depth the search stops and asks for an estimate instead: material, mobility, whatever speaks for winning.",
      "What lies just behind the horizon is not seen. A program may push a loss past it with a useless sacrifice and believe it has escaped. Searching on where the position is not quiet helps.",
    ],
    figure: { kind: "look", game: "connect_four", algorithm: "plain", settings: { depth: 3 }, moves: ["4", "4", "4", "3"] },
    caption: "Connect Four three plies deep. The leaves are estimates, not results.",
    exercise: {
      kind: "choice",
      question: "A search of 3 plies sees that it wins a pawn with its own last move. Why should it not trust that?",
      answers: ["Pawns are worth little", "The reply may win the piece that took it", "Three is an odd number"],
      right: 1,
      why: "The exchange is cut in the middle. Quiescence search follows captures until nothing is hanging.",
    },
  },
  {
    name: "deepening",
    title: "Progressive deepening",
    text: [
      "How deep can we search in the time we have? Nobody knows beforehand. So search one ply deep, then two, then three, and play the best move of the last depth that was finished.",
      "It looks wasteful and is not: all shallow searches together cost about 1/(b − 1) of the last one. And what they found orders the moves of the next.",
    ],
    figure: { kind: "board", game: "connect_four", parameters: { rows: 5, columns: 6 }, against: "alphabeta" },
    caption: "An opponent that deepens for a second a move; under the board it says how deep it came.",
    exercise: {
      kind: "choice",
      question: "With 10 moves in each position, what do the searches of depths 1 to 4 add to that of depth 5?",
      answers: ["About 11 %", "About 50 %", "They double it"],
      right: 0,
      why: "10 + 100 + 1,000 + 10,000 against 100,000.",
    },
  },
  {
    name: "lookup",
    title: "Search versus lookup",
    text: [
      "What has been worked out once can be looked up. Books hold good openings; tables hold every position with few pieces, computed backwards from the ends.",
      "A table never errs and costs memory; a search errs at its horizon and costs time. A transposition table is both: a search that remembers what it has met by another order of moves.",
    ],
    figure: { kind: "lookup" },
    caption: "Every move twice: by a search that sees a few plies, and by a table of all positions. Play on, and let the search see further.",
    exercise: {
      kind: "choice",
      question: "Tic-tac-toe has 549,946 nodes in its tree. How many different positions are there?",
      answers: ["5,478", "54,994", "255,168"],
      right: 0,
      why: "Orders of moves that lead to the same position are counted once: 5,478. (255,168 is the number of games.)",
    },
  },
  {
    name: "uct",
    practice: "uct",
    title: "Monte Carlo and UCT",
    text: [
      "Play the game out at random, many times, and count. Moves that often win are probably good. It needs no evaluation, only the rules.",
      "UCT spends its playouts where they tell most: each time it goes down to the child with the greatest average plus a bonus that shrinks with visits and grows, slowly, with neglect. The tree grows where the play is good.",
    ],
    figure: { kind: "look", game: "tic_tac_toe", algorithm: "mcts", settings: { iterations: 200, seed: 1 }, moves: ["a1", "b2"] },
    caption: "Two hundred simulations. Drag the slider to see the tree grow lopsided.",
    exercise: { kind: "uct" },
  },
  {
    name: "alphazero",
    title: "AlphaZero",
    text: [
      "Replace the random playout by a guess: a network that has seen many games says how good a position is, and which moves look promising. The search improves on the guess, and the network learns to guess what the search found. Each teaches the other, from nothing but the rules.",
      "The bonus of a move is then in proportion to its prior and shrinks with its visits (PUCT): promising moves are tried early, and the rest wait until the averages disagree.",
    ],
    figure: { kind: "alphazero" },
    caption: "With one simulation the network's guess is all there is. With more of them, visits leave the prior and follow the value.",
    exercise: {
      kind: "choice",
      question: "What is the network trained to predict?",
      answers: ["The moves of masters", "The visits of its own search, and who won", "The number of legal moves"],
      right: 1,
      why: "The search is better than the network alone, so its visits are a better policy to imitate; the result of the game trains the value.",
    },
  },
  {
    name: "chance",
    practice: "chance",
    title: "Chance: expectimax and expectiminimax",
    text: [
      "Dice have no intentions. Where chance moves, the worth of a node is the average of its children, each weighted with its probability. Between MAX and MIN this is expectiminimax.",
      "Averages care about how large values are, not only about their order: an evaluation that ranks all positions rightly but bends the distances between them can change the move. Only multiplying all values by the same positive number, or adding a number to all, changes nothing.",
    ],
    figure: {
      kind: "tree",
      spec: '[{"chance":[["1/2",[8,10]],["1/2",[-2,4]]]},{"chance":[["1/4",[20,24]],["3/4",[0,1]]]},[3,5]]',
      algorithm: "expectiminimax",
    },
    caption: "Circles are chance, and the numbers on their branches are probabilities.",
    exercise: {
      kind: "choice",
      question: "A move leads to 8 with probability 1/2, to 24 with 1/3 and to −12 with 1/6. What is it worth?",
      answers: ["8", "10", "20/3"],
      right: 1,
      why: "4 + 8 − 2 = 10.",
    },
  },
  {
    name: "optimism",
    title: "Optimism and pessimism",
    text: [
      "Minimax expects an opponent who never errs, expectimax one who does not care. Either can be wrong about the world.",
      "In the ghost chase an eater who takes a random ghost for an adversary is more careful than need be; what that costs depends on the maze, and in this small one the scores hardly differ. One who takes an adversary for a random ghost runs into its arms.",
    ],
    figure: { kind: "ghosts" },
    caption: "Mean scores of two eaters against two ghosts, played while you watch.",
    exercise: {
      kind: "choice",
      question: "Which mistake costs more?",
      answers: ["Pessimism against a random ghost", "Optimism against an adversary"],
      right: 1,
      why: "The pessimist's guarantee holds against everybody; the optimist's average holds only if the world is as he thinks.",
    },
  },
  {
    name: "hidden",
    title: "Hidden information and belief",
    text: [
      "If cards are hidden, several positions look the same: an information set. A strategy may not tell them apart. What a player can do is to believe: to keep, for each position that fits all he has seen, how likely it is.",
      "Searching each of these positions as if all were open and averaging the results is tempting, and goes wrong in a telling way: it thinks it will know later what it will never know.",
    ],
    figure: { kind: "board", game: "kuhn_poker", against: "ismcts" },
    caption: "Kuhn poker: three cards, one bet. You see your card alone.",
    exercise: {
      kind: "choice",
      question: "You hold the queen in Kuhn poker; jack and king are left. Your opponent bets a king three times in four and a jack one time in four, and now checks. How likely is it that he holds the king?",
      answers: ["1/2", "1/4", "3/4"],
      right: 1,
      why: "Bayes: he checks one time in four with the king and three times in four with the jack, and both cards were equally likely. So 1/4 : 3/4. A belief is updated by what others do.",
    },
  },
  {
    name: "regret",
    practice: "regret,reply",
    title: "Regret matching",
    text: [
      "After each game, ask of every action what it would have brought more than what you played. Add that up: it is your regret. Next time play each action in proportion to its regret, if that is positive; where none is, play all actions alike.",
      "Two players who do this on rock paper scissors run in circles. But the average of what they played goes to one third each: the equilibrium.",
    ],
    figure: { kind: "regret" },
    caption: "What is played keeps swinging; its average settles at 1/3.",
    exercise: {
      kind: "choice",
      question: "You played rock, the other played paper. A win counts 1, a loss −1. What is your regret for scissors?",
      answers: ["1", "2", "0"],
      right: 1,
      why: "Scissors would have won 1, rock lost 1: 1 − (−1) = 2.",
    },
  },
  {
    name: "cfr",
    title: "Kuhn poker and CFR",
    text: [
      "Counterfactual regret minimization runs regret matching at every information set at once, weighting each regret with how likely the others and chance are to bring the game there.",
      "The average strategy becomes unexploitable: even an opponent who knows it gains nothing. The last strategy does not; see how the two curves part.",
    ],
    figure: { kind: "kuhn" },
    caption: "What a best response gains against the average and against the last strategy. Play against the average at any iteration.",
    exercise: {
      kind: "choice",
      question: "The first player's value in Kuhn poker is −1/18. Why would anybody bluff with the jack?",
      answers: ["To win the pot now and then when a queen folds", "The jack wins at showdown", "It makes no difference"],
      right: 0,
      why: "If bets always meant a king, queens would always fold; bluffs keep the king's bets paid.",
    },
  },
];
