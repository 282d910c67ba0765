import { saidSinceLetter } from '../../../db/chat';
import type { Db } from '../../../db/client';
import { answersByDeadline } from '../../../db/log';
import type { Language, Section } from '../../engine';
import { type Caller, type ToldLine, toldLines, type VisibleTableStory } from '../../play';
import { audienceName } from '../../play/agreements/audience';
import { orderText } from '../../play/log/load-state';
import { letterWords } from '../words';

/** Log lines that a letter has room for; the rest is a click away. */
const letterRoom = 60;

/** What the clock answered for seats of the reader after an entry, one line an answer. */
export async function givenFor(
  db: Db,
  { table, game }: Pick<VisibleTableStory, 'table' | 'game'>,
  { seats, since, language }: { seats: readonly string[]; since: number; language: Language },
): Promise<string[]> {
  const rows = await answersByDeadline(db, table.id, { seats, since });
  return rows.map(
    ({ round, power, phase, ...row }) => `${game.momentName({ round, power, phase }, language)}: ${orderText(game, row, language)}`,
  );
}

interface News {
  sections: Section[];
  /** Dice and the like were left out. */
  digest: boolean;
  /** Lines before the first that did not fit. */
  left: number;
  /** What the reader was told, for a headline. */
  events: { type: string }[];
}

/** What was told since an entry, by moment: all of it, or the digest when that is long, or the newest part of the digest. */
export async function newsSince(
  caller: Caller,
  tableRead: VisibleTableStory,
  { since, seat, room = letterRoom }: { since: number | null; seat?: string; room?: number | undefined },
): Promise<News> {
  const news = await toldLines(caller, tableRead, { from: (since ?? -1) + 1, ...(seat && { seat }) });
  const whole = byMoment(news, tableRead.game, caller);
  const events = news.flatMap(({ event }) => event ?? []);
  if (lengthOf(whole) <= room) return { sections: whole, digest: false, left: 0, events };
  const short = byMoment(
    news.filter(({ isDetail }) => !isDetail),
    tableRead.game,
    caller,
  );
  return { ...latest(short, room), events, digest: lengthOf(short) < lengthOf(whole) };
}

function byMoment(news: readonly ToldLine[], game: VisibleTableStory['game'], { language }: Caller): Section[] {
  const sections: Section[] = [];
  let [at, title] = ['', ''];
  for (const { moment, text } of news) {
    const now = moment ? `${moment.round} ${moment.power} ${moment.phase}` : '';
    if (now !== at || sections.length === 0) title = moment ? game.momentName(moment, language) : letterWords[language].setUp;
    at = now;
    const last = sections[sections.length - 1];
    if (last?.title === title) last.lines.push(text);
    else sections.push({ title, lines: [text] });
  }
  return sections;
}

const lengthOf = (sections: readonly Section[]): number => sections.reduce((sum, { lines }) => sum + lines.length, 0);

/** The newest sections that fit, whole ones, but at least the newest; and how many lines are left out before them. */
function latest(told: readonly Section[], most: number): Pick<News, 'sections' | 'left'> {
  let first = told.length;
  for (let free = most; first > 0; first--) {
    free -= told[first - 1]?.lines.length ?? 0;
    if (free < 0 && first < told.length) break;
  }
  return { sections: told.slice(first), left: lengthOf(told.slice(0, first)) };
}

/** Lines of the chat that a letter has room for. */
const chatRoom = 20;

/** What others said to the table or to some that the reader was among since the last letter about it to the reader, who may see the table. */
export async function chatNews(
  db: Db,
  { user, language }: Caller,
  tableRead: Pick<VisibleTableStory, 'table' | 'game'>,
): Promise<string[]> {
  const { nobody, saidTo } = letterWords[language];
  const lines = await saidSinceLetter(db, { table: tableRead.table.id, user, last: chatRoom });
  return lines
    .filter(({ userId }) => userId !== user)
    .map(({ name, text, audience }) => {
      const to = audience ? ` (${saidTo(audienceName(tableRead, audience, language))})` : '';
      return `${name ?? nobody}${to}: ${text}`;
    });
}
