import type { UserRow } from '../../../db/people';
import { unreachable } from '../../engine';
import type { DivisionGames, EntrantView, GameView, SeasonNews, SeasonView, seasonMoves } from '../../play';
import { zonedText } from '../../time-control';
import type { ClubLetter } from '../letters/club';
import { seasonWords } from '../words/seasons';
import { listed } from './listed';

/** A season as the reader of a letter may see it when it is written. */
export interface SeasonNow {
  user: Pick<UserRow, 'id' | 'language' | 'timezone' | 'email'>;
  view: SeasonView;
  games: DivisionGames[];
  moves: Awaited<ReturnType<typeof seasonMoves>>;
  now: Date;
  baseUrl: string;
  /** League and season by name. */
  where: string;
}

/** What a letter says of what is true now. */
export interface SeasonSaid {
  title: string;
  text: string[];
  parts: ClubLetter['parts'];
  /** Where it leads. */
  leads: 'season' | 'desk' | 'account';
  /** After it the letter comes too late; null: never. */
  deadline: Date | null;
  /** A game that it tells of has no table yet. */
  awaitsTables: boolean;
}

/** Games and lines in a letter. */
const most = { games: 20, lines: 30 };

/** What is said of a season; null: it is not true any more, or does not concern the reader. */
export function saidOfSeason(news: SeasonNews, season: SeasonNow): SeasonSaid | null {
  const { view, user, where, now } = season;
  const words = seasonWords[user.language];
  const when = (iso: string) => zonedText(new Date(iso), { language: user.language, zone: user.timezone });
  const plain = (title: string, ...text: string[]): SeasonSaid => ({ ...bare, title, text });
  const entrant = 'entrant' in news ? view.entrants[news.entrant] : undefined;
  switch (news.what) {
    case 'entered': {
      if (view.own === null || (view.status !== 'entry' && view.status !== 'running')) return null;
      const begin = view.startsAt === null ? words.noDate : words.begins(when(view.startsAt));
      return plain(words.entered(where), ...(view.status === 'entry' ? [words.more.entered, begin] : []));
    }
    case 'round-opened':
    case 'reminder':
    case 'extended':
      return roundSaid(news, season, when);
    case 'not-started':
      return view.mayDirect && view.status === 'entry' && view.startsAt === null
        ? { ...plain(words['not-started'](where), words.more['not-started'], news.why[user.language]), leads: 'desk' }
        : null;
    case 'late':
      return view.mayDirect && view.status === 'running' ? lateSaid(news.round, season) : null;
    case 'withdrawn':
      return view.mayDirect && view.status === 'running' && entrant?.withdrawn
        ? { ...plain(words.withdrawn(nameOf(entrant, season), where), words.more.withdrawn), leads: 'desk' }
        : null;
    case 'paused':
      return isIn(season) && view.pause?.until === news.until && new Date(news.until) > now
        ? plain(words.paused(where), words.stands(when(view.pause.from), when(view.pause.until)))
        : null;
    case 'resumed':
      return isIn(season) && view.pause === null && view.status === 'running' ? plain(words.resumed(where), words.more.resumed) : null;
    case 'clock':
      return isIn(season) && view.status === 'running' ? plain(words.clock(where), words.more.clock) : null;
    case 'hook-off':
      return { ...plain(words.hookOff.title(where), words.hookOff.lead(news.host), words.hookOff.how), leads: 'account' };
    case 'successor':
      return view.status === 'running' && entrant && plays(entrant, user.id)
        ? plain(words.successor(before(entrant), where), words.more.successor)
        : null;
    case 'replaced':
      return view.status === 'running' && entrant && !plays(entrant, user.id) ? plain(words.replaced(where), words.more.replaced) : null;
    case 'called-off':
      return view.status === 'called-off' ? plain(words['called-off'](where), words.more['called-off']) : null;
    case 'over':
      return view.status === 'over' ? overSaid(season) : null;
    default:
      return unreachable(news);
  }
}

const bare = { parts: [], leads: 'season' as const, deadline: null, awaitsTables: false };

const plays = ({ players }: EntrantView, user: string): boolean => players.some(({ userId }) => userId === user);
const nameOf = ({ name }: EntrantView, { user: { language } }: SeasonNow): string => name || seasonWords[language].formerPlayer;
const before = (entrant: EntrantView): string => entrant.before.at(-1)?.name ?? '';

/** The reader plays for somebody who is still in, or has a game that is not decided. */
const isIn = (season: SeasonNow): boolean => season.view.own !== null || ownGames(season).some(({ game }) => game.kind === null);

/** Games of the reader, in all rounds that were opened. */
function ownGames({ view, games, user }: SeasonNow): { division: string; game: GameView }[] {
  const opened = new Set(view.rounds.flatMap(({ number, opened: isOpened }) => (isOpened ? [number] : [])));
  return games.flatMap(({ name, rounds }) =>
    rounds.flatMap(({ round, games: all }) =>
      all.flatMap((game) =>
        opened.has(round) && game.places.some(({ player }) => player?.userId === user.id) ? [{ division: name, game }] : [],
      ),
    ),
  );
}

function roundSaid(
  { what, round: number }: Extract<SeasonNews, { round: number }>,
  season: SeasonNow,
  when: (iso: string) => string,
): SeasonSaid | null {
  const { view, where, user, now } = season;
  if (what !== 'round-opened' && what !== 'reminder' && what !== 'extended') return null;
  const words = seasonWords[user.language];
  const round = view.rounds.find((each) => each.number === number);
  if (view.status !== 'running' || !round?.opened || round.closed || new Date(round.deadline) <= now) return null;
  const own = ownGames(season).filter(({ game }) => game.round === number);
  const open = own.filter(({ game }) => game.kind === null && game.bye === null);
  const hasBye = own.some(({ game }) => game.bye !== null);
  if (open.length === 0 && !(what === 'round-opened' && hasBye)) return null;
  const deadline = what === 'extended' ? words.newDeadline(when(round.deadline)) : words.deadline(when(round.deadline));
  return {
    ...bare,
    title: words[what](number, where),
    text: open.length === 0 ? [words.bye] : [...(what === 'reminder' ? [words.left(open.length)] : []), deadline],
    parts: open.slice(0, most.games).map((each) => ownPart(each, season)),
    deadline: new Date(round.deadline),
    awaitsTables: open.some(({ game }) => game.table === null),
  };
}

function ownPart({ division, game: { places, table } }: { division: string; game: GameView }, season: SeasonNow) {
  const { user, view, baseUrl } = season;
  const words = seasonWords[user.language];
  const own = places.find(({ player }) => player?.userId === user.id);
  const others = places.filter((each) => each !== own).map((each) => playerName(each, season));
  const side = own?.side ? words.as(own.side) : words.bid;
  return {
    title: words.against(listed(others, words.and)),
    by: view.divisions.length > 1 ? `${side} · ${words.division(division)}` : side,
    text: '',
    ...(table !== null && { go: { text: words.toGame, url: `${baseUrl}/tables/${table}` } }),
  };
}

/** Who plays there; of a team also its name. */
function playerName({ entrant, player }: GameView['places'][number], season: SeasonNow): string {
  const known = season.view.entrants[entrant];
  const name = player?.name ?? seasonWords[season.user.language].formerPlayer;
  return known && season.view.plan.settings.boards > 1 ? `${name} (${known.name})` : name;
}

function lateSaid(number: number, season: SeasonNow): SeasonSaid | null {
  const { games, view, where, user, baseUrl } = season;
  const words = seasonWords[user.language];
  const late = games.flatMap(({ name, rounds }) =>
    rounds.flatMap(({ round, games: all }) =>
      all.flatMap((game) => (round === number && game.late && game.kind === null ? [{ division: name, game }] : [])),
    ),
  );
  if (late.length === 0) return null;
  const parts = late.slice(0, most.games).map(({ division, game: { places, table } }) => ({
    title: places.map((place) => playerName(place, season)).join(' – '),
    by: view.divisions.length > 1 ? `${words.roundOf(number)} · ${words.division(division)}` : words.roundOf(number),
    text: '',
    ...(table !== null && { go: { text: words.toGame, url: `${baseUrl}/tables/${table}` } }),
  }));
  const left = late.length - parts.length;
  const text = [words.more.late, ...(left > 0 ? [words.others(left)] : [])];
  return { ...bare, title: words.late(late.length, number, where), text, parts, leads: 'desk' };
}

/** The table of the reader's division, with their place and where that leads. */
function overSaid(season: SeasonNow): SeasonSaid | null {
  const { view, user, where, moves } = season;
  const words = seasonWords[user.language];
  const number = new Intl.NumberFormat(user.language, { maximumFractionDigits: 3 });
  const entrants = Object.values(view.entrants);
  const own =
    entrants.find((each) => plays(each, user.id)) ?? entrants.find((each) => each.before.some(({ userId }) => userId === user.id));
  const division = own && view.divisions.find(({ table }) => table.some(({ entrant }) => entrant === own.id));
  if (!own || !division) return null;
  const lines = division.table.map(({ entrant, place, points }) => {
    const each = view.entrants[entrant];
    return { entrant, text: `${place ?? '–'}. ${each ? nameOf(each, season) : ''}, ${words.line(number.format(points))}` };
  });
  const line = division.table.find(({ entrant }) => entrant === own.id);
  const move = plays(own, user.id) ? moves[own.id] : undefined;
  const place = [
    ...(line?.place != null
      ? [words.standing(`${line.place}`, division.table.length, words.line(number.format(line.points)))]
      : [words.annulled]),
    ...(move?.came === 'promoted' || move?.came === 'relegated' ? [words.moved[move.came](move.division)] : []),
  ];
  const shown = lines.filter(({ entrant }, at) => at < most.lines || entrant === own.id);
  const text = shown.map((each) => each.text).join('\n');
  const isOne = view.divisions.length === 1;
  return {
    ...bare,
    title: words.over(where),
    text: plays(own, user.id) ? place : [],
    parts: [isOne ? { title: view.gameTitle, by: '', text } : { title: words.division(division.name), by: view.gameTitle, text }],
  };
}
