// The kinds of live figures: the component of each, loaded when a lesson shows it.
import type { Component } from "svelte";
import { scalar, type Scalars } from "../lib/address.svelte";

export type Options = Record<string, string>;

/** Every figure may take `light`, and call it with the tags of its current event: "min update". */
export interface Lighting {
  light?: (tags: string) => void;
}

type Shown = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };
type Kind = (options: Options) => Promise<Shown>;

/** A kind of figure; `props` reads the options that a lesson gives it. */
function kind<P extends object>(load: () => Promise<{ default: Component<P> }>, props: (options: Options) => P): Kind {
  return async (options) => {
    const { default: component } = await load();
    return { component: component as unknown as Shown["component"], props: props(options) as Record<string, unknown> };
  };
}

function scalars(options: Options, besides: string[] = []): Scalars {
  const given = Object.entries(options).filter(([name]) => !besides.includes(name));
  return Object.fromEntries(given.map(([name, text]) => [name, scalar(text)]));
}

/** `rows=5,columns=6` */
function parameters(text = ""): Scalars {
  const pairs = text.split(",").filter(Boolean).map((one) => one.split("=") as [string, string]);
  return Object.fromEntries(pairs.map(([name, value]) => [name.trim(), scalar((value ?? "").trim())]));
}

function listed(text = ""): string[] {
  return text.split(",").map((one) => one.trim()).filter(Boolean);
}

const nothing = (): Record<string, never> => ({});
const given = (options: Options): { options: Options } => ({ options });

export const FIGURES: Record<string, Kind> = {
  tree: kind(
    () => import("./TreeFigure.svelte"),
    (options) => ({
      place: { game: { name: "tree", parameters: { spec: options.spec ?? "" } } },
      algorithm: options.algorithm ?? "minimax",
      settings: scalars(options, ["spec", "algorithm"]),
    }),
  ),
  look: kind(
    () => import("./TreeFigure.svelte"),
    (options) => ({
      place: { game: { name: options.game ?? "", parameters: parameters(options.parameters) }, moves: listed(options.moves) },
      algorithm: options.algorithm ?? "plain",
      settings: scalars(options, ["game", "parameters", "moves", "algorithm"]),
    }),
  ),
  board: kind(
    () => import("./BoardFigure.svelte"),
    (options) => ({ game: options.game ?? "", parameters: parameters(options.parameters), against: options.against ?? "auto", ...(options.state ? { state: options.state } : {}) }),
  ),
  ordering: kind(() => import("./OrderingFigure.svelte"), nothing),
  lookup: kind(() => import("./LookupFigure.svelte"), nothing),
  alphazero: kind(() => import("./AlphaZeroFigure.svelte"), nothing),
  regret: kind(() => import("./RegretFigure.svelte"), given),
  kuhn: kind(() => import("./KuhnFigure.svelte"), given),
  ghosts: kind(() => import("./GhostsFigure.svelte"), given),
  mcts: kind(() => import("./MctsFigure.svelte"), given),
  backup: kind(() => import("./BackupFigure.svelte"), given),
  deepening: kind(() => import("./DeepeningFigure.svelte"), given),
  retrograde: kind(() => import("./RetrogradeFigure.svelte"), given),
  feasibility: kind(() => import("./FeasibilityFigure.svelte"), given),
  noise: kind(() => import("./NoiseFigure.svelte"), given),
  features: kind(() => import("./FeaturesFigure.svelte"), given),
  strength: kind(() => import("./StrengthFigure.svelte"), given),
  bandit: kind(() => import("./BanditFigure.svelte"), given),
  bucket: kind(() => import("./BucketFigure.svelte"), given),
  alliances: kind(() => import("./AlliancesFigure.svelte"), given),
};

/** A figure that reads its options by itself, and can do without any. */
export interface FigureProps extends Lighting {
  options?: Options;
}

/** A number among the options, or what it is unless given. */
export function numberOf(options: Options, name: string, otherwise: number): number {
  const value = Number(options[name]);
  return options[name] && Number.isFinite(value) ? value : otherwise;
}
