// Sounds for moves and for the end of a game: off unless switched on, and made here, from nothing.
import { recall, remember } from "./remembered";

const KEY = "sounds";
const MOVE: Note[] = [{ pitch: 620, at: 0, length: 0.05 }];
const END: Note[] = [
  { pitch: 392, at: 0, length: 0.16 },
  { pitch: 523, at: 0.15, length: 0.3 },
];

interface Note {
  pitch: number;
  at: number;
  length: number;
}

class Sounds {
  on = $state(recall(KEY) === "on");
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    remember(KEY, this.on ? "on" : "off");
    this.move();
  }

  move(): void {
    this.play(MOVE);
  }

  end(): void {
    this.play(END);
  }

  private play(notes: Note[]): void {
    if (!this.on) return;
    try {
      this.context ??= new AudioContext();
      void this.context.resume();
      for (const note of notes) this.sound(this.context, note);
    } catch {
      // There is no way to make sounds here.
    }
  }

  private sound(context: AudioContext, { pitch, at, length }: Note): void {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch, begin);
    loudness.gain.setValueAtTime(0.18, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

export const sounds = new Sounds();
