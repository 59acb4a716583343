// Generated from the messages in src/zermelo/web by `make protocol`; do not edit.

export interface Piece {
  symbol: string;
  owner: number;
  figure: string;
  note: string;
}

export interface Square {
  name: string;
  tint: string;
  note: string;
  owner: number;
  houses: number;
  visitors: number[];
}

export interface GridPart {
  kind: "grid";
  rows: number;
  columns: number;
  cells: (Piece | null)[];
  shape: string;
  rowLabels: string[];
  columnLabels: string[];
  title: string;
  tints: string[];
  names: string[];
  chequered: boolean;
  stars: number[];
  sides: number[];
  territory: number[];
  lines: number[][];
  threatened: number[];
  ends: (Piece | null)[];
}

export interface CircuitPart {
  kind: "circuit";
  squares: Square[];
  title: string;
}

export interface PilesPart {
  kind: "piles";
  counts: number[];
  labels: string[];
  title: string;
}

export interface PointsPart {
  kind: "points";
  counts: number[];
  owners: number[];
  labels: string[];
  title: string;
  bar: number[];
  off: number[];
}

export interface CardsPart {
  kind: "cards";
  cards: string[];
  owner: number;
  title: string;
  values: number[];
}

export interface ChipsPart {
  kind: "chips";
  bets: number[];
  stacks: number[];
  labels: string[];
  title: string;
}

export interface AmountsPart {
  kind: "amounts";
  counts: number[];
  labels: string[];
  owners: number[];
  title: string;
  unit: string;
}

export interface DicePart {
  kind: "dice";
  values: number[];
  owner: number;
  title: string;
}

export interface TextPart {
  kind: "text";
  text: string;
  title: string;
}

export interface NewsPart {
  kind: "news";
  text: string;
  title: string;
}

export interface GameName {
  name: string;
  parameters?: Record<string, string | number | boolean>;
  version?: string;
}

export interface Place {
  game: GameName;
  start?: string | null;
  moves?: string[];
}

export interface Seat {
  who?: string;
  settings?: Record<string, string | number | boolean>;
}

export interface TimeLimit {
  base: number;
  increment: number;
}

export interface AskPicture {
  type: "ask_picture";
  id: number;
  game: string;
}

export interface ReadRules {
  type: "read_rules";
  id: number;
  game: string;
}

export interface Open {
  type: "open";
  place: Place;
  seats?: Seat[];
  resume?: string | null;
  seed?: number | null;
  opponent?: string | null;
  clock?: TimeLimit | null;
}

export interface Play {
  type: "play";
  ply: number;
  move: string;
}

export interface Undo {
  type: "undo";
}

export interface Restart {
  type: "restart";
}

export interface Reseat {
  type: "reseat";
  seats: Seat[];
}

export interface SetClock {
  type: "set_clock";
  clock: TimeLimit | null;
}

export interface Edit {
  type: "edit";
  cells: string[];
  mover: number;
}

export interface ExportGame {
  type: "export_game";
  id: number;
  format: string;
}

export interface ImportGame {
  type: "import_game";
  id: number;
  text: string;
}

export interface ExportBoard {
  type: "export_board";
  id: number;
  ply: number;
}

export interface Suggest {
  type: "suggest";
}

export interface Hint {
  type: "hint";
}

export interface Invite {
  type: "invite";
  seat?: number | null;
}

export interface Revoke {
  type: "revoke";
  seat?: number | null;
}

export interface AllowAnalysis {
  type: "allow_analysis";
  allowed: boolean;
}

export interface Join {
  type: "join";
}

export interface CallMe {
  type: "call_me";
  name: string;
}

export interface Resign {
  type: "resign";
}

export interface Ask {
  type: "ask";
  what: string;
}

export interface Answer {
  type: "answer";
  agreed: boolean;
}

export interface Analyse {
  type: "analyse";
  ply: number;
  seconds?: number;
  algorithm?: string | null;
  iterations?: number | null;
}

export interface StopAnalysis {
  type: "stop_analysis";
}

export interface Evaluate {
  type: "evaluate";
  ply: number;
}

export interface ShowPlace {
  type: "show_place";
  id: number;
  place: Place;
}

export interface Preview {
  type: "preview";
  ply: number;
  moves: string[];
}

export interface Review {
  type: "review";
  seconds?: number;
}

export interface StopReview {
  type: "stop_review";
}

export interface Trace {
  type: "trace";
  id: number;
  place: Place;
  algorithm: string;
  settings?: Record<string, string | number | boolean>;
}

export interface Close {
  type: "close";
  id: number;
}

export interface Explain {
  type: "explain";
  id: number;
  node: number;
  step?: number | null;
}

export interface AsTree {
  type: "as_tree";
  id: number;
  place: Place;
  depth: number;
}

export interface Experiment {
  type: "experiment";
  id: number;
  subject: string;
  settings?: Record<string, string | number | boolean>;
}

export interface ListLessons {
  type: "list_lessons";
  id: number;
}

export interface ReadLesson {
  type: "read_lesson";
  id: number;
  address: string;
}

export interface Sheet {
  id: number;
  subjects: string[];
  seed: number;
  number: number;
  depth: number;
}

export interface MakeSheet extends Sheet {
  type: "make_sheet";
}

export interface ExportSheet extends Sheet {
  type: "export_sheet";
  format: string;
}

export interface OneExercise {
  id: number;
  subject: string;
  seed: number;
  number: number;
  depth: number;
}

export interface AskExercise extends OneExercise {
  type: "ask_exercise";
}

export interface AnswerExercise extends OneExercise {
  type: "answer_exercise";
  given: Record<string, string>;
}

export interface RevealExercise extends OneExercise {
  type: "reveal_exercise";
}

export interface ListPuzzles {
  type: "list_puzzles";
  id: number;
}

export interface AskPuzzle {
  type: "ask_puzzle";
  id: number;
  number: number;
}

export interface AnswerPuzzle {
  type: "answer_puzzle";
  id: number;
  number: number;
  answer?: string | null;
}

export interface PrintPuzzles {
  type: "print_puzzles";
  id: number;
  seed: number;
  number?: number;
  game?: string | null;
  grade?: number | null;
}

export interface ListWork {
  type: "list_work";
}

export interface Monitor {
  type: "monitor";
  id: number;
  work: string;
}

export interface ListPlayed {
  type: "list_played";
  id: number;
  work: string;
  first: number;
  second: number;
}

export interface OpenPlayed {
  type: "open_played";
  id: number;
  work: string;
  number: number;
}

export interface UctNode {
  parent: number;
  text: string;
  player: number;
  mover: number;
  moves: number;
}

export interface UctRound {
  path: number[];
  isNew: boolean;
  playout: string[];
  scores: number[];
}

export interface UctFigure {
  kind: "uct";
  names: string[];
  nodes: UctNode[];
  rounds: UctRound[];
  exploration: number;
  place: Place | null;
}

export interface RegretRound {
  strategy: number[];
  drawn: number;
  other: number;
  utilities: number[];
  regrets: number[];
  sums: number[];
  average: number[];
}

export interface RegretFigure {
  kind: "regret";
  actions: string[];
  players: RegretRound[][];
  reply: string[];
  replyValue: number;
}

export interface InformationSet {
  player: number;
  card: string;
  said: string[];
  actions: string[];
}

export interface CfrRound {
  regrets: number[][];
  strategy: number[][];
  average: number[][];
  exploitability: number;
}

export interface CfrFigure {
  kind: "cfr";
  names: string[];
  cards: string[];
  sets: InformationSet[];
  rounds: CfrRound[];
}

export interface RetrogradeCell {
  name: string;
  value: number;
  plies: number;
  leadsTo: number[];
  best: number;
}

export interface RetrogradeFigure {
  kind: "retrograde";
  rows: string[];
  columns: string[];
  cells: RetrogradeCell[];
}

export interface Feature {
  name: string;
  value: number;
  weight: number;
}

export interface FeaturesFigure {
  kind: "features";
  player: string;
  features: Feature[];
  unit: string;
  evaluation: number;
}

export interface Analysis extends SearchResult {
  type: "analysis";
  ply: number;
  rows: Row[];
  done: boolean;
  source: string;
  lookups: number;
  words: string;
  balance: number | null;
}

export interface Evaluated {
  type: "evaluated";
  ply: number;
  value: number;
  score: number;
  phase: number;
  phases: number;
  cells: number[];
  rest: number;
  terms: EvaluatedTerm[];
}

export interface EvaluatedTerm {
  cells: number[];
  amount: number;
}

export interface Explained {
  type: "explained";
  id: number;
  node: number;
  text: string;
  step: number | null;
}

export interface PlaceShown {
  type: "place_shown";
  id: number;
  title: string;
  names: string[];
  position: Position;
  editable: boolean;
  rolls: Roll[];
}

export interface Previewed {
  type: "previewed";
  ply: number;
  moves: string[];
  board: Part[];
  cells: number[];
}

export interface Reviewed {
  type: "reviewed";
  moves: ReviewedMove[];
  total: number;
  done: boolean;
  end: number | null;
}

export interface ReviewedMove {
  ply: number;
  mover: number;
  move: string;
  words: string;
  balance: number | null;
  best: string;
  line: string[];
  mark: string;
  note: string;
}

export interface Roll {
  text: string;
  probability: number;
}

export interface Row {
  text: string;
  cells: number[];
  value: number | null;
  bound: string;
  visits: number;
  line: string[];
  prior: number | null;
  source: string;
  book: number | null;
  words: string;
  label: string;
}

export interface SearchResult {
  algorithm: string;
  value: number | null;
  values: (number | null)[];
  depth: number;
  nodes: number;
  seconds: number;
  exact: boolean;
}

export interface Summary extends SearchResult {
  move: string;
  leaves: number;
  cutoffs: number;
}

export interface Traced {
  type: "traced";
  id: number;
  algorithm: string;
  perspective: number;
  names: string[];
  parent: number[];
  action: number[];
  text: string[];
  player: number[];
  kind: string[];
  value: (number | null)[];
  values: (number[] | null)[];
  alpha: (number | null)[];
  beta: (number | null)[];
  weight: number[];
  visits: number[];
  entered: number[];
  left: number[];
  marks: string[];
  unrecorded: number[];
  variation: number[];
  truncated: number;
  summary: Summary;
}

export interface TreeText {
  type: "tree_text";
  id: number;
  spec: string;
}

export interface Asked {
  type: "asked";
  id: number;
  title: string;
  question: string;
  deep: boolean;
  fields: Field[];
  tree: Traced | null;
  given: DataTable | null;
}

export interface Exercise {
  question: string;
  answer: string;
  tree: Traced | null;
  searched: Traced | null;
  given: DataTable | null;
  worked: DataTable | null;
}

export interface Exercises {
  type: "exercises";
  id: number;
  title: string;
  exercises: Exercise[];
}

export interface Field {
  name: string;
  label: string;
  kind: string;
  choices: string[];
}

export interface Judged {
  type: "judged";
  id: number;
  right: boolean;
  readable: boolean;
  text: string;
  wrong: string[];
}

export interface Revealed {
  type: "revealed";
  id: number;
  answer: string;
  right: Record<string, string>;
  searched: Traced | null;
  worked: DataTable | null;
}

export interface SheetFile {
  type: "sheet_file";
  id: number;
  name: string;
  content: string;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  kind: string;
  popular: boolean;
  players: number;
  zeroSum: boolean;
  chance: boolean;
  hidden: boolean;
  parameters: Parameter[];
}

export interface GameRules {
  type: "game_rules";
  id: number;
  rules: string;
  moves: string;
  history: string;
}

export interface Parameter {
  name: string;
  default: string | number | boolean;
  choices: string[];
  about: string;
}

export interface Picture {
  type: "picture";
  id: number;
  board: Part[];
  names: string[];
  moving: boolean;
}

export interface PlayerInfo {
  name: string;
  about: string;
  settings: SettingInfo[];
  traces: boolean;
}

export interface Problem {
  name: string;
  text: string;
}

export interface SettingInfo {
  name: string;
  about: string;
  least: number;
  most: number;
  choices: string[];
  whole: boolean;
}

export interface Welcome {
  type: "welcome";
  games: GameInfo[];
  kinds: string[];
  players: PlayerInfo[];
  subjects: Record<string, string>;
  formats: Record<string, string>;
  networks: string[];
  networkProblem: string;
  guest: boolean;
}

export interface Yours {
  type: "yours";
  games: GameInfo[];
  players: PlayerInfo[];
  problems: Problem[];
}

export interface CodeBlock {
  kind: "code";
  code: string;
}

export interface Contents {
  type: "contents";
  id: number;
  parts: string[];
  lessons: LessonInfo[];
  systems: LessonInfo[];
}

export interface DataTable {
  columns: string[];
  rows: string[][];
  title: string;
}

export interface ExperimentResult {
  type: "experiment_result";
  id: number;
  iterations: number[];
  series: Record<string, number[]>;
  strategy: Record<string, Record<string, number>>;
  done: boolean;
  table: DataTable | null;
  figure: UctFigure | RegretFigure | CfrFigure | RetrogradeFigure | FeaturesFigure | null;
}

export interface FigureBlock {
  kind: "figure";
  figure: string;
  options: Record<string, string>;
  caption: string;
  name: string;
  lines: PseudocodeLine[];
}

export interface LessonInfo {
  address: string;
  title: string;
  summary: string;
  part: string;
  week: number;
  year: string;
  lectures: string;
  textbook: string;
  exercises: string[];
  figure: string;
  options: Record<string, string>;
}

export interface LessonPage {
  type: "lesson_page";
  id: number;
  info: LessonInfo;
  goals: string[];
  blocks: (ProseBlock | MathBlock | PseudocodeBlock | FigureBlock | CodeBlock | NoteBlock)[];
  before: LessonInfo | null;
  after: LessonInfo | null;
}

export interface MathBlock {
  kind: "math";
  tex: string;
}

export interface NoteBlock {
  kind: "note";
  html: string;
}

export interface ProseBlock {
  kind: "prose";
  html: string;
}

export interface PseudocodeBlock {
  kind: "pseudocode";
  name: string;
  lines: PseudocodeLine[];
}

export interface PseudocodeLine {
  text: string;
  tag: string;
}

export interface PuzzleAsked {
  type: "puzzle_asked";
  id: number;
  number: number;
  question: string;
  place: Place;
  choices: PuzzleChoice[];
}

export interface PuzzleChoice {
  answer: string;
  words: string;
}

export interface PuzzleInfo {
  game: string;
  title: string;
  grade: number;
}

export interface PuzzleJudged {
  type: "puzzle_judged";
  id: number;
  right: boolean;
  text: string;
  line: string[];
}

export interface Puzzles {
  type: "puzzles";
  id: number;
  puzzles: PuzzleInfo[];
  grades: string[];
}

export interface ClocksShown {
  type: "clocks";
  limit: TimeLimit | null;
  left: number[];
  running: number | null;
}

export interface GameFile {
  type: "game_file";
  id: number;
  name: string;
  content: string;
}

export interface Hinted {
  type: "hinted";
  ply: number;
  move: Legal;
}

export interface ImportedGame {
  title: string;
  place: Place;
}

export interface ImportedGames {
  type: "imported_games";
  id: number;
  games: ImportedGame[];
}

export interface Last {
  mover: number;
  text: string;
  cells: number[];
  seconds: number;
  value: number | null;
  why: string;
  words: string;
}

export interface Legal {
  text: string;
  cells: number[];
  words: string;
}

export interface Opened {
  type: "opened";
  place: Place;
  title: string;
  names: string[];
  seats: Seat[];
  resume: string | null;
  bounds: [number, number] | null;
  searchable: boolean;
  evaluated: boolean;
  editable: boolean;
  palette: Piece[];
  files: string[];
}

export interface Outdated {
  type: "outdated";
  text: string;
}

export interface People {
  type: "people";
  people: Person[];
  you: number;
  key: string | null;
  analysis: boolean;
  asked: string;
  asker: number;
  answers: boolean;
  offers: string[];
  network: boolean;
}

export interface Person {
  seats: number[];
  name: string;
  here: boolean;
  guest: boolean;
  links: string[];
}

export interface Position {
  board: Part[];
  mover: number;
  viewer: number | null;
  yours: boolean;
  legal: Legal[];
  more: number;
  laying: boolean;
  last: Last | null;
  utilities: number[] | null;
  state: string | null;
  reason: string;
}

export interface Positions {
  type: "positions";
  first: number;
  positions: Position[];
}

export interface Revoked {
  type: "revoked";
}

export interface Seated {
  type: "seated";
  seats: Seat[];
}

export interface Status {
  type: "status";
  thinking: number | null;
  compiling: boolean;
  fullSpeed: number | null;
}

export interface CrossTable {
  players: number[];
  names: string[];
  cells: string[][];
}

export interface PlayedGame {
  number: number;
  players: string[];
  result: string;
  reason: string;
}

export interface PlayedGames {
  type: "played_games";
  id: number;
  games: PlayedGame[];
  total: number;
}

export interface PlotData {
  title: string;
  series: Record<string, (number | null)[]>;
  logarithmic: boolean;
}

export interface Progress {
  type: "progress";
  work: WorkInfo;
  steps: number[];
  step: string;
  plots: PlotData[];
  tables: DataTable[];
  cross: CrossTable | null;
  seconds: number[];
  id: number;
}

export interface WorkInfo {
  key: string;
  kind: string;
  game: string;
  about: string;
  file: string;
  state: string;
  started: number | null;
  changed: number | null;
  done: number;
  total: number | null;
  unit: string;
  result: string;
  courseOf: string;
  course: number[];
  failure: string;
}

export interface WorkList {
  type: "work_list";
  works: WorkInfo[];
}

export interface Failed {
  type: "failed";
  text: string;
  id: number | null;
}

export type FromPage = AskPicture | ReadRules | Open | Play | Undo | Restart | Reseat | SetClock | Edit | ExportGame | ImportGame | ExportBoard | Suggest | Hint | Invite | Revoke | AllowAnalysis | CallMe | Resign | Ask | Answer | Analyse | StopAnalysis | Evaluate | ShowPlace | Preview | Review | StopReview | Trace | Close | Explain | AsTree | Experiment | ListLessons | ReadLesson | MakeSheet | ExportSheet | AskExercise | AnswerExercise | RevealExercise | ListPuzzles | AskPuzzle | AnswerPuzzle | PrintPuzzles | ListWork | Monitor | ListPlayed | OpenPlayed;

export type FromGuest = Join | Play | CallMe | Resign | Ask | Answer | Analyse | StopAnalysis;

export type ToPage = Welcome | Picture | GameRules | Yours | Opened | Outdated | GameFile | ImportedGames | Positions | Seated | People | Revoked | ClocksShown | Hinted | Status | Analysis | Evaluated | PlaceShown | Previewed | Reviewed | Traced | Explained | TreeText | Contents | LessonPage | ExperimentResult | Exercises | SheetFile | Asked | Judged | Revealed | Puzzles | PuzzleAsked | PuzzleJudged | WorkList | Progress | PlayedGames | Failed;

export type Part = GridPart | CircuitPart | PilesPart | PointsPart | CardsPart | ChipsPart | AmountsPart | DicePart | TextPart | NewsPart;
