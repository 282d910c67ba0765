import * as z from 'zod';
import {
  type FightCourse,
  fail,
  type Language,
  ok,
  type Plan,
  type PlanCourse,
  type Result,
  type Text,
  type Violation,
} from '../../../engine';
import { phrase } from './formatter';
import type { Grammar } from './grammar';
import { misread } from './misreadings';
import { readerOf } from './reader';
import type { Tongue } from './vocabulary';

/** What a line begins with that plans a battle. */
const planVerbs: Readonly<Record<Language, readonly string[]>> = { en: ['PLAN'], it: ['PIANO'] };

type Verbs = Readonly<Record<Language, readonly (readonly string[])[]>>;

/** The verbs of a game's orders, and that of its plans. */
export const withPlanVerbs = ({ en, it }: Verbs): Verbs => ({ en: [...en, planVerbs.en], it: [...it, planVerbs.it] });

/** How long the attacker fights on in one place, and whether it chooses its losses. */
export const battlePlanSchema = z.strictObject({
  /** The turn it was made for, as the game names it; in any other it says nothing. */
  turn: z.string().max(40),
  space: z.string().max(41),
  way: z.enum(['on', 'below', 'after', 'ask']),
  /** Percent of `below`, losses of `after`; 0 else. */
  at: z.int().min(0).max(500),
  /** Left out: as the standing orders say. */
  losses: z.enum(['ask', 'ranked']).optional(),
});
export type BattlePlan = z.infer<typeof battlePlanSchema>;

/** Plans of one turn that a seat may have. */
export const mostPlans = 80;
export const battlePlansSchema = z.array(battlePlanSchema).max(mostPlans).optional();

/** The plan of a place for the turn that is on. */
export const planFor = (plans: readonly BattlePlan[] | undefined, turn: string, space: string): BattlePlan | undefined =>
  plans?.find((each) => each.turn === turn && each.space === space);

/** What is open in a fight that goes on by itself: whether it does, and what it loses. */
type Decided = 'press' | 'losses';

/** Whether a plan leaves a question to the player; null: it does not speak of it, or there is none. */
export function asksBy(plan: BattlePlan | undefined, about: Decided): boolean | null {
  if (about === 'press') return plan ? plan.way === 'ask' : null;
  return plan?.losses ? plan.losses === 'ask' : null;
}

/** The course of a fight: its plan, else what is done unsaid. */
export const courseOf = (plan: BattlePlan | undefined, unsaid: FightCourse): FightCourse =>
  plan ? { way: plan.way, at: plan.at, asksLosses: asksBy(plan, 'losses') ?? unsaid.asksLosses } : unsaid;

/** What the attacker of a fight can count. */
interface Tally {
  rounds(): number;
  /** Of its units that are left. */
  units(): number;
  /** To win from here. */
  percent(): number;
  losses(): number;
}

/** Whether a fight that goes by such a course ends now. */
export function stopsBy({ way, at }: Pick<FightCourse, 'way' | 'at'>, tally: Tally): boolean {
  switch (way) {
    case 'on':
    case 'ask':
      return false;
    case 'rounds':
      return tally.rounds() >= at;
    case 'units':
      return tally.units() < at;
    case 'below':
      return tally.percent() < at;
    case 'after':
      return tally.losses() >= at;
  }
}

/** A battle as a line of a sheet plans it. */
type Read = Pick<BattlePlan, 'way' | 'at' | 'losses'>;

const line = /^(?:plan|piano)(?![a-z0-9])[\s:]*(?<rest>.*)$/i;
const on = 'fight on|fight to the end|go on|press on|press|combatti fino in fondo|fino in fondo|continua';
const below = String.raw`(?:(?:stop|retreat|withdraw) (?:below|under)|(?:fermati|ritirati) sotto(?: il| l['’])?)\s*(?<percent>\d{1,3})\s*(?:%|percent|per cento)?`;
const after = String.raw`(?:(?:stop|retreat|withdraw) after|(?:fermati|ritirati) dopo)\s*(?<count>\d{1,3})\s*(?:loss|losses|perdita|perdite)?`;
const ask = 'ask me|ask|chiedimi';
const ownLosses = '(?<own>ask losses|ask me losses|ask me about losses|chiedimi le perdite|chiedi le perdite)';
const ranked = '(?<ranked>ranked losses|losses ranked|perdite in ordine)';
const clauses = new RegExp(
  String.raw`^(?<space>.+?)[\s:,]+(?:(?<on>${on})|${below}|${after}|(?<ask>${ask}))(?:\s*,?\s*(?:${ownLosses}|${ranked}))?\.?$`,
  'i',
);

/** The way a plan says, and the words of its place; null: it says none. */
function wayIn(rest: string): (Read & { space: string }) | null {
  const found = clauses.exec(rest.trim().replace(/\s+/g, ' '))?.groups;
  if (!found?.space) return null;
  const losses = found.own ? ({ losses: 'ask' } as const) : found.ranked ? ({ losses: 'ranked' } as const) : {};
  const at = Number(found.percent ?? found.count ?? 0);
  if (found.percent !== undefined && at > 100) return null;
  const way = found.on ? 'on' : found.percent !== undefined ? 'below' : found.count !== undefined ? 'after' : 'ask';
  return { space: found.space, way, at, ...losses };
}

const says = {
  form: {
    en: 'Write PLAN, the place and one of: fight on, stop below 40%, stop after 3 losses, ask me; behind a comma ask losses, if you choose them.',
    it: 'Scrivi PIANO, il luogo e una di queste: fino in fondo, fermati sotto il 40%, fermati dopo 3 perdite, chiedimi; dopo una virgola chiedimi le perdite, se le scegli tu.',
  },
  time: {
    en: 'A battle is planned in your own turn, before it is fought.',
    it: 'Una battaglia si pianifica nel proprio turno, prima di combatterla.',
  },
};

/** What a game knows of its plans. */
interface Asked<T extends Tongue> {
  grammar: Grammar<T>;
  kind: keyof T['names'];
  language: Language;
  /** The turn that battles can be planned for; null: it is not the seat's, or its battles are over. */
  turn: string | null;
  /** What is said then; left out: that battles are planned in the own turn. */
  untimely?: Text;
  nameOf(space: string): string;
}

/** A line that plans a battle; null: it is none. */
export function readPlan<T extends Tongue, P extends { plans?: BattlePlan[] | undefined }>(
  text: string,
  { grammar, kind, language, turn, untimely = says.time, nameOf }: Asked<T>,
): Result<Plan<P>, Violation[]> | null {
  const rest = line.exec(text.trim())?.groups?.rest;
  if (rest === undefined) return null;
  const refuse = (code: string, why: Record<Language, string>) => fail([{ code, text: why[language] }]);
  if (turn === null) return refuse('E-PHASE', untimely);
  const read = wayIn(rest);
  if (!read) return refuse('E-NOTATION', says.form);
  const reader = readerOf(grammar, read.space, language);
  const space: string = reader.name(kind);
  if (!reader.ended()) reader.fail({ kind: 'extra', word: reader.word() });
  const failure = reader.failed();
  if (failure) return fail([misread(failure, language)]);
  const plan: BattlePlan = { ...read, turn, space };
  return ok({
    space,
    text: writePlan(plan, language, nameOf(space)),
    onto: (policy) => {
      const others = (policy.plans ?? []).filter((each) => each.turn === turn && each.space !== space);
      return { ...policy, plans: [...others, plan].slice(-mostPlans) };
    },
  });
}

/** How such a line is written, for lists of notation; `slot` marks what is to be put in. */
export function planUsage(place: Text, slot = (word: string) => word): Text {
  const [count, numero] = [slot('number'), slot('numero')];
  return {
    en: `PLAN ${slot(place.en)} stop below ${count}% (or fight on, stop after ${count} losses, ask me), ask losses`,
    it: `PIANO ${slot(place.it)} fermati sotto il ${numero}% (o fino in fondo, fermati dopo ${numero} perdite, chiedimi), chiedimi le perdite`,
  };
}

/** The line that plans a battle. */
export const planLine = ({ way, at, asksLosses }: PlanCourse, language: Language, place: string): string =>
  writePlan({ way, at, ...(asksLosses !== undefined && { losses: asksLosses ? 'ask' : 'ranked' }) }, language, place);

/** The one way we write a plan: "PLAN Ukraine stop below 40%, ask losses". */
function writePlan({ way, at, losses }: Read, language: Language, place: string): string {
  const words = written[language];
  const own = losses === undefined ? '' : `, ${words.own[losses]}`;
  return phrase(planVerbs[language][0], place, words[way](at)) + own;
}

const written = {
  en: {
    on: () => 'fight on',
    below: (at: number) => `stop below ${at}%`,
    after: (at: number) => `stop after ${at} ${at === 1 ? 'loss' : 'losses'}`,
    ask: () => 'ask me',
    own: { ask: 'ask losses', ranked: 'losses ranked' },
  },
  it: {
    on: () => 'fino in fondo',
    below: (at: number) => `fermati sotto il ${at}%`,
    after: (at: number) => `fermati dopo ${at} ${at === 1 ? 'perdita' : 'perdite'}`,
    ask: () => 'chiedimi',
    own: { ask: 'chiedimi le perdite', ranked: 'perdite in ordine' },
  },
};

/** What a game says of its fights beside their course. */
interface Terms {
  /** Of the attacker's units, in the plural; left out: units. */
  units?: Text;
  /** As many rounds as a fight may last; left out: any number. */
  rounds?: number;
  /** Units that must be left besides. */
  fewest?: number;
  /** Percent around the figure within which the player is asked. */
  doubt?: number;
}

/** What a battle does by itself: "fights on while the odds are 30 % or better". */
export function courseText({ way, at, asksLosses }: FightCourse, language: Language, { units, rounds, fewest, doubt }: Terms = {}): string {
  const words = courses[language];
  const noun = units?.[language] ?? words.noun;
  const course = way === 'units' ? words.units(at, noun) : way === 'on' ? words.on(rounds) : words[way](at);
  const left = fewest === undefined ? '' : words.fewest(fewest, noun);
  return course + left + (doubt === undefined ? '' : words.doubt(doubt)) + (asksLosses ? words.losses : '');
}

const courses = {
  en: {
    noun: 'units',
    on: (rounds?: number) => (rounds === undefined ? 'fights on to the end' : `fights on for all its ${rounds} rounds`),
    below: (at: number) => `fights on while the odds are ${at} % or better`,
    after: (at: number) => `stops after ${at} ${at === 1 ? 'loss' : 'losses'}`,
    rounds: (at: number) => `stops after ${at} ${at === 1 ? 'round' : 'rounds'}`,
    units: (at: number, noun: string) => `fights on while ${at} or more of your ${noun} are left`,
    ask: () => 'you are asked after each round',
    fewest: (count: number, noun: string) => ` and ${count} or more of your ${noun} are left`,
    doubt: (percent: number) => `; you are asked where they are within ${percent} % of that`,
    losses: '; you choose your losses',
  },
  it: {
    noun: 'unità',
    on: (rounds?: number) => (rounds === undefined ? 'si combatte fino in fondo' : `si combatte per tutti i ${rounds} round`),
    below: (at: number) => `si combatte finché la probabilità è almeno il ${at} %`,
    after: (at: number) => `ci si ferma dopo ${at} ${at === 1 ? 'perdita' : 'perdite'}`,
    rounds: (at: number) => `ci si ferma dopo ${at} round`,
    units: (at: number, noun: string) => `si combatte finché restano almeno ${at} delle tue ${noun}`,
    ask: () => 'ti si chiede dopo ogni round',
    fewest: (count: number, noun: string) => ` e restano almeno ${count} delle tue ${noun}`,
    doubt: (percent: number) => `; ti si chiede se dista meno del ${percent} % da lì`,
    losses: '; le perdite le scegli tu',
  },
};
