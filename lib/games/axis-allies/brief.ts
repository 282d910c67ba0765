import type { Brief, Moment, Section } from '../../engine';
import { bidderName, bidders, isBidder, whoPlays } from '../kit/auction';
import { capitalised } from '../kit/words';
import { editionOf } from './editions';
import { heldBy } from './effects';
import type { EffectId } from './effects/ids';
import { hitCount, noHits } from './rules/hits';
import { followerOf } from './rules/joint';
import { isStandstill, lostByStaying } from './rules/naval';
import { askedAbout } from './rules/reaction';
import { decisions, moment } from './rules/sequence';
import { hasLostCapital, powersOf, productionOf, sideOf } from './rules/spaces';
import { sideOf as sideOfPower } from './seatings';
import type { AaDecision, Language, Loss, Phase, Power, Seat, Side, View } from './types';
import { powers } from './types';
import type { AskFacts, DecisionKind } from './words/catalogue';
import { countedBy, namesIn, unitCount, wordsIn } from './words/names';
import { positionWords } from './words/position-words';

const playedAt = (seat: Seat, moment?: Moment | null): readonly string[] =>
  moment?.plays?.[seat] ?? (isBidder(seat) ? [] : seat.split('-'));

/** "Soviet Union, United Kingdom, United States"; "First player" until the auction has given it powers. */
export function seatName(seat: Seat, language: Language, moment?: Moment | null): string {
  const played = playedAt(seat, moment).map((power) => namesIn(language).power(power as Power));
  return isBidder(seat) && played.length === 0 ? bidderName(seat, language) : played.join(', ');
}

/** The side of a bidder, once the auction has given it one. */
export function sideWon(seat: Seat, moment: Moment): Side | null {
  const [power] = moment.plays?.[seat] ?? [];
  return power === undefined ? null : sideOfPower[power as Power];
}

/** The power whose turn it is, where the seat plays it; else all powers of the seat. */
export const askedName = (seat: Seat, moment: Moment, language: Language): string =>
  moment.power !== null && playedAt(seat, moment).includes(moment.power)
    ? namesIn(language).power(moment.power as Power)
    : seatName(seat, language, moment);

/** "Round 3, Germany, combat move". */
export function momentName({ round, power, phase }: Moment, language: Language): string {
  const { moment, phases } = wordsIn(language);
  const where = power === null ? [] : [namesIn(language).power(power as Power)];
  return capitalised([...(round > 0 ? [moment(round)] : []), ...where, phases[phase as Phase]].join(', '));
}

/** The open question in one sentence. */
export function ask(view: View, decision: AaDecision, language: Language): string {
  const facts: AskFacts = {
    ...{ power: view.power, treasury: view.treasury[view.power] },
    ...{ space: placeOf(view, decision), stay: decision.kind === 'press' ? stayAt(view) : null },
    theirs: isAttackersChoice(view),
    hits: hitCount(view.combat?.battle?.hits ?? noHits()),
    bidFor: view.options.bidFor,
    lent: view.turn.request?.order.type === 'advantage' ? view.turn.request.order : null,
    next: followerOf(view),
    about: decision.kind === 'reaction' ? askedAbout(view, decision.id) : null,
  };
  return wordsIn(language).asks[decision.kind as DecisionKind](facts, namesIn(language));
}

/** DP-6: the defenders did not agree. */
const isAttackersChoice = ({ combat }: View): boolean => combat?.battle?.step === 'defender-losses' && combat.battle.joint === 'attacker';

function stayAt(view: View): Loss[] | null {
  const battle = view.combat?.battle;
  return battle && isStandstill(view, battle) ? lostByStaying(view, battle) : null;
}

/** The space a battle question is about: the battle that is on, else the one in the decision's id, after round and power. */
const placeOf = (view: View, { id }: AaDecision): string =>
  view.combat?.battle?.space ??
  id
    .split('.')
    .slice(2)
    .find((part) => editionOf(view).space[part] !== undefined) ??
  '';

/** How the game ended; null while it goes on. */
function endOf(view: View, language: Language): string | null {
  const words = positionWords(language);
  const side = view.ending?.side;
  return view.ending ? capitalised(side ? words.won({ side: wordsIn(language).sides[side] }) : words.draw) : null;
}

/** How the game ended, or where it stands and which battle is on. */
export function inBrief(view: View, language: Language): string {
  const battle = view.combat?.battle;
  const where = momentName(moment(view), language);
  return endOf(view, language) ?? (battle ? `${where}: ${positionWords(language).fight(battle)}` : where);
}

/** The position in words: what is asked, the battle that is on, forces, money, victory. */
export function brief(view: View, language: Language): Brief {
  const words = positionWords(language);
  const names = namesIn(language);
  // the questions of a phase name the power that is asked, those of a battle do not
  const asked = decisions(view).map((each) => {
    const sentence = ask(view, each, language);
    return each.kind === view.phase ? sentence : `${seatName(each.seat, language, moment(view))}: ${sentence}`;
  });
  return {
    headline: inBrief(view, language),
    sections: [
      ...(view.ending ? [] : [{ title: words.asked, lines: (asked.length > 0 ? asked : [words.nothingAsked]).map(capitalised) }]),
      ...(view.sides
        ? [{ title: whoPlays[language], lines: bidders.map((seat) => `${seatName(seat, language)}: ${playedBy(view, seat, language)}`) }]
        : []),
      { title: words.money, lines: powers.map((power) => moneyOf(view, power, language)) },
      { title: words.forces, lines: powers.map((power) => `${names.power(power)}: ${forcesOf(view, power, language)}`) },
      ...developments(view, language),
      { title: words.victory, lines: goalsOf(view, language) },
    ],
  };
}

const playedBy = (view: View, seat: Seat, language: Language): string => powersOf(view, seat).map(namesIn(language).power).join(', ');

/** What powers have developed; nothing while none has. */
function developments(view: View, language: Language): Section[] {
  const names = namesIn(language);
  const lines = powers
    .filter((power) => heldBy(view, power).length > 0)
    .map((power) => `${names.power(power)}: ${effectsOf(view, power, language)}`);
  return lines.length > 0 ? [{ title: positionWords(language).developments, lines }] : [];
}

/** "Rockets, Russian winter (used up)": what a power has developed, and its advantages; empty while it has none. */
export function effectsOf(view: View, power: Power, language: Language): string {
  const names = namesIn(language);
  const { usedUp } = positionWords(language);
  const isUsed = (id: EffectId) => view.used?.some((used) => used === id) ?? false;
  const held = heldBy(view, power).map((id) => (isUsed(id) ? usedUp({ id }) : names.effect(id)));
  return capitalised(held.join(', '));
}

function moneyOf(view: View, power: Power, language: Language): string {
  const words = positionWords(language);
  const names = namesIn(language);
  const account = words.account({ production: productionOf(view, power), treasury: view.treasury[power] });
  const lost = hasLostCapital(view, power) ? words.capitalLost : '';
  const bought = power === view.power && unitCount(view.bought) > 0 ? `; ${words.bought({ units: view.bought })}` : '';
  return `${names.power(power)}: ${account}${lost}${bought}`;
}

/** All units of a power, those aboard transports included. */
function forcesOf(view: View, power: Power, language: Language): string {
  const found = Object.values(view.spaces).flatMap((stacks) =>
    stacks.flatMap(({ owner, type, count, cargo = [] }) => [
      ...(owner === power ? [{ type, count }] : []),
      ...cargo.filter((each) => each.owner === power).map((each) => ({ type: each.type, count })),
    ]),
  );
  return namesIn(language).units(countedBy(found)) || positionWords(language).noUnits;
}

function goalsOf(view: View, language: Language): string[] {
  const words = positionWords(language);
  const lines = (['allies', 'axis'] as const).map((side) => goalOf(view, side, language).text);
  if (view.options.individualWinner) lines.push(words.individual);
  if (view.options.roundLimit > 0) lines.push(words.limit({ round: view.options.roundLimit }));
  return lines;
}

/** What a side must hold to win: how many cities, how many of them it has, and both in a sentence. */
export function goalOf(view: View, side: Side, language: Language): { held: number; needed: number; text: string } {
  const words = positionWords(language);
  const edition = editionOf(view);
  const { hold, atLeast } = edition.goalsOf(view.options)[side];
  const held = hold.filter((city) => view.control[city] && sideOf(view, view.control[city]) === side);
  const listed = (cities: readonly string[]) => cities.map(namesIn(language).city).join(', ');
  const all = edition.spaces.filter((each) => each.kind === 'land' && each.city).length === hold.length;
  const goal = all ? words.allCities({ count: hold.length }) : listed(hold);
  const text = words.goal({ side: wordsIn(language).sides[side], needed: atLeast, cities: goal, held: listed(held) || words.none });
  return { held: held.length, needed: atLeast, text };
}
