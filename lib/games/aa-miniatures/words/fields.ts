import type { Choice, Field, Language } from '../../../engine';
import { auctionLabels } from '../../kit/auction/words';
import { fieldsOf, foldedBut } from '../../kit/forms';
import { labelsOf } from '../../kit/words';
import { aims, mostBid, optionsSchema, scenarios, years } from '../orders';
import { type firePlaces, type fireRules, policySchema, prey, turnRules } from '../policy-schema';
import { isAircraft, isObstacle } from '../rules/battle';
import type { Options, View } from '../state';
import { cardName } from './names';

const optionTexts = labelsOf(`
scenario | Scenario | Scenario
standard | standard: 100 points each, for the objective from turn 7 on | standard: 100 punti per parte, per l’obiettivo dal turno 7 in poi
assault | assault: 120 points attack 80, for the objective after the last turn | assalto: 120 punti contro 80, per l’obiettivo dopo l’ultimo turno
own | one of your own, by the points, turns and aim below | proprio, con i punti, i turni e lo scopo indicati sotto
edition | Costs and texts of the cards | Costi e testi delle carte
rulebook | as the rulebook has them | quelli del regolamento
revised | as the revised cards have them | quelli delle carte riviste
layout | Layout of the map | Disposizione della mappa
- 1 to 6; 0: a die, or the defender of an assault, chooses.
  Da 1 a 6; 0: sceglie un dado o, in un assalto, chi difende.
historical | Only nations that fought side by side make an army | Un esercito è fatto solo di nazioni che combatterono insieme
year | Units of this year and before | Unità di quest’anno e di prima
any | of any year | di ogni anno
1939 | 1939 | 1939
1940 | 1940 | 1940
1941 | 1941 | 1941
1942 | 1942 | 1942
1943 | 1943 | 1943
1944 | 1944 | 1944
1945 | 1945 | 1945
1946 | 1946 | 1946
aircraft | Aircraft may be in armies | Negli eserciti possono esserci aerei
obstacles | Obstacles may be in armies | Negli eserciti possono esserci ostacoli
attacker | Attacker, of an assault or a scenario of your own | Chi attacca, in un assalto o in uno scenario proprio
axis | the Axis | l’Asse
allies | the Allies | gli Alleati
axisPoints | Points of the Axis, in a scenario of your own | Punti dell’Asse, in uno scenario proprio
alliesPoints | Points of the Allies, in a scenario of your own | Punti degli Alleati, in uno scenario proprio
turns | Turns of an assault or a scenario of your own | Turni di un assalto o di uno scenario proprio
aim | The attacker’s aim, in a scenario of your own | Scopo di chi attacca, in uno scenario proprio
hold | control of the objective after the last turn | il controllo dell’obiettivo dopo l’ultimo turno
exit | half of the army’s points off the far end of the map | metà dei punti del proprio esercito fuori dall’estremità opposta della mappa
destroy | half of the defender’s points destroyed | metà dei punti di chi difende distrutta
${auctionLabels}bid | Bid: extra points for an army | Offerta: punti in più per un esercito
`);

/** Fields of a table's options. */
export function optionFields(language: Language): Field[] {
  const { choices, field } = fieldsOf(optionTexts, optionsSchema.parse({}), language);
  const points = { kind: 'number', min: 10, max: 400 } as const;
  return foldedBut(
    ['scenario', 'attacker', 'historical', 'year', 'aircraft', 'obstacles'],
    [
      field('scenario', { kind: 'choice', choices: choices(...scenarios) }),
      field('attacker', { kind: 'choice', choices: choices('axis', 'allies') }),
      field('historical', { kind: 'toggle' }),
      field('year', { kind: 'choice', choices: choices(...years) }),
      field('aircraft', { kind: 'toggle' }),
      field('obstacles', { kind: 'toggle' }),
      field('layout', { kind: 'number', min: 0, max: 6 }),
      field('edition', { kind: 'choice', choices: choices('rulebook', 'revised') }),
      field('turns', { kind: 'number', min: 3, max: 20 }),
      field('aim', { kind: 'choice', choices: choices(...aims) }),
      field('axisPoints', points),
      field('alliesPoints', points),
      field('auction', { kind: 'toggle', house: true }),
      field('bid', { kind: 'number', min: 0, max: mostBid, house: true }),
      field('bidFor', { kind: 'choice', choices: choices('axis', 'allies'), house: true }),
    ],
  );
}

const policyTexts = labelsOf(`
turn | When I win the initiative | Se vinco l’iniziativa
ask | ask me | chiedimi
first | I go first | agisco per primo
second | I go second | agisco per secondo
fire | Defensive fire | Fuoco difensivo
never | never | mai
always | whenever it is possible | ogni volta che si può
goodEnough | when a stop is likely | se è probabile fermarlo
chance | … likely means at least, in % | … probabile vuol dire almeno, in %
dice | … only with so many dice or more | … solo con almeno tanti dadi
prey | I shoot at | Sparo a
any | all that moves | tutto ciò che muove
vehicles | vehicles alone | soli veicoli
soldiers | soldiers alone | soli soldati
place | A target that can be shot at in two hexes is shot at | Se si può sparare in due esagoni, si spara
better | where the shot is better | dove lo sparo è migliore
firstHex | in the hex it leaves | nell’esagono che lascia
secondHex | in the hex it enters | nell’esagono in cui entra
held | These hold their fire, whatever is said above | Queste non sparano, qualunque cosa sia detta sopra
`);

/** The texts of values that have the name of a field, or of another field's value. */
const fireTexts: Readonly<Record<(typeof fireRules)[number], string>> = {
  ask: 'ask',
  never: 'never',
  always: 'always',
  chance: 'goodEnough',
};
const placeTexts: Readonly<Record<(typeof firePlaces)[number], string>> = { better: 'better', first: 'firstHex', second: 'secondHex' };

/** Fields of a side's standing orders; with a view of a battle also which of its own units hold their fire. */
export function policyFields(language: Language, _options?: Options, view?: View): Field[] {
  const { say, choices, field } = fieldsOf(policyTexts, policySchema.parse({}), language);
  const cards = view ? shootersOf(view, language) : [];
  const told = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, text]) => ({ value, label: say(text) }));
  return foldedBut(
    ['turn', 'fire', 'chance'],
    [
      field('turn', { kind: 'choice', choices: choices(...turnRules) }),
      field('fire', { kind: 'choice', choices: told(fireTexts) }),
      field('chance', { kind: 'number', min: 1, max: 100 }),
      field('dice', { kind: 'number', min: 1, max: 20 }),
      field('prey', { kind: 'choice', choices: choices(...prey) }),
      field('place', { kind: 'choice', choices: told(placeTexts) }),
      ...(cards.length > 0 ? [field('held', { kind: 'choices', choices: cards, default: [] })] : []),
    ],
  );
}

/** Cards of the viewer's units that may shoot at who moves, by name. */
function shootersOf(view: View, language: Language): Choice[] {
  const own = view.units.filter((unit) => unit.side === view.viewer && !isObstacle(view, unit) && !isAircraft(view, unit));
  return [...new Set(own.map((unit) => unit.card))]
    .map((value) => ({ value, label: cardName(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
