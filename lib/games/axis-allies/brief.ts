import type { Brief, Moment } from '../../engine';
import { editionOf } from './editions';
import { isStandstill, lostByStaying } from './rules/naval';
import { decisions } from './rules/sequence';
import { hasLostCapital, productionOf, sideOf } from './rules/spaces';
import type { AaDecision, Language, Loss, Phase, Power, Seat, Side, View } from './types';
import { powers } from './types';
import type { AskFacts, DecisionKind } from './words/catalogue';
import { capitalised, countedBy, namesIn, wordsIn } from './words/names';

/** "Soviet Union, United Kingdom, United States". */
export const seatName = (seat: Seat, language: Language): string =>
  seat
    .split('-')
    .map((power) => namesIn(language).power(power as Power))
    .join(', ');

/** The power whose turn it is, where the seat plays it; else all powers of the seat. */
export const askedName = (seat: Seat, { power }: Moment, language: Language): string =>
  power !== null && seat.split('-').includes(power) ? namesIn(language).power(power as Power) : seatName(seat, language);

/** "Round 3, Germany, combat move". */
export function momentName({ round, power, phase }: Moment, language: Language): string {
  const { moment, phases } = wordsIn(language);
  const where = power === null ? [] : [namesIn(language).power(power as Power)];
  return [moment(round), ...where, phases[phase as Phase]].join(', ');
}

/** The open question in one sentence. */
export function ask(view: View, decision: AaDecision, language: Language): string {
  const facts: AskFacts = {
    ...{ power: view.power, treasury: view.treasury[view.power] },
    ...{ space: placeOf(view, decision), stay: decision.kind === 'press' ? stayAt(view) : null },
    theirs: isAttackersChoice(view),
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

/** The position in words: what is asked, the battle that is on, forces, money, victory. */
export function brief(view: View, language: Language): Brief {
  const { brief: words, sides } = wordsIn(language);
  const names = namesIn(language);
  const battle = view.combat?.battle;
  const fight = battle ? words.battle(names.inSpace(battle.space), battle.round) : null;
  const where = momentName(view, language);
  // the questions of a phase name the power that is asked, those of a battle do not
  const asked = decisions(view).map((each) => {
    const sentence = ask(view, each, language);
    return each.kind === view.phase ? sentence : `${seatName(each.seat, language)}: ${sentence}`;
  });
  const end = view.ending ? capitalised(words.won(view.ending.side && sides[view.ending.side])) : null;
  return {
    headline: end ?? (fight ? `${where}: ${fight}` : where),
    sections: [
      ...(end ? [] : [{ title: words.asked, lines: (asked.length > 0 ? asked : [words.nothingAsked]).map(capitalised) }]),
      { title: words.money, lines: powers.map((power) => moneyOf(view, power, language)) },
      { title: words.forces, lines: powers.map((power) => `${names.power(power)}: ${forcesOf(view, power, language)}`) },
      { title: words.victory, lines: goalsOf(view, language) },
    ],
  };
}

function moneyOf(view: View, power: Power, language: Language): string {
  const { brief: words } = wordsIn(language);
  const names = namesIn(language);
  const account = words.account(productionOf(view, power), view.treasury[power], hasLostCapital(view, power));
  const bought = power === view.power ? names.units(view.bought) : '';
  return `${names.power(power)}: ${account}${bought ? `; ${words.bought(bought)}` : ''}`;
}

/** All units of a power, those aboard transports included. */
function forcesOf(view: View, power: Power, language: Language): string {
  const found = Object.values(view.spaces).flatMap((stacks) =>
    stacks.flatMap(({ owner, type, count, cargo = [] }) => [
      ...(owner === power ? [{ type, count }] : []),
      ...cargo.filter((each) => each.owner === power).map((each) => ({ type: each.type, count })),
    ]),
  );
  return namesIn(language).units(countedBy(found)) || wordsIn(language).brief.noUnits;
}

function goalsOf(view: View, language: Language): string[] {
  const words = wordsIn(language);
  const names = namesIn(language);
  const goals = editionOf(view).goalsOf(view.options);
  const lines = (['allies', 'axis'] as const satisfies readonly Side[]).map((side) => {
    const { hold, atLeast } = goals[side];
    const held = hold.filter((city) => view.control[city] && sideOf(view, view.control[city]) === side);
    return words.brief.goal(
      words.sides[side],
      atLeast,
      hold.map(names.city).join(', '),
      held.map(names.city).join(', ') || words.brief.none,
    );
  });
  if (view.options.roundLimit > 0) lines.push(words.brief.limit(view.options.roundLimit));
  return lines;
}
