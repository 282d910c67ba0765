import type { en } from './en';
import { about } from './it/about';
import { account } from './it/account';
import { affairs } from './it/affairs';
import { board } from './it/board';
import { chat } from './it/chat';
import { clock } from './it/clock';
import { clubs } from './it/clubs';
import { compare } from './it/compare';
import { dice } from './it/dice';
import { firstGame } from './it/first-game';
import { follow } from './it/follow';
import { home } from './it/home';
import { introduction } from './it/introduction';
import { leagueHooks } from './it/league-hooks';
import { leagues } from './it/leagues';
import { list } from './it/list';
import { lobby } from './it/lobby';
import { mailbox } from './it/mailbox';
import { newTable } from './it/new-table';
import { notes } from './it/notes';
import { odds } from './it/odds';
import { offline } from './it/offline';
import { operator } from './it/operator';
import { pinned } from './it/pinned';
import { players } from './it/players';
import { post } from './it/post';
import { ratings } from './it/ratings';
import { report } from './it/report';
import { results } from './it/results';
import { review } from './it/review';
import { rules } from './it/rules';
import { seasonDesk } from './it/season-desk';
import { seasonPlan } from './it/season-plan';
import { seasonRecord } from './it/season-record';
import { seasonRules } from './it/season-rules';
import { share } from './it/share';
import { shareMoment } from './it/share-moment';
import { shell } from './it/shell';
import { signIn } from './it/sign-in';
import { story } from './it/story';
import { table } from './it/table';
import { tables } from './it/tables';
import { tour } from './it/tour';
import { unsubscribe } from './it/unsubscribe';
import { wanted } from './it/wanted';
import { whatIf } from './it/what-if';
import type { Translated } from './translated';

export const it: Translated<typeof en> = {
  about,
  affairs,
  account,
  board,
  clock,
  clubs,
  chat,
  compare,
  dice,
  firstGame,
  follow,
  home,
  introduction,
  leagues,
  list,
  lobby,
  mailbox,
  newTable,
  notes,
  odds,
  offline,
  operator,
  pinned,
  players,
  post,
  ratings,
  report,
  results,
  review,
  rules,
  seasonRecord,
  seasonRules,
  seasonDesk,
  seasonPlan,
  share,
  shareMoment,
  shell,
  signIn,
  story,
  table,
  tables,
  tour,
  unsubscribe,
  wanted,
  leagueHooks,
  whatIf,
};
