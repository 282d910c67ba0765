import type { ParsedMail } from 'mailparser';
import { expect } from 'vitest';
import { database } from '../../db/client';
import { readTable } from '../../db/table-read';
import { canonical, type Language, playChecked, seeded, seededDie } from '../../lib/engine';
import { type GameId, loadGame } from '../../lib/games/registry';
import { type Caller, type OpenQuestion, preview, type TableView, tableView } from '../../lib/play';
import type { Mail, Player, Program } from './correspondence';

/** What people write around their orders: above, below. */
const prose: Record<Language, { above: string[]; below: string[] }[]> = {
  en: [
    {
      above: ['Hi Bruno,', '', 'it has been raining all week in Bath. Here are my orders:'],
      below: ['Let us see how you like that!', '', 'Cheers,', 'A.'],
    },
    { above: ['Good evening,'], below: ['Sincerely', 'Anna'] },
    { above: ['Sorry for the delay, the cat sat on the map again.'], below: ['Fine weather for sailing, by the way.'] },
    { above: [], below: ['Anna'] },
  ],
  it: [
    { above: ['Ciao Anna, ecco i miei ordini:'], below: ['Un saluto,', 'B.'] },
    {
      above: ['Buonasera a tutti,', 'qui a Roma ci sono ancora 31 gradi.', ''],
      below: ['', 'Vediamo un po’ che cosa ne dici!', 'A presto', 'Bruno'],
    },
    { above: ['scrivo dal treno, perdona la fretta'], below: ['Grazie mille e buona serata'] },
    { above: [], below: ['Cordiali saluti'] },
  ],
};

/** Orders a turn may have; more is a bot that has lost its way. */
const longestTurn = 60;

export type Reach = 'die' | 'phase';

/** Somebody who thinks like the practice bot about what they may see, and writes it down with courtesies, in their own language. */
export class Writer implements Player {
  private readonly random = seeded('by post');
  private written = 0;
  /** Orders in the log when they last wrote. */
  private answered = -1;
  over = false;

  constructor(
    private readonly caller: Caller,
    readonly address: string,
    private readonly table: string,
    private readonly program: Program,
    /** How far they think: to the first die, or with dice that they guess to the end of the phase. */
    private readonly reach: Reach,
  ) {}

  async reply(letter: ParsedMail): Promise<Mail | null> {
    this.over ||= /the game is over|la partita è finita/i.test(letter.text ?? '');
    const seen = await tableView(this.caller, this.table);
    const first = seen.questions.find(({ held }) => !held);
    // two letters may tell of one question
    if (seen.status !== 'running' || !first || seen.seq === this.answered) return null;
    this.answered = seen.seq;
    const orders = await (this.reach === 'die' ? this.turn(seen, first) : this.phase(seen, first));
    const all = prose[this.caller.language];
    const { above, below } = all[this.written++ % all.length] ?? { above: [], below: [] };
    return this.program(letter, [...above, ...orders, '', ...below]);
  }

  /** The rest of the turn as far as it can be foreseen: to the first die, or to its end. */
  private async turn(now: TableView, { seat, decision }: OpenQuestion): Promise<string[]> {
    const { caller, table } = this;
    const game = await loadGame(now.game as GameId);
    const orders: string[] = [];
    let seen: Pick<TableView, 'view' | 'questions'> = now;
    while (orders.length < longestTurn) {
      const question = seen.questions.find((each) => each.seat === seat);
      if (!question) break;
      const order = game.bot(seen.view, { ...question, id: question.decision }, this.random);
      orders.push(game.format(order, caller.language));
      const tried = await preview(caller, { table, seat, decision, orders });
      expect(tried.refused).toBeNull();
      if (tried.stoppedAt !== null || tried.beyond !== null) break;
      seen = tried;
    }
    return orders;
  }

  /** All they would do in the phase if the dice fell as they fall in their head. */
  private async phase({ game: id }: TableView, { seat }: OpenQuestion): Promise<string[]> {
    const { caller, table } = this;
    const { db } = await database();
    const read = await readTable(db, table);
    if (!read?.snapshot) return [];
    const game = await loadGame(id as GameId);
    const die = seededDie(this.random);
    const orders: string[] = [];
    let { state } = read.snapshot as { state: { rules: number } };
    const now = canonical(game.moment(state));
    while (orders.length < longestTurn && canonical(game.moment(state)) === now) {
      const decision = game.decisions(state).find((each) => each.seat === seat);
      if (!decision) break;
      const order = game.bot(game.view(state, decision.seat), decision, this.random);
      orders.push(game.format(order, caller.language));
      const move = { decision: decision.id, seat: decision.seat, order };
      ({ state } = playChecked(game, state, decision, move, { die }));
    }
    return orders;
  }
}
