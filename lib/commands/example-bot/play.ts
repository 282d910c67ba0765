import { randomUUID } from 'node:crypto';
import { choose, type Prompt, type Value } from './choose';
import type { Answer, Server } from './server';

/** What a bot reads of a table; the OpenAPI document has all of it. */
interface Table {
  id: string;
  status: 'open' | 'running' | 'over';
  myTurn: boolean;
  /** Entries of its log. */
  seq: number;
}

interface Question {
  decision: string;
  seat: string;
  /** Answered, and sealed until the others have answered too. */
  held: boolean;
}

/** What a round came to. */
export interface Round {
  /** Seats that were taken, and orders that were played. */
  joined: number;
  orders: number;
}

export interface Habits {
  /** 0 <= x < 1. */
  random(): number;
  say(line: string): void;
  /** Entries of a log behind which the bot gives the game up: by chance alone some would never end. */
  patience: number;
}

/** Ways to an order that are tried, and questions that may close meanwhile, before a table is left for the next round. */
const tries = 20;

/** One look at everything: takes the seats that are kept for the bot, and answers at every table that waits for it until it waits for others. */
export async function playRound(server: Server, habits: Habits): Promise<Round> {
  const round: Round = { joined: await takeSeats(server, habits), orders: 0 };
  const tables = await expect<Table[]>(server.get('tables'));
  for (const { id } of tables.filter(({ status }) => status === 'running')) await answerProposals(server, id, habits);
  for (const { id, seq } of tables.filter(({ status, myTurn }) => status === 'running' && myTurn)) {
    if (seq < habits.patience) round.orders += await playTable(server, id, habits);
    else await server.post(`tables/${id}/concede`, { sure: true });
  }
  return round;
}

/** Seats of tables before their start that somebody invited the bot to. */
async function takeSeats(server: Server, { say }: Habits): Promise<number> {
  const kept = await expect<{ table: string; title: string; seat: string }[]>(server.get('invitations'));
  let joined = 0;
  for (const { table, title, seat } of kept) {
    const { status } = await server.post(`tables/${table}/join`, { seat });
    // refused: somebody was quicker, or does not want the bot any more
    if (status !== 200) continue;
    joined++;
    say(`takes ${seat} at "${title}"`);
  }
  return joined;
}

/** Answers what the others at a table propose, so that nobody waits for a program: anything but that the game shall end. */
async function answerProposals(server: Server, table: string, { say }: Habits): Promise<void> {
  const proposals = await expect<{ id: string; kind: string; text: string; asked: boolean }[]>(server.get(`tables/${table}/proposals`));
  for (const { id, kind, text } of proposals.filter(({ asked }) => asked)) {
    const agree = kind !== 'end';
    await server.post(`tables/${table}/proposals`, { proposal: id, agree });
    say(`${agree ? 'agrees' : 'does not agree'}: ${text}`);
  }
}

/** Answers the questions of a table one after the other; how many orders were played. */
async function playTable(server: Server, table: string, habits: Habits): Promise<number> {
  for (let [orders, closed] = [0, 0]; ; ) {
    const { questions } = await expect<{ questions: Question[] }>(server.get(`tables/${table}`));
    const question = questions.find(({ held }) => !held);
    const done = question ? await answer(server, table, question, habits) : 'stuck';
    if (done === 'played') orders++;
    else if (done === 'stuck' || ++closed > tries) return orders;
  }
}

/** Answers one question. closed: it is not open any more; stuck: no way to an order was found this time. */
async function answer(server: Server, table: string, question: Question, { random, say }: Habits): Promise<'played' | 'closed' | 'stuck'> {
  for (let tried = 0; tried < tries; tried++) {
    const found = await findOrder(server, table, question, random);
    if (found === 'closed') return 'closed';
    if (found === null) continue;
    const { seat, decision } = question;
    // one key for one order: if its answer is lost, the same request is sent again and is not played twice
    const key = randomUUID();
    const { status } = await server.post(`tables/${table}/orders`, { seat, decision, orders: [found.order] }, key);
    if (status === 200) {
      say(`${seat}: ${found.notation}`);
      return 'played';
    }
    // 409: the table moved on, so look at it again. 422: another way is tried
    if (status === 409) return 'closed';
  }
  say(`finds no order for ${question.decision}`);
  return 'stuck';
}

/** Follows the prompts by chance to a legal order; null: this way leads nowhere. */
async function findOrder(
  server: Server,
  table: string,
  { seat, decision }: Question,
  random: () => number,
): Promise<Extract<Prompt, { kind: 'done' }> | 'closed' | null> {
  const picks: { field: string; value: Value }[] = [];
  for (;;) {
    const { status, body } = await server.post(`tables/${table}/prompts`, { seat, decision, picks });
    if (status === 409) return 'closed';
    if (status === 400) return null;
    const prompt = (await expect(Promise.resolve({ status, body }))) as Prompt;
    if (prompt.kind === 'done') return prompt;
    picks.push({ field: prompt.field, value: choose(prompt, random) });
  }
}

/** The body of an answer that must be a good one: everything else is a mistake of this program, or a token that is revoked. */
async function expect<T>(asked: Promise<Answer>): Promise<T> {
  const { status, body } = await asked;
  if (status === 200) return body as T;
  throw new Error(`the server answered ${status}: ${(body as { detail?: string }).detail ?? ''}`);
}
