import {
  type AutoAnswers,
  type BranchMove,
  type Eyes,
  heardBy,
  type Language,
  noAutoAnswers,
  type Painting,
  playSheet,
  type Sealed,
  seededDie,
  type Told,
  trySheet,
} from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';
import type { Receipt, RefusedOrder } from '@/lib/play/orders/submission';
import { askedQuestion } from '../_board/order-form/asked';
import type { Trial } from '../_board/order-form/trial';

/** A position in the browser that orders may be tried on. Nobody's standing orders answer: everything is asked. */
export interface LocalTable {
  game: AnyGame;
  /** Of the table it was taken from. */
  options: object;
  state: { rules: number };
  /** Sealed orders that wait for those of other seats, by question. */
  held: ReadonlyMap<string, Sealed>;
  /** Entries before it: those of the game and those that were tried. */
  seq: number;
  painting: Painting;
  /** Through whose eyes what happens is told. */
  eyes: Eyes;
  language: Language;
}

export interface LocalSheet {
  seat: string;
  decision: string | null;
  lines: string[];
}

/** Seats that are asked something, those first whose answers are not under seal yet. */
export function askedSeats({ game, state, held }: Pick<LocalTable, 'game' | 'state' | 'held'>): string[] {
  const decisions = game.outcome(state) === null ? game.decisions(state) : [];
  return [...new Set(decisions.toSorted((a, b) => Number(held.has(a.id)) - Number(held.has(b.id))).map(({ seat }) => seat))];
}

const answersOf = ({ held }: LocalTable): AutoAnswers => ({
  ...noAutoAnswers(() => seededDie(Math.random)),
  held: new Map(held),
  checksum: null,
});

/** What lines would lead to, as the server tries a sheet on a real table; without lines the position as it stands. */
export async function localTrial(table: LocalTable, { seat, decision, lines }: LocalSheet): Promise<Trial> {
  const { game, language, seq } = table;
  const answers = answersOf(table);
  const tried = lines.length > 0 ? trySheet(game, table.state, { seat, decision, orders: lines, via: 'web', language }, answers) : null;
  const state = tried?.state ?? table.state;
  const view = game.view(state, seat);
  const asked = (game.outcome(state) === null ? game.decisions(state) : [])
    .filter((each) => each.seat === seat)
    .map(({ id, kind, force, tempo }) => ({ decision: id, seat, kind, force, tempo, deadline: null, held: answers.held.has(id) }));
  const stop = tried?.stop ?? null;
  return {
    ...{ seq, lines, view },
    decision: tried ? decision : (asked.find(({ held }) => !held)?.decision ?? null),
    understood: tried?.understood ?? [],
    told: toldIn(table, tried?.entries ?? []),
    notes: [],
    questions: await Promise.all(asked.map((question) => askedQuestion(game, view, question, language))),
    painting: tried ? game.paint(view, language) : table.painting,
    battles: game.battles?.(view, language) ?? [],
    // whoever tries moves is asked everything: nothing is planned or ordered ahead
    ...{ fights: [], later: null },
    refused: tried?.refused ? refusedOf(lines, tried.refused, 0) : null,
    stoppedAt: stop && stop.at < lines.length ? stop.at : null,
    isKnown: stop === null || tried?.isPresumed === true,
  };
}

export interface LocalResult {
  receipt: Receipt;
  /** What is to be added to the branch. */
  moves: BranchMove[];
  held: Map<string, Sealed>;
  /** Lines that were not carried out. */
  rest: string[];
}

/** Plays a sheet with dice of its own. */
export function playLocally(table: LocalTable, { seat, decision, lines }: LocalSheet): LocalResult {
  const { game, state, language } = table;
  const answers = answersOf(table);
  const done = playSheet(game, state, { seat, decision, orders: lines, via: 'web', language }, answers);
  const moves = done.entries.map(({ seat, decision, order, draws, via }): BranchMove => {
    return { seat, decision, order, draws, via: via === 'web' ? 'web' : 'forced' };
  });
  const rest = done.refused ? lines.slice(done.accepted) : [];
  const seq = table.seq + moves.length;
  const isDone = done.accepted > 0;
  const refused = done.refused && refusedOf(lines, done.refused, done.accepted);
  const receipt: Receipt =
    refused && !isDone
      ? done.refused?.kind === 'closed'
        ? { kind: 'closed', seq, violations: refused.violations }
        : { kind: 'refused', seq, refused }
      : {
          kind: done.held.length > 0 ? 'held' : 'applied',
          ...{ seq, refused, understood: done.understood, told: toldIn(table, done.entries) },
          over: game.outcome(done.state) !== null,
        };
  return { receipt, moves, held: answers.held, rest };
}

const refusedOf = (lines: string[], { index, violations }: Pick<RefusedOrder, 'index' | 'violations'>, from: number): RefusedOrder => ({
  ...{ index, violations },
  line: lines[index] ?? '',
  remainder: lines.slice(from),
});

const toldIn = ({ game, options, eyes, language }: LocalTable, entries: readonly { told: Told[] }[]): string[] =>
  entries.flatMap(({ told }) => told.flatMap((each) => heardBy(each, eyes).map((event) => game.narrate(event, language, options))));
