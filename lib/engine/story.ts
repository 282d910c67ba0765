import type { BattleAt, BattleNote, BattlePart, Chronicle, Lost, Throw } from './chronicle';
import type { Kinds, Language, Moment } from './game';

/** Dice of somebody, all together. */
export interface Tally {
  dice: number;
  hits: number;
  expected: number;
  variance: number;
}

/** A battle from its first shot to its end. */
export interface Battle {
  space: string;
  /** What kind of battle, in words. */
  name: string;
  /** The entry it began with, and the last that told of it. */
  from: number;
  to: number;
  moment: Moment;
  attackers: string[];
  defenders: string[];
  rounds: number;
  lost: Record<BattlePart, Lost[]>;
  /** Value of all that each side lost. */
  value: Record<BattlePart, number>;
  luck: Record<BattlePart, Tally>;
  /** open: it is still on. none: nobody is left, or all are. */
  winner: BattlePart | 'none' | 'open';
  retreated: BattlePart | null;
  /** The attacker holds the space behind it. */
  isTaken: boolean;
}

/** A game looked back at: figures and luck at the end of every turn, and its battles. */
export interface Story {
  /** The set-up, every end of a turn, and where the game stands. */
  points: { seq: number; moment: Moment }[];
  measures: { id: string; title: string; lines: StoryLine[] }[];
  /** Whoever rolled: all in all, and up to each of the points the hits beyond what was expected, with half the width of the band of fair dice. */
  luck: { owner: string; total: Tally; course: { beyond: number; band: number }[] }[];
  battles: Battle[];
}

export interface StoryLine {
  owner: string;
  name: string;
  /** At each of the points; null: the line is not there yet. */
  values: (number | null)[];
  side?: { owner: string; name: string };
  goal?: number;
}

/** An entry that counts, and what came of it. */
export interface Scene<K extends Kinds = Kinds> {
  seq: number;
  /** Where the game stood when the order was given; at the set-up where it stands. */
  moment: Moment;
  /** The position behind it; it is not kept. */
  view: K['view'];
  events: readonly K['event'][];
  /** A turn ends with it, or what is known of the game. */
  ends: boolean;
}

/** Exact enough for a chart. */
const rounded = (figure: number): number => Math.round(figure * 100) / 100;

const noTally = (): Tally => ({ dice: 0, hits: 0, expected: 0, variance: 0 });

function count(tally: Tally, { dice, hits, expected, variance }: Throw): void {
  tally.dice += dice;
  tally.hits += hits;
  tally.expected += expected;
  tally.variance += variance;
}

type Turns = Pick<Chronicle, 'byRound'>;

const isSameTurn = ({ byRound }: Turns, a: Moment, b: Moment): boolean => a.round === b.round && (byRound === true || a.power === b.power);

/** Whether a turn ends with each of the entries, by where the game stood when they were given. */
export const turnEnds = (moments: readonly Moment[], turns: Turns = {}): boolean[] =>
  moments.map((moment, i) => {
    const next = moments[i + 1];
    return !next || !isSameTurn(turns, moment, next);
  });

/** Takes the entries of a game one after the other and tells its story. */
export function storyteller<K extends Kinds>(chronicle: Chronicle<K>, language: Language): { add(scene: Scene<K>): void; story(): Story } {
  const points: Story['points'] = [];
  const measures: Story['measures'] = [];
  const luck: Story['luck'] = [];
  const battles = battleList(chronicle);

  const measure = (view: K['view']) => {
    for (const { id, title, lines } of chronicle.measures(view, language)) {
      let found = measures.find((each) => each.id === id);
      if (!found) {
        found = { id, title, lines: [] };
        measures.push(found);
      }
      for (const { value, ...line } of lines) {
        let course = found.lines.find(({ owner }) => owner === line.owner);
        if (!course) {
          course = { ...line, values: [] };
          found.lines.push(course);
        }
        while (course.values.length < points.length) course.values.push(null);
        course.values.push(value);
      }
    }
  };
  const roll = (each: Throw) => {
    let found = luck.find(({ owner }) => owner === each.owner);
    if (!found) {
      found = { owner: each.owner, total: noTally(), course: points.map(() => ({ beyond: 0, band: 0 })) };
      luck.push(found);
    }
    count(found.total, each);
  };

  return {
    add({ seq, moment, view, events, ends }) {
      for (const event of events) {
        // dice first: what they led to may end the battle
        for (const each of chronicle.throws(event, view)) {
          roll(each);
          if (each.at) battles.roll(each.at, each, { seq, moment });
        }
        for (const note of chronicle.notes(event, view, language)) battles.note(note, { seq, moment });
      }
      if (!ends) return;
      measure(view);
      points.push({ seq, moment });
      for (const { total, course } of luck) course.push({ beyond: rounded(total.hits - total.expected), band: rounded(bandOf(total)) });
    },
    story: () => ({ points, measures, luck, battles: battles.all }),
  };
}

/** Dice with those of one throw more. */
export function tallyOf(before: Tally | undefined, each: Throw): Tally {
  const tally = { ...(before ?? noTally()) };
  count(tally, each);
  return tally;
}

interface When {
  seq: number;
  moment: Moment;
}

/** Puts notes and dice together to battles. Those of a place where nothing has begun wait for its beginning in the same turn. */
function battleList(turns: Turns) {
  const all: Battle[] = [];
  const keys = new Map<Battle, string>();
  const waiting = new Map<string, { when: When; lost: Lost[]; throws: { part: BattlePart; each: Throw }[] }>();

  const isTurnOf = (moment: Moment, now: When) => isSameTurn(turns, moment, now.moment);
  const keyOf = ({ space, of = space }: BattleAt): string => of;
  /** What is told of a place in the entry that ends its battle is of the battle too. */
  const battleAt = (at: BattleAt, when: When, isLate = false): Battle | undefined => {
    const found = all.findLast((each) => keys.get(each) === keyOf(at));
    const isOn = found && (found.winner === 'open' || found.to === when.seq || (isLate && isTurnOf(found.moment, when)));
    return isOn ? found : undefined;
  };
  const waitAt = (at: BattleAt, when: When) => {
    const found = waiting.get(keyOf(at));
    if (found && isTurnOf(found.when.moment, when)) return found;
    const fresh = { when, lost: [], throws: [] };
    waiting.set(keyOf(at), fresh);
    return fresh;
  };
  const partOf = ({ attackers }: Battle, owner: string): BattlePart => (attackers.includes(owner) ? 'attack' : 'defence');
  const lose = (battle: Battle, { owner, type, count: gone, value }: Lost) => {
    const part = partOf(battle, owner);
    battle.value[part] += value;
    const same = battle.lost[part].find((each) => each.owner === owner && each.type === type);
    if (same) {
      same.count += gone;
      same.value += value;
    } else battle.lost[part].push({ owner, type, count: gone, value });
  };

  return {
    all,
    note(note: BattleNote, when: When): void {
      const key = keyOf(note);
      if (note.type === 'begins') {
        const { space, name, attackers, defenders } = note;
        const same = note.of === undefined ? undefined : all.findLast((each) => keys.get(each) === key && each.winner === 'open');
        if (same) {
          same.attackers = [...new Set([...same.attackers, ...attackers])];
          return;
        }
        const battle: Battle = {
          ...{ space, name, from: when.seq, to: when.seq, moment: when.moment, attackers, defenders, rounds: 0 },
          ...{ lost: { attack: [], defence: [] }, value: { attack: 0, defence: 0 }, luck: { attack: noTally(), defence: noTally() } },
          ...{ winner: 'open', retreated: null, isTaken: false },
        };
        all.push(battle);
        keys.set(battle, key);
        const before = waiting.get(key);
        waiting.delete(key);
        if (!before || !isTurnOf(before.when.moment, when)) return;
        battle.from = before.when.seq;
        for (const each of before.lost) lose(battle, each);
        for (const { part, each } of before.throws) count(battle.luck[part], each);
        return;
      }
      const battle = battleAt(note, when, note.type === 'lost' && note.isLate);
      if (!battle) {
        if (note.type === 'lost') waitAt(note, when).lost.push(...note.lost);
        return;
      }
      if (note.type === 'round') battle.rounds = Math.max(battle.rounds, note.round);
      else if (note.type === 'lost') for (const each of note.lost) lose(battle, each);
      else if (note.type === 'damaged') battle.value[partOf(battle, note.owner)] += note.value;
      else if (note.type === 'retreat') battle.retreated = partOf(battle, note.owner);
      else if (note.type === 'ends') battle.winner = note.winner ?? 'none';
      else battle.isTaken = battle.attackers.includes(note.by);
      battle.to = when.seq;
    },
    roll({ part, ...at }: NonNullable<Throw['at']>, each: Throw, when: When): void {
      const battle = battleAt(at, when);
      if (!battle) waitAt(at, when).throws.push({ part, each });
      else {
        count(battle.luck[part], each);
        battle.to = when.seq;
      }
    },
  };
}

/** Half the width of the band that holds the hits of fair dice 19 times in 20, around what was expected. */
export const bandOf = ({ variance }: Pick<Tally, 'variance'>): number => 1.96 * Math.sqrt(variance);

/**
 * The share of fair players who would be at least as far from what was expected, on the same side, with the same dice (normal
 * approximation with continuity correction); null where too few dice could tell.
 */
export function rarity({ hits, expected, variance }: Tally): number | null {
  if (variance < 2) return null;
  const far = Math.max(0, Math.abs(hits - expected) - 0.5) / Math.sqrt(variance);
  return upperTail(far);
}

/** Chance that a normal variable exceeds `z`, not below 0 (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
