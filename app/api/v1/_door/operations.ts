import { z } from 'zod';
import { gameFileSchema } from '@/lib/chance/file';
import { clubOperations } from './club-operations';
import { hookOperations } from './hook-operations';
import { leagueOperations } from './league-operations';
import { operation } from './operation';
import { playerOperations } from './player-operations';
import { prompt, promptRequest } from './prompt-schemas';
import { proposalOperations } from './proposal-operations';
import { ratingOperations } from './rating-operations';
import * as schemas from './schemas';
import { seasonOperations } from './season-operations';
import { wantedOperations } from './wanted-operations';

const seat = z.string().max(80).optional().describe('Which of your seats the answer is made for; left out, one of them.');
const count = z.coerce.number().int().min(0).max(1_000_000).optional();

export const operations = {
  ...playerOperations,
  ...proposalOperations,
  games: operation({
    id: 'games',
    method: 'get',
    path: '/games',
    summary: 'The games there are, with the shape of their options and orders.',
    answer: z.array(schemas.gameInfo),
  }),
  tables: operation({
    id: 'tables',
    method: 'get',
    path: '/tables',
    summary: 'Your tables, those that wait for you first.',
    answer: z.array(schemas.tableSummary),
  }),
  createTable: operation({
    id: 'createTable',
    method: 'post',
    path: '/tables',
    summary: 'Make a table. It starts at once when no seat is left open or invited.',
    peopleOnly: true,
    body: schemas.newTable,
    answer: schemas.created,
    status: 201,
  }),
  table: operation({
    id: 'table',
    method: 'get',
    path: '/tables/{table}',
    summary: 'A started table as one of your seats sees it, with your open questions.',
    query: z.strictObject({ seat }),
    answer: schemas.tableView,
    also: { 409: 'The table has not started.' },
  }),
  join: operation({
    id: 'join',
    method: 'post',
    path: '/tables/{table}/join',
    summary:
      'Take a free seat of a table that has not started. Bot accounts take one that is kept for them, or where the table admits them.',
    body: schemas.joining,
    answer: schemas.tableSummary,
    also: { 403: 'The table admits no bot accounts.', 409: 'The seat is taken, or the table has started.' },
  }),
  start: operation({
    id: 'start',
    method: 'post',
    path: '/tables/{table}/start',
    summary: 'Start your table; free seats can go to the practice bot.',
    body: schemas.starting,
    answer: schemas.tableSummary,
    also: { 409: 'A seat is still free, or the table has started.' },
  }),
  concede: operation({
    id: 'concede',
    method: 'post',
    path: '/tables/{table}/concede',
    summary:
      'Give the game up with all your seats. It ends where your side has nobody left; else the seats are played on as the terms of the table say.',
    body: schemas.conceding,
    answer: schemas.tableSummary,
    also: { 409: 'The table is not running.' },
  }),
  appeal: operation({
    id: 'appeal',
    method: 'post',
    path: '/tables/{table}/appeal',
    summary: 'Ask those who lead the club of the table to look at a game that you play or played. What you write stays in its log.',
    body: schemas.appeal,
    peopleOnly: true,
    answer: schemas.tableSummary,
    also: { 409: 'The table is in no club, it has not started, it is too late, or the seat has appealed often enough.' },
  }),
  adjudicate: operation({
    id: 'adjudicate',
    method: 'post',
    path: '/tables/{table}/adjudicate',
    summary:
      'Decide, as one who leads the club of the table and does not play there, how its game ends or ended. The act stays in its log.',
    body: schemas.judgement,
    answer: schemas.result.nullable(),
    also: { 409: 'The table has not started, or there is no such appeal that waits for an answer.' },
  }),
  result: operation({
    id: 'result',
    method: 'get',
    path: '/tables/{table}/result',
    summary: 'How a table ended and for whom; null while it runs, and of one that was not played here.',
    answer: schemas.result.nullable(),
  }),
  prompt: operation({
    id: 'prompt',
    method: 'post',
    path: '/tables/{table}/prompts',
    summary: 'The next question of the guided order form after the picks so far. From no picks on it leads to every legal order.',
    body: promptRequest,
    answer: prompt,
    also: { 409: 'The question is not open for you.' },
  }),
  submit: operation({
    id: 'submit',
    method: 'post',
    path: '/tables/{table}/orders',
    summary: 'Send orders of one seat. Up to the first dice all or nothing; the same key again gives the same receipt.',
    body: schemas.submission,
    answer: schemas.receipt,
    also: { 409: 'A receipt: nothing of the seat is open.', 422: 'A receipt: the orders were refused.' },
    keyed: true,
  }),
  log: operation({
    id: 'log',
    method: 'get',
    path: '/tables/{table}/log',
    summary: 'What happened after entry `since`, as one of your seats may know it.',
    query: z.strictObject({ since: count, until: count, seat }),
    answer: schemas.logPage,
  }),
  export: operation({
    id: 'export',
    method: 'get',
    path: '/tables/{table}/export',
    summary: 'The whole table as one file, as `npm run audit` reads it; of a game that hides facts only once it is over.',
    answer: gameFileSchema.meta({ id: 'GameFile' }),
    also: { 403: 'The game hides facts and is not over.', 409: 'The table has not started.' },
  }),
  ...clubOperations,
  ...playerOperations,
  ...hookOperations,
  ...leagueOperations,
  ...seasonOperations,
  ...ratingOperations,
  ...wantedOperations,
};
