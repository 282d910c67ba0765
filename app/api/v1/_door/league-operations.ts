import { z } from 'zod';
import * as schemas from './league-schemas';
import { operation } from './operation';

const done = z.object({ done: z.literal(true) });
const number = z.object({ number: z.int().describe('Of the season in its league.') });
const directors = { 403: 'It is for those who lead the club.' };
const slug = z.object({ slug: z.string() });

/** What a program can ask of leagues and the views of their seasons. */
export const leagueOperations = {
  clubLeagues: operation({
    id: 'clubLeagues',
    method: 'get',
    path: '/clubs/{club}/leagues',
    summary: 'The leagues of a club.',
    answer: schemas.leagues,
  }),
  foundLeague: operation({
    id: 'foundLeague',
    method: 'post',
    path: '/clubs/{club}/leagues',
    summary: 'Found a league of a club.',
    body: schemas.newLeague,
    answer: slug,
    status: 201,
    also: { ...directors, 409: 'The address is taken, or there are too many.' },
    keyed: true,
  }),
  leagues: operation({
    id: 'leagues',
    method: 'get',
    path: '/leagues',
    summary: 'Public leagues, the newest first.',
    query: z.strictObject({ after: z.string().max(80).optional(), limit: z.coerce.number().int().min(1).max(50).default(50) }),
    answer: schemas.leagueList,
  }),
  league: operation({
    id: 'league',
    method: 'get',
    path: '/leagues/{league}',
    summary: 'A league with its seasons.',
    answer: schemas.league,
  }),
  editLeague: operation({
    id: 'editLeague',
    method: 'post',
    path: '/leagues/{league}',
    summary: 'Change what a league says of itself.',
    body: schemas.leagueTexts,
    answer: done,
    also: directors,
  }),
  planSeason: operation({
    id: 'planSeason',
    method: 'post',
    path: '/leagues/{league}/seasons',
    summary: 'Plan a season, which directors alone see until it is opened for entries.',
    body: schemas.newSeason,
    answer: number,
    status: 201,
    also: { ...directors, 409: 'It does not go with the club, or there are too many.' },
    keyed: true,
  }),
  season: operation({
    id: 'season',
    method: 'get',
    path: '/leagues/{league}/seasons/{season}',
    summary: 'A season with the tables of its divisions.',
    answer: schemas.season,
  }),
  seasonGames: operation({
    id: 'seasonGames',
    method: 'get',
    path: '/leagues/{league}/seasons/{season}/games',
    summary: 'All games of a season, round by round.',
    answer: schemas.games,
  }),
  seasonCross: operation({
    id: 'seasonCross',
    method: 'get',
    path: '/leagues/{league}/seasons/{season}/cross',
    summary: 'The cross table of each division.',
    answer: schemas.cross,
  }),
  seasonProgress: operation({
    id: 'seasonProgress',
    method: 'get',
    path: '/leagues/{league}/seasons/{season}/progress',
    summary: 'Ranks and points after each round.',
    answer: schemas.progress,
  }),
  whatIf: operation({
    id: 'whatIf',
    method: 'post',
    path: '/leagues/{league}/seasons/{season}/what-if',
    summary: 'The table of a division if open games ended as supposed. Nothing is kept.',
    body: schemas.supposing,
    answer: schemas.whatIf,
  }),
  seasonRecord: operation({
    id: 'seasonRecord',
    method: 'get',
    path: '/leagues/{league}/seasons/{season}/record',
    summary: 'What was done to a season, the latest first.',
    answer: schemas.acts,
  }),
  seasonDesk: operation({
    id: 'seasonDesk',
    method: 'get',
    path: '/leagues/{league}/seasons/{season}/desk',
    summary: 'What waits for who directs a season.',
    answer: schemas.desk,
    also: directors,
  }),
};
