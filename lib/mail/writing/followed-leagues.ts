import type { FollowedRow } from '../../../db/follows';
import type { UserRow } from '../../../db/people';
import { type First, type LeagueNews, leagueNews } from '../../play';
import { zonedText } from '../../time-control';
import type { FollowedLetter } from '../letters/followed';
import { followedWords } from '../words/followed';
import { listed } from './listed';
import type { WritingContext } from './written-letter';

export type Reader = Pick<UserRow, 'id' | 'language' | 'timezone'>;

/** Games that one line tells, and names of one place. */
const room = { games: 6, names: 4 };

type Line = FollowedLetter['parts'][number]['lines'][number];

/** Lines about each of the leagues that somebody follows, by its id. */
export async function leagueLines(
  followed: readonly FollowedRow[],
  { user, baseUrl, since, until, looks }: { user: Reader; since: Date; until: Date } & Pick<WritingContext, 'baseUrl' | 'looks'>,
): Promise<Map<string, (() => Line)[]>> {
  const leagues = followed.flatMap(({ kind, id, createdAt }) =>
    kind === 'league' ? [{ id, since: createdAt > since ? createdAt : since }] : [],
  );
  const news = await leagueNews({ user: user.id, language: user.language }, leagues, until, looks);
  return new Map([...news].map(([id, own]) => [id, own.map((each) => () => lineOf(each, user, baseUrl))]));
}

function lineOf(news: LeagueNews, user: Reader, baseUrl: string): Line {
  const words = followedWords[user.language];
  const { place, season, what } = news;
  const page = `${baseUrl}/leagues/${place.league}/${place.season}`;
  const isOfGames = what === 'round' || what === 'results';
  const text = what === 'round' ? `${season}, ${words.round(news.round)}` : season;
  return {
    what: words.league[what],
    on: { text, url: what === 'round' ? `${page}/games?round=${news.round}#round-${news.round}` : isOfGames ? `${page}/games` : page },
    said: saidOf(news, user),
  };
}

function saidOf(news: LeagueNews, user: Reader): string {
  const words = followedWords[user.language];
  const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  switch (news.what) {
    case 'round':
      return news.until === null ? '' : words.until(zonedText(new Date(news.until), { language: user.language, zone: user.timezone }));
    case 'results': {
      const names = (all: readonly string[]) => namesOf(all, user);
      const games = news.games
        .slice(0, room.games)
        .map(({ first, against }) => (against.length === 0 ? words.drew(names(first)) : words.won(names(first), names(against))));
      const left = news.games.length - games.length;
      return sentence([...games, ...(left > 0 ? [words.otherGames(left)] : [])].join('; '));
    }
    case 'leads':
    case 'over':
      return news.firsts.map((first) => sentence(firstText(first, user))).join(' ');
    default:
      return '';
  }
}

function firstText({ division, names, points }: First, user: Reader): string {
  const number = new Intl.NumberFormat(user.language, { maximumFractionDigits: 3 });
  const text = followedWords[user.language].first(namesOf(names, user), number.format(points));
  return division === null ? text : `${division}: ${text}`;
}

function namesOf(names: readonly string[], { language }: Reader): string {
  const words = followedWords[language];
  const shown = names.slice(0, room.names).map((name) => name || words.formerPlayer);
  const left = names.length - shown.length;
  return listed(left > 0 ? [...shown, `+${left}`] : shown, words.and);
}
