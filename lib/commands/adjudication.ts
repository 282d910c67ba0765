import {
  type Decision,
  type Entry,
  fail,
  helpLines,
  type Language,
  languages,
  noAutoAnswers,
  type Outcome,
  ok,
  open,
  orderLines,
  type Progress,
  playSheet,
  type Refusal,
  type Result,
  scriptedDie,
  sentenceOf,
} from '../engine';
import { type AnyGame, gameIds, isGameId, loadGame } from '../games/registry';

interface Case {
  game: AnyGame;
  options: object;
  language: Language;
  dice: number[];
  /** Seats answer by the game's suggested standing orders where these cover a question. */
  standing: boolean;
  /** Null: the game's own set-up, rolled with the first of the dice. */
  position: string | null;
  sheets: { seat: string; lines: string[] }[];
}

export interface Adjudication {
  entries: (Pick<Entry, 'seat' | 'decision' | 'via' | 'draws'> & {
    order: string;
    events: { text: string; event: object; to: 'all' | string[] }[];
  })[];
  refused: (Refusal & { seat: string; line: string })[];
  held: { seat: string; decision: string; order: string }[];
  questions: (Pick<Decision, 'id' | 'seat' | 'kind' | 'force'> & { help: string[] })[];
  outcome: Outcome | null;
  diceLeft: number;
  position: string;
}

/** Plays orders on a position with given dice and says what happened; `error` when the case itself cannot be read. */
export async function adjudicate(source: string): Promise<Adjudication | { error: string }> {
  const read = await readCase(source);
  if (!read.ok) return { error: read.error };
  try {
    return run(read.value);
  } catch (error) {
    if (error instanceof RangeError) return { error: `${error.message} Add dice to [dice].` };
    throw error;
  }
}

function run({ game, options, language, dice, standing, position, sheets }: Case): Adjudication | { error: string } {
  const die = scriptedDie(dice);
  const set = position === null ? ok(open(game, options, die).state) : game.parsePosition(position, options);
  if (!set.ok) return { error: set.error.map((each) => each.text).join(' ') };
  const autoAnswers = { ...noAutoAnswers(() => die), policy: (seat: string) => (standing ? game.defaultPolicy(options, seat) : null) };
  const progress: Progress = { state: set.value, entries: [] };
  const refused: Adjudication['refused'] = [];
  for (const { seat, lines } of sheets) {
    const played = playSheet(game, progress.state, { seat, decision: null, orders: lines, via: 'umpire', language }, autoAnswers);
    progress.state = played.state;
    progress.entries.push(...played.entries);
    if (played.refused) {
      const { index, ...refusal } = played.refused;
      refused.push({ seat, line: lines[index] ?? '', ...refusal });
    }
  }
  const { state } = progress;
  const decisions: Decision[] = game.decisions(state);
  return {
    entries: progress.entries.map(({ seat, decision, via, draws, order, told }) => ({
      ...{ seat, decision, via, order: game.format(order), draws },
      events: told.map(({ event, to }) => ({ text: game.narrate(event, language, options), event, to })),
    })),
    refused,
    held: decisions.flatMap(({ id, seat }) => {
      const kept = autoAnswers.held.get(id);
      return kept ? [{ seat, decision: id, order: game.format(kept.order) }] : [];
    }),
    questions: decisions
      .filter(({ id }) => !autoAnswers.held.has(id))
      .map((each) => ({
        ...{ id: each.id, seat: each.seat, kind: each.kind, force: each.force },
        help: helpLines(game.help(game.view(state, each.seat), each, language)),
      })),
    outcome: game.outcome(state),
    diceLeft: die.left(),
    position: game.formatPosition(state),
  };
}

/** Sections start with `[name rest]` or `[name] rest` at the beginning of a line. */
async function readCase(source: string): Promise<Result<Case, string>> {
  const sections = sectionsOf(source);
  const only = (name: string) => sections.find((section) => section.name === name)?.body.trim();
  const strange = sections.find(({ name }) => !/^(game|options|language|dice|standing|position|orders)$/.test(name));
  if (strange)
    return fail(`There is no section [${strange.name}]. Sections: game, options, language, dice, standing, position, orders SEAT.`);
  const id = only('game') ?? '';
  if (!isGameId(id)) return fail(`[game] names no game: "${id}". Games: ${gameIds.join(', ')}.`);
  const game = await loadGame(id);
  const options = readOptions(game, only('options') ?? '{}');
  if (!options.ok) return options;
  const language = languages.find((each) => each === (only('language') ?? 'en'));
  if (!language) return fail(`[language] is ${languages.join(' or ')}.`);
  const dice = (only('dice') ?? '').split(/[\s,]+/).filter((word) => word !== '');
  const wrong = dice.find((word) => !/^[1-9]\d*$/.test(word));
  if (wrong !== undefined) return fail(`[dice] holds "${wrong}", which no die shows.`);
  const standing = only('standing') ?? 'none';
  if (standing !== 'none' && standing !== 'suggested') return fail('[standing] is none or suggested.');
  const sheets = sections.flatMap(({ name, rest, body }) => (name === 'orders' ? [{ seat: rest, lines: orderLines(body) }] : []));
  const seats: string[] = game.seats(options.value);
  const stranger = sheets.find(({ seat }) => !seats.includes(seat));
  if (stranger) return fail(`[orders ${stranger.seat}] names no seat. Seats: ${seats.join(', ')}.`);
  const position = sections.find(({ name }) => name === 'position')?.body ?? null;
  return ok({ game, options: options.value, language, dice: dice.map(Number), standing: standing === 'suggested', position, sheets });
}

function sectionsOf(source: string): { name: string; rest: string; body: string }[] {
  const found: { name: string; rest: string; body: string }[] = [];
  for (const line of source.split(/\r?\n/)) {
    const head = /^\[(\w+)(?:\s+([^\]]*))?\]\s*(.*)$/.exec(line);
    const last = found.at(-1);
    if (head) found.push({ name: head[1] ?? '', rest: head[2]?.trim() ?? '', body: head[3] ? `${head[3]}\n` : '' });
    else if (last) last.body += `${line}\n`;
  }
  return found;
}

function readOptions(game: AnyGame, json: string): Result<object, string> {
  try {
    const parsed = game.optionsSchema.safeParse(JSON.parse(json));
    return parsed.success ? ok(parsed.data) : fail(`[options] ${parsed.error.issues.map((issue) => sentenceOf(issue).en).join(' ')}`);
  } catch (error) {
    return fail(`[options] is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}
