import type { Db } from '../../../db/client';
import { lastOwnEntry } from '../../../db/last-order';
import { askedName, type Decision, enumerate, type Language, type Outcome, readOrder, type Section } from '../../engine';
import { type AnyGame, quotedRules } from '../../games/registry';
import { type Caller, type OpenQuestion, type TableView, tableView, type VisibleTableStory } from '../../play';
import { headOf } from '../../play/log/head';
import { expiryText, spareText } from '../../time-control';
import type { Ask, TableLetter } from '../letters/letter';
import { letterWords } from '../words';
import { type BoardPicture, boardPicture } from './board-picture';
import { chatNews, givenFor, newsSince } from './news-since';
import { positionOf } from './position-text';

/** Whom a letter about a table is written to. */
export interface Reader {
  id: string;
  language: Language;
  zone: string;
}

export interface Occasion {
  /** The table as the reader may see it. */
  tableRead: VisibleTableStory;
  kind: TableLetter['kind'];
  /** The table started and the reader has not been told yet. */
  begins: boolean;
  reader: Reader;
  /** The letter can be answered. */
  replies: boolean;
  /** Percent of the time that are used up, for a reminder. */
  reminder?: number;
  /** Lines of news there is room for. */
  room?: number;
  /** News after this entry; otherwise after the reader's last orders. */
  since?: number;
  links: TableLetter['links'];
}

export interface Gathered {
  /** Without the board. */
  facts: TableLetter;
  /** The board, as a picture and in words. */
  draw(): Promise<{ picture: BoardPicture; map: Section[] }>;
  /** The question that a reply to the letter answers, or whose sealed answer it may replace; null when there is none. */
  asked: OpenQuestion | null;
  /** Decisions that the letter asks: all that were open behind the table's entry `seq`. */
  shows: { seq: number; decisions: string[] };
  /** The seat a reply speaks for. */
  seat: string;
}

/** `tableFacts` with the board. */
export async function picturedFacts(db: Db, occasion: Occasion): Promise<Gathered & { picture: BoardPicture }> {
  const gathered = await tableFacts(db, occasion);
  const { picture, map } = await gathered.draw();
  const { width, height, isPart } = picture;
  return { ...gathered, picture, facts: { ...gathered.facts, map, picture: { width, height, isPart } } };
}

/** Gathers what a letter says, through the same doors and with the same eyes as the reader's own table page. */
export async function tableFacts(db: Db, occasion: Occasion): Promise<Gathered> {
  const { tableRead, kind, begins, reminder = 0, room, reader, replies, links } = occasion;
  const { language } = reader;
  const caller: Caller = { user: reader.id, language };
  const { game, table: row } = tableRead;
  const table = row.id;
  const first = await tableView(caller, table, undefined, tableRead);
  const open = first.questions.filter((question) => !question.held);
  const asked = open[0] ?? first.questions[0] ?? null;
  const seat = asked?.seat ?? first.viewer;
  const view = seat === first.viewer ? first : await tableView(caller, table, seat, tableRead);
  const since = occasion.since ?? (await lastOwnEntry(db, { table, user: reader.id, seats: view.mySeats }));
  // a finished game is open to all: the reader still gets what their own side was told
  const news = await newsSince(caller, tableRead, { since, room, ...(kind === 'over' && { seat }) });
  const { sections, headline } = game.brief(view.view, language);
  const short = game.headline?.(news.events, view.view, view.mySeats.includes(seat) ? seat : null, language) ?? null;
  const asks: Ask[] = [];
  for (const question of open) {
    const rules = (await quotedRules(game, { ...question, id: question.decision }, language)).map(({ title, path }) => ({
      title,
      href: `${links.service}${path}`,
    }));
    asks.push({ ...askOf(game, await viewOf(caller, view, question, tableRead), question, { ...view, language }), rules });
  }
  const facts: TableLetter = {
    kind,
    begins,
    reminder: kind === 'reminder' ? reminder : null,
    language,
    zone: reader.zone,
    game: view.gameTitle,
    table: view.title,
    moment: view.momentName,
    headline: headline === view.momentName ? null : headline,
    asks,
    players: begins ? playersOf(view, reader.id, language) : [],
    result: kind === 'over' ? resultOf(view, row.outcome, language) : null,
    first: since === null,
    news: [
      ...lapsedOrders(first, language),
      ...(await givenSince(db, tableRead, since ?? 0, language)),
      ...(short === null ? [] : [{ title: letterWords[language].inShort, lines: [short] }]),
      ...news.sections,
    ],
    digest: news.digest,
    earlier: news.left,
    chat: await chatNews(db, caller, tableRead),
    replies,
    position: unasked(sections, asks),
    map: [],
    picture: null,
    proof: { head: await headOf(db, tableRead), commitment: begins ? row.commitment : null },
    // from where the reader left it, played forward
    links: { ...links, review: `${links.review}/${since ?? 0}?play=1` },
  };
  const draw = async () => {
    const board = game.board(view.options, language);
    const painting = game.paint(view.view, language);
    const theatre = kind === 'over' ? [] : (game.theatre?.(view.view) ?? []);
    const map = positionOf(board, painting, letterWords[language].places);
    return { map, picture: await boardPicture(board, painting, { title: headline, theatre }) };
  };
  return { facts, draw, asked, shows: { seq: row.seq, decisions: open.map(({ decision }) => decision) }, seat };
}

/** The reader's standing orders no longer hold. */
function lapsedOrders({ lapsedStanding, seats }: TableView, language: Language): Section[] {
  const names = seats.flatMap(({ seat, name }) => (lapsedStanding.includes(seat) ? [name] : []));
  const { title, line } = letterWords[language].lapsedStanding;
  return names.length > 0 ? [{ title, lines: names.map(line) }] : [];
}

/** What the clock answered for the reader, who was not heard of since; nobody else is asked about it. */
async function givenSince(db: Db, tableRead: VisibleTableStory, since: number, language: Language): Promise<Section[]> {
  const late = tableRead.holders.filter(({ seat, missed }) => missed > 0 && tableRead.mine.includes(seat)).map(({ seat }) => seat);
  const lines = late.length > 0 ? await givenFor(db, tableRead, { seats: late, since, language }) : [];
  return lines.length > 0 ? [{ title: letterWords[language].notice.missed.given, lines }] : [];
}

async function viewOf(
  caller: Caller,
  view: TableView,
  { seat }: OpenQuestion,
  tableRead: VisibleTableStory,
): Promise<Record<string, unknown>> {
  return seat === view.viewer ? view.view : (await tableView(caller, view.id, seat, tableRead)).view;
}

/** So many orders at most are listed when they are all there are. */
const fewOrders = 12;

/** A question as a letter puts it. */
function askOf(
  game: AnyGame,
  view: Record<string, unknown>,
  question: OpenQuestion,
  { timeControl, moment, language }: Pick<TableView, 'timeControl' | 'moment'> & { language: Language },
): Omit<Ask, 'rules'> {
  const decision: Decision = { ...question, id: question.decision };
  const help = game.help(view, decision, language);
  // a form of one word is an order: END, PASS
  const short = help.notation.filter((line) => !line.includes(' ') && readOrder(game, view, decision, line, language).ok);
  const legal = enumerate(game, view, decision, fewOrders + 1, language);
  const isAll = legal.length <= fewOrders;
  return {
    seat: askedName(game, question.seat, moment, language),
    question: help.question,
    deadline: question.deadline,
    otherwise: timeControl.kind === 'none' ? '' : `${spareText(timeControl, language)} ${expiryText(timeControl, language)}`.trim(),
    notation: help.notation.filter((line) => !short.includes(line)),
    facts: help.facts ?? [],
    ready: isAll ? legal.map((order) => game.format(order, language)) : [...new Set([...short, ...help.examples])],
    isAll,
    draft: help.draft ?? [],
  };
}

function playersOf(view: TableView, reader: string, language: Language): string[] {
  const words = letterWords[language];
  return view.seats.map(({ name, userId, userName, bot }) => {
    const holder = bot ? words.bot : (userName ?? words.nobody);
    return userId === reader ? `${name}: ${holder} (${words.you})` : `${name}: ${holder}`;
  });
}

function resultOf(view: TableView, outcome: Outcome | null, language: Language): TableLetter['result'] {
  if (!outcome) return { text: view.headline, verdict: null, scores: [] };
  const { won, lost, drawn } = letterWords[language];
  const { winners, scores } = outcome;
  const mine = view.mySeats.filter((seat) => winners.includes(seat)).length;
  const verdict = winners.length === 0 ? drawn : mine === view.mySeats.length ? won : mine === 0 ? lost : null;
  const ranked = view.seats.flatMap(({ seat, name }) => (scores[seat] === undefined ? [] : [{ name, score: scores[seat] }]));
  // a point for who won says no more than the verdict
  const tells = ranked.some(({ score }) => ![0, 0.5, 1].includes(score));
  const places = ranked.sort((a, b) => b.score - a.score).map(({ name, score }) => `${name}: ${score}`);
  return { text: outcome.text[language], verdict, scores: tells ? places : [] };
}

/** The position without the questions that the letter has asked above. */
function unasked(sections: Section[], asks: Ask[]): Section[] {
  const isNew = (line: string) => !asks.some(({ question }) => line.endsWith(question));
  return sections.map(({ title, lines }) => ({ title, lines: lines.filter(isNew) })).filter(({ lines }) => lines.length > 0);
}
