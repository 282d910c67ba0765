import type { Brief, Language, Moment, Section } from '../../../engine';
import { capitalised, say as either } from '../../kit/words';
import { type Side, sides } from '../cards';
import { words as picture } from '../picture/words';
import { armyTerms, pointsOf } from '../rules/army';
import { defenderOf } from '../rules/arrivals';
import { isObstacle } from '../rules/battle';
import { controllerOf, judged, pointsOn } from '../rules/victory';
import type { State, View } from '../state';
import type { Phase, Unit } from '../types';
import { phaseName, sideName } from '../words/names';
import { costText } from '../words/points';
import { ask, openIn } from './asked';
import { endingText } from './endings';
import { sidesOf, type Terms, termsOf } from './terms';

export const moment = ({ turn, active, phase }: Pick<State, 'turn' | 'active' | 'phase'>): Moment => ({
  round: turn,
  power: active,
  phase,
});

/** "Turn 3, Axis, assault"; before the first turn "Axis, deployment". */
export function momentName({ round, power, phase }: Moment, language: Language): string {
  const { turn } = picture[language];
  const when = round > 0 ? [`${turn} ${round}`] : [];
  // a moment of this game has a side and a phase of it
  const who = power === null ? [] : [sideName(power as Side, language)];
  return capitalised([...when, ...who, phaseName(phase as Phase, language)].join(', '));
}

/** How the battle ended, or when it is, who is asked, what both sides have on the map and who controls the objective. */
export function inBrief(view: View, language: Language): string {
  if (view.result) return endingText(view.result)[language];
  const terms = termsOf(language);
  const asked = openIn(view).map(({ seat }) => terms.side(seat));
  const who = asked.length > 0 ? `; ${either(language, 'asked', 'tocca a')}: ${asked.join(', ')}` : '';
  return `${momentName(moment(view), language)}${who}${view.turn > 0 ? `; ${scoreOf(view, terms, language)}` : ''}`;
}

/** "Axis 55, Allies 48.5 points; objective: Axis". */
function scoreOf(view: View, terms: Terms, language: Language): string {
  const points = sidesOf((side) => `${terms.side(side)} ${terms.points(pointsOn(view, side))}`, ', ');
  const [pointsWord, objective] = either(language, ['points', 'objective'], ['punti', 'obiettivo']);
  const controller = controllerOf(view);
  return `${pointsWord}: ${points}; ${objective}: ${controller ? terms.side(controller) : picture[language].nobody}`;
}

/** The position in words: what is asked, the units of both sides, the objective and how the battle is won. */
export function brief(view: View, language: Language): Brief {
  const terms = termsOf(language);
  const asked = openIn(view).map((each) => `${terms.side(each.seat)}: ${ask(view, each, language)}`);
  const order = view.viewer === 'public' ? sides : [...sides].sort((a, b) => Number(b === view.viewer) - Number(a === view.viewer));
  return {
    headline: inBrief(view, language),
    sections: [
      ...(asked.length > 0 ? [{ title: either(language, 'To be decided', 'Da decidere'), lines: asked }] : []),
      ...budgetsOf(view, terms, language),
      ...order.flatMap((side) => unitsOf(view, side, terms, language)),
      { title: either(language, 'Objective and victory', 'Obiettivo e vittoria'), lines: aimsOf(view, terms, language) },
    ],
  };
}

const statusWords = {
  en: { disrupted: 'disrupted', damaged: 'damaged', wait: 'Waiting', lost: 'Lost', none: 'No units.' },
  it: { disrupted: 'destabilizzata', damaged: 'danneggiata', wait: 'In attesa', lost: 'Perse', none: 'Nessuna unità.' },
};

/** What each side may spend, while armies are made and one has points on top of those of its scenario. */
function budgetsOf(view: View, terms: Terms, language: Language): Section[] {
  if (view.phase !== 'armies' || !view.extra) return [];
  const lines = sides.map((side) => `${terms.side(side)}: ${costText(pointsOf(armyTerms(view), side), language)}`);
  return [{ title: either(language, 'What the armies may cost', 'Quanto possono costare gli eserciti'), lines }];
}

/** A side's units on the map, those that wait beside it, and those that are gone. */
function unitsOf(view: View, side: Side, terms: Terms, language: Language): Section[] {
  if (view.phase === 'armies') return [];
  const words = statusWords[language];
  const own = view.units.filter((unit) => unit.side === side);
  const waiting = own.filter(({ hex }) => hex === null).map(({ id }) => terms.unit(id));
  const hidden = side === view.viewer ? 0 : view.reserves[side];
  const beside = [...waiting, ...(hidden > 0 ? [either(language, `${hidden} in reserve`, `${hidden} in riserva`)] : [])];
  const gone = view.fallen.filter((unit) => unit.side === side).map(({ unit }) => terms.unit(unit));
  const lines = [
    ...own.filter(({ hex, aboard }) => hex !== null && aboard === null).map((unit) => lineOf(view, unit, terms, language)),
    ...(beside.length > 0 ? [`${words.wait}: ${beside.join(', ')}`] : []),
    ...(gone.length > 0 ? [`${words.lost}: ${gone.join(', ')}`] : []),
  ];
  return [{ title: terms.side(side), lines: lines.length > 0 ? lines : [words.none] }];
}

/** "4,5: Tiger I 1, facing north, disrupted, 1 hit face down; aboard: …". */
function lineOf(view: View, unit: Unit, terms: Terms, language: Language): string {
  const words = picture[language];
  const { hex, facing, disrupted, damaged, hits } = unit;
  const say = statusWords[language];
  const facts = [
    terms.unit(unit.id),
    ...(facing === null || isObstacle(view, unit) ? [] : [words.faces(terms.facing(facing))]),
    ...(disrupted === 'no' ? [] : [say.disrupted]),
    ...(damaged ? [say.damaged] : []),
    ...(hits.length > 0 ? [words.hits(hits.length)] : []),
  ];
  const cargo = view.units.filter(({ aboard }) => aboard === unit.id).map(({ id }) => terms.unit(id));
  return `${hex}: ${facts.join(', ')}${cargo.length > 0 ? `; ${words.aboard(cargo.join(', '))}` : ''}`;
}

/** Where the objective lies and who controls it, points, and what decides the battle. */
function aimsOf(view: View, terms: Terms, language: Language): string[] {
  const controller = controllerOf(view);
  const { controls, nobody, objective, points } = picture[language];
  const isKnown = view.phase !== 'armies';
  return [
    ...(isKnown ? [`${objective} ${view.objective}. ${controls}: ${controller ? terms.side(controller) : nobody}`] : []),
    ...(isKnown ? [`${points}: ${sidesOf((side) => `${terms.side(side)} ${costText(pointsOn(view, side), language)}`, ', ')}`] : []),
    victoryText(view, terms, language),
  ];
}

function victoryText(view: View, terms: Terms, language: Language): string {
  const defender = defenderOf(view);
  if (defender === null)
    return either(
      language,
      `From the end of turn ${judged.objective} on whoever controls the objective alone wins; from turn ${judged.points} on, where nobody does, whoever has more points on the map.`,
      `Dalla fine del turno ${judged.objective} vince chi controlla da solo l’obiettivo; dal turno ${judged.points}, se nessuno lo controlla, chi ha più punti sulla mappa.`,
    );
  const { attacker, scenario, aim, turns } = view.options;
  const last = scenario === 'assault' ? judged.points : turns;
  const kind = scenario === 'assault' ? 'hold' : aim;
  const [who, many] = [terms.does(attacker, 'wins', 'win'), terms.does(attacker, 'vince', 'vincono')];
  const english = {
    hold: `controlling the objective at the end of turn ${last}`,
    exit: `leading half of its points off the map by the far end by turn ${last}`,
    destroy: `destroying half of the enemy’s points by turn ${last}`,
  };
  const italian = {
    hold: `controllando l’obiettivo alla fine del turno ${last}`,
    exit: `portando metà dei propri punti fuori dalla mappa dal lato opposto entro il turno ${last}`,
    destroy: `distruggendo metà dei punti del nemico entro il turno ${last}`,
  };
  const other = [terms.does(defender, 'wins', 'win'), terms.does(defender, 'vince', 'vincono')];
  return capitalised(
    either(language, `${who} by ${english[kind]}; else ${other[0]}.`, `${many} ${italian[kind]}; altrimenti ${other[1]}.`),
  );
}
