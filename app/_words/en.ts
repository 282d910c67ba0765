import { about } from './en/about';
import { account } from './en/account';
import { affairs } from './en/affairs';
import { board } from './en/board';
import { chat } from './en/chat';
import { clock } from './en/clock';
import { clubs } from './en/clubs';
import { compare } from './en/compare';
import { dice } from './en/dice';
import { firstGame } from './en/first-game';
import { follow } from './en/follow';
import { home } from './en/home';
import { introduction } from './en/introduction';
import { leagueHooks } from './en/league-hooks';
import { leagues } from './en/leagues';
import { list } from './en/list';
import { lobby } from './en/lobby';
import { mailbox } from './en/mailbox';
import { newTable } from './en/new-table';
import { notes } from './en/notes';
import { odds } from './en/odds';
import { offline } from './en/offline';
import { operator } from './en/operator';
import { pinned } from './en/pinned';
import { players } from './en/players';
import { post } from './en/post';
import { ratings } from './en/ratings';
import { report } from './en/report';
import { results } from './en/results';
import { review } from './en/review';
import { rules } from './en/rules';
import { seasonDesk } from './en/season-desk';
import { seasonPlan } from './en/season-plan';
import { seasonRecord } from './en/season-record';
import { seasonRules } from './en/season-rules';
import { share } from './en/share';
import { shareMoment } from './en/share-moment';
import { shell } from './en/shell';
import { signIn } from './en/sign-in';
import { story } from './en/story';
import { table } from './en/table';
import { tables } from './en/tables';
import { tour } from './en/tour';
import { unsubscribe } from './en/unsubscribe';
import { wanted } from './en/wanted';
import { whatIf } from './en/what-if';

/** Every text of the pages in English, by area: the shape that the Italian catalogue must have. */
export const en = {
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
} as const;
