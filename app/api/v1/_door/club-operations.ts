import { z } from 'zod';
import * as schemas from './club-schemas';
import { operation } from './operation';

const page = z.coerce.number().int().min(0).max(10_000).default(0).describe('From 0.');
const id = z.object({ id: z.string() });
const slug = z.object({ slug: z.string() });
const done = z.object({ done: z.literal(true) });
const leaders = { 403: 'It is for those who lead the club.' };
const members = { 403: 'It is for members.' };

/** What a program can ask of clubs. */
export const clubOperations = {
  clubs: operation({
    id: 'clubs',
    method: 'get',
    path: '/clubs',
    summary: 'Public clubs by name, or your own.',
    query: z.strictObject({
      of: z.enum(['all', 'mine']).default('all'),
      after: z.string().max(60).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(50),
    }),
    answer: schemas.clubList,
  }),
  foundClub: operation({
    id: 'foundClub',
    method: 'post',
    path: '/clubs',
    summary: 'Found a club.',
    peopleOnly: true,
    body: schemas.charter,
    answer: slug,
    status: 201,
    also: { 409: 'The address is taken, or you own too many clubs.' },
  }),
  club: operation({
    id: 'club',
    method: 'get',
    path: '/clubs/{club}',
    summary: 'A club with its open and running tables.',
    answer: schemas.club,
  }),
  clubMembers: operation({
    id: 'clubMembers',
    method: 'get',
    path: '/clubs/{club}/members',
    summary: 'The members of a club, a page at a time.',
    query: z.strictObject({ page }),
    answer: schemas.memberPage,
  }),
  clubArchive: operation({
    id: 'clubArchive',
    method: 'get',
    path: '/clubs/{club}/archive',
    summary: 'Games of a club that are over, the latest first.',
    query: z.strictObject({ before: z.string().max(40).optional() }),
    answer: schemas.archivePage,
  }),
  clubRecords: operation({
    id: 'clubRecords',
    method: 'get',
    path: '/clubs/{club}/records',
    summary: 'What was done best at the tables of a club, as far as you may see them; private tables never count.',
    answer: schemas.records,
  }),
  headToHead: operation({
    id: 'headToHead',
    method: 'get',
    path: '/clubs/{club}/head-to-head',
    summary: 'How a player of a club did against the others there, or against one of them.',
    query: z.strictObject({
      of: z.string().max(80).describe('A user’s id.'),
      against: z.string().max(80).optional().describe('Another one; left out: everybody they met.'),
      page,
    }),
    answer: schemas.headToHead,
  }),
  clubNotices: operation({
    id: 'clubNotices',
    method: 'get',
    path: '/clubs/{club}/notices',
    summary: 'Notices of a club, the newest first, a page at a time.',
    query: z.strictObject({ page }),
    answer: schemas.noticePage,
    also: members,
  }),
  postNotice: operation({
    id: 'postNotice',
    method: 'post',
    path: '/clubs/{club}/notices',
    summary: 'Tell all members something.',
    body: schemas.newNotice,
    answer: id,
    status: 201,
    also: leaders,
  }),
  clubPresets: operation({
    id: 'clubPresets',
    method: 'get',
    path: '/clubs/{club}/presets',
    summary: 'Presets of a club.',
    answer: z.array(schemas.preset),
    also: members,
  }),
  keepPreset: operation({
    id: 'keepPreset',
    method: 'post',
    path: '/clubs/{club}/presets',
    summary: 'Keep a preset.',
    body: schemas.newPreset,
    answer: id,
    status: 201,
    also: { ...leaders, 409: 'The name is taken, or there are too many.' },
  }),
  joinClub: operation({
    id: 'joinClub',
    method: 'post',
    path: '/clubs/{club}/join',
    summary: 'Join an open club, or ask to join.',
    peopleOnly: true,
    body: schemas.joining,
    answer: schemas.joined,
    also: { 403: 'The club takes members by invitation.', 409: 'You are a member, or have asked, already.' },
  }),
  leaveClub: operation({
    id: 'leaveClub',
    method: 'post',
    path: '/clubs/{club}/leave',
    summary: 'Leave a club.',
    answer: done,
    also: { ...members, 409: 'Its owner hands it over or closes it instead.' },
  }),
  clubDesk: operation({
    id: 'clubDesk',
    method: 'get',
    path: '/clubs/{club}/requests',
    summary: 'Requests and invitations of a club.',
    answer: schemas.desk,
    also: leaders,
  }),
  answerRequest: operation({
    id: 'answerRequest',
    method: 'post',
    path: '/clubs/{club}/requests',
    summary: 'Answer a request.',
    body: schemas.answering,
    answer: done,
    also: leaders,
  }),
  inviteToClub: operation({
    id: 'inviteToClub',
    method: 'post',
    path: '/clubs/{club}/invitations',
    summary: 'Invite by link or by letter; the token stands behind /clubs/invitation/ in the address of its page.',
    body: schemas.inviting,
    answer: z.object({ token: z.string() }),
    status: 201,
    also: { ...leaders, 409: 'The address is invited already, or there are too many.' },
  }),
};
