/** One call for chance: what was asked and what came. `values` are 1..sides. */
export interface Draw {
  label: string;
  sides: number;
  values: number[];
}

/** The only way rules reach chance. */
export interface Rng {
  /** `count` independent values in 1..sides; `label` says what they are for ("attack ukraine 1"). */
  roll(label: string, count: number, sides: number): number[];
}

/** One die: `index` counts the dice of the entry from 0, so no two dice of an entry share their input. */
export type Die = (label: string, index: number, sides: number) => number;

export interface Recorder extends Rng {
  readonly draws: Draw[];
}

/** Rolls with `die` and keeps what it rolled. */
export function recorder(die: Die): Recorder {
  const draws: Draw[] = [];
  let index = 0;
  return {
    draws,
    roll(label, count, sides) {
      const values: number[] = [];
      for (let i = 0; i < count; i++) {
        const value = die(label, index++, sides);
        if (!Number.isInteger(value) || value < 1 || value > sides) {
          throw new RangeError(`die "${label}" gave ${value}, not 1..${sides}`);
        }
        values.push(value);
      }
      if (count > 0) draws.push({ label, sides, values });
      return values.slice();
    },
  };
}

/** The rules asked for other dice than the log holds: they are not the rules the game was played under. */
export class TapeMismatch extends Error {
  override name = 'TapeMismatch';
}

export interface Tape extends Rng {
  /** Throws when recorded draws were left over. */
  end(): void;
}

/** Plays recorded draws back and throws `TapeMismatch` when the rules ask for anything else. */
export function tape(draws: readonly Draw[]): Tape {
  let next = 0;
  return {
    roll(label, count, sides) {
      if (count === 0) return [];
      const draw = draws[next++];
      if (!draw || draw.label !== label || draw.sides !== sides || draw.values.length !== count) {
        const had = draw ? `"${draw.label}" ${draw.values.length}d${draw.sides}` : 'nothing';
        throw new TapeMismatch(`asked for "${label}" ${count}d${sides}, recorded was ${had}`);
      }
      return draw.values.slice();
    },
    end() {
      if (next < draws.length) throw new TapeMismatch(`${draws.length - next} recorded draws were not asked for`);
    },
  };
}

/** A seeded generator in 0 <= x < 1 (sfc32) for bots, fuzzing and demos; never for a table's dice. */
export function seeded(seed: number | string): () => number {
  let h = 0x811c9dc5;
  for (const ch of String(seed)) h = Math.imul(h ^ ch.charCodeAt(0), 0x01000193);
  let a = h | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let d = 1;
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A die from a seeded generator. */
export const seededDie =
  (random: () => number): Die =>
  (_label, _index, sides) =>
    1 + Math.floor(random() * sides);

/** Dice read from a list, for tests and `adjudicate`; running out throws. */
export function scriptedDie(values: readonly number[]): Die & { left(): number } {
  let next = 0;
  const die = (label: string, _index: number, sides: number) => {
    const value = values[next++];
    if (value === undefined) throw new RangeError(`no scripted die left for "${label}" (1..${sides})`);
    return value;
  };
  return Object.assign(die, { left: () => values.length - next });
}
