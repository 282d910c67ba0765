import { addPieces, type Force, pieceFacts, pieces, sizeOf } from './pieces';
import { diceOf, type Fighters, needsOf } from './rules/dice';
import { usualLosses } from './standing/ranking';
import type { State } from './types';

/** Two forces that meet for so many rounds; `dealt`: losses that are due before the first of them. */
export interface Clash {
  attack: Fighters;
  defence: Fighters;
  rounds: number;
  dealt?: { attack: number; defence: number };
}

/** What a clash leads to: the chance that the zone is taken, and how many losses each side will have taken on average. */
export interface Odds {
  taken: number;
  lost: { attack: number; defence: number };
}

/** What a side rolls after each loss: the first before any, the last when nothing is left. */
interface Fading {
  steps: { dice: number; chance: number }[];
  /** 9.3: losses that operational elites inflict without a die. */
  sure: number;
}

/** Exact chances of a clash when both sides choose their losses as usual and nobody leaves. */
export function oddsOf(state: State, { attack, defence, rounds, dealt = { attack: 0, defence: 0 } }: Clash): Odds {
  const [ours, theirs] = [fadingOf(state, attack), fadingOf(state, defence)];
  const [ends, falls] = [ours.steps.length - 1, theirs.steps.length - 1];
  let spread = new Map([[keyOf(Math.min(dealt.attack, ends), Math.min(dealt.defence, falls)), 1]]);
  for (let round = 0; round < rounds; round++) {
    const next = new Map<number, number>();
    for (const [key, share] of spread) {
      const [a, d] = [Math.floor(key / radix), key % radix];
      if (a === ends || d === falls) add(next, key, share);
      else {
        const sure = round === 0 ? { dealt: ours.sure, taken: theirs.sure } : { dealt: 0, taken: 0 };
        const hits = chancesOf(ours.steps[a]);
        for (const [taken, luck] of chancesOf(theirs.steps[d]).entries()) {
          const left = Math.min(ends, a + taken + sure.taken);
          for (const [dealtNow, fortune] of hits.entries()) {
            add(next, keyOf(left, Math.min(falls, d + dealtNow + sure.dealt)), share * luck * fortune);
          }
        }
      }
    }
    spread = next;
  }
  const odds: Odds = { taken: 0, lost: { attack: 0, defence: 0 } };
  for (const [key, share] of spread) {
    const [a, d] = [Math.floor(key / radix), key % radix];
    if (d === falls && a < ends) odds.taken += share;
    odds.lost.attack += share * a;
    odds.lost.defence += share * d;
  }
  return odds;
}

/** Losses are counted far below it: a zone holds few pieces. */
const radix = 256;
const keyOf = (attack: number, defence: number): number => attack * radix + defence;
const add = (spread: Map<number, number>, key: number, share: number): void => {
  spread.set(key, (spread.get(key) ?? 0) + share);
};

/** Losses a force can take before nothing of it is left. */
export const depthOf = (state: State, fighters: Fighters): number => fadingOf(state, fighters).steps.length - 1;

/** Elites are used at once: they inflict a loss each and are cubes from then on. */
function fadingOf(state: State, fighters: Fighters): Fading {
  const { elite = 0, ...others } = fighters.units;
  const units: Force = others;
  if (elite > 0) addPieces(units, 'engaged-elite', elite);
  const left = { ...fighters, units };
  const steps = [strengthOf(state, left)];
  while (sizeOf(left.units) > 0) {
    weaken(left);
    steps.push(strengthOf(state, left));
  }
  return { steps, sure: elite };
}

function strengthOf(state: State, fighters: Fighters): Fading['steps'][number] {
  const { units, tank } = fighters;
  if (sizeOf(units) === 0) return { dice: 0, chance: 0 };
  // support lapses with the last operational tank
  const supports = tank && ((units.tank ?? 0) > 0 || (units['italian-tank'] ?? 0) > 0);
  const now = { ...fighters, tank: supports, dropped: Math.min(fighters.dropped, units['engaged-paratroopers'] ?? 0) };
  return { dice: diceOf(state, now), chance: (7 - needsOf(state, now)) / 6 };
}

/** Takes one loss, as it is usually chosen. */
function weaken(fighters: { units: Force; line: boolean }): void {
  const { units } = fighters;
  // a line without its last piece is lost with the zone
  const last = sizeOf(units) === 1 && pieces.some((piece) => units[piece] && (piece === 'cube' || pieceFacts[piece].engaged));
  for (const piece of usualLosses) {
    if (fighters.line && (last || piece === 'line')) {
      fighters.line = false;
      return;
    }
    if (piece === 'line' || piece === 'retreat' || !units[piece]) continue;
    addPieces(units, piece, -1);
    if (piece !== 'cube' && !pieceFacts[piece].engaged) addPieces(units, pieceFacts[piece].flipped, 1);
    return;
  }
}

const binomials = new Map<string, number[]>();

/** Chance of each number of hits. */
function chancesOf(strength: { dice: number; chance: number } | undefined): readonly number[] {
  const { dice = 0, chance = 0 } = strength ?? {};
  const key = `${dice} ${chance}`;
  let found = binomials.get(key);
  if (!found) {
    found = [1];
    for (let die = 0; die < dice; die++) found = withOneMore(found, chance);
    binomials.set(key, found);
  }
  return found;
}

const withOneMore = (before: readonly number[], chance: number): number[] =>
  Array.from({ length: before.length + 1 }, (_, hits) => (before[hits] ?? 0) * (1 - chance) + (before[hits - 1] ?? 0) * chance);
