import type { Choice, Field, Text } from '../../engine';
import { seatName } from './brief';
import { edition1941 } from './editions/1941';
import { bookSeatings, policyKinds } from './orders';
import { standardPolicy } from './replies';
import { type Language, powers, type UnitType } from './types';
import { capitalised, namesIn, wordsIn } from './words/names';

const texts = {
  seating: { en: 'Seats', it: 'Posti' },
  seatingHint: {
    en: 'Which powers each player has; a seat never mixes sides.',
    it: 'Quali potenze ha ogni giocatore; un posto non mescola i due schieramenti.',
  },
  players: { en: 'players', it: 'giocatori' },
  victoryMode: { en: 'Victory', it: 'Vittoria' },
  victoryHint: {
    en: "Checked for the Allies at the end of Japan's turn, for the Axis at the end of the United States' turn.",
    it: "Si verifica per gli Alleati alla fine del turno del Giappone, per l'Asse alla fine di quello degli Stati Uniti.",
  },
  long: {
    en: 'Two cities: Berlin and Tokyo, or two of Washington, London, Moscow',
    it: 'Due città: Berlino e Tokyo, o due fra Washington, Londra e Mosca',
  },
  short: { en: 'One city: Berlin or Tokyo, or Washington or London', it: 'Una città: Berlino o Tokyo, oppure Washington o Londra' },
  errataSetup: { en: 'Set-up with errata', it: 'Predisposizione con errata' },
  errataHint: {
    en: '3 more infantry in Russia, 1 in Northwestern China and a destroyer in Sea Zone 11.',
    it: '3 fanterie in più in Russia, 1 in Cina nord-occidentale e un torpediniere nella zona di mare 11.',
  },
  blackSeaBuild: { en: 'Ships may be built in the Black Sea', it: 'Si possono costruire navi nel Mar Nero' },
  blackSeaHint: { en: 'Sea Zone 18, which no ship leaves.', it: 'Zona di mare 18, da cui nessuna nave esce.' },
  translatorEscort: {
    en: "Escort rule as the Italian rulebook's translator reads it",
    it: 'Regola della scorta come la legge il traduttore del regolamento',
  },
  escortHint: {
    en: 'Off: a landing past enemy submarines needs a warship along. On: it is barred only when own destroyers are there.',
    it: 'No: per sbarcare ignorando sottomarini nemici serve una nave da guerra. Sì: non si ignorano solo se ci sono propri torpedinieri.',
  },
  roundLimit: { en: 'Last round (0: none)', it: 'Ultimo round (0: nessuno)' },
  limitHint: {
    en: 'The game ends after it; the side that produces more than at the start wins, an unchanged map is a draw.',
    it: "Dopo finisce la partita; vince lo schieramento che produce più che all'inizio, se nulla è cambiato è un pareggio.",
  },
  bid: { en: 'Bid: extra IPCs at the start', it: "Offerta: IPC in più all'inizio" },
  bidFor: { en: 'The bid goes to', it: "L'offerta va a" },
  landLosses: { en: 'Order of losses on land', it: 'Ordine delle perdite a terra' },
  seaLosses: { en: 'Order of losses at sea', it: 'Ordine delle perdite in mare' },
  lossesHint: { en: 'First is lost first, as far as the rules allow.', it: 'Il primo si perde per primo, se le regole lo permettono.' },
  keepCapturer: {
    en: 'Spare the last land unit that can take the territory',
    it: "Risparmia l'ultima unità di terra che può prendere il territorio",
  },
  submerge: { en: 'My submarines submerge', it: 'I miei sottomarini si immergono' },
  never: { en: 'never', it: 'mai' },
  alone: { en: 'when only submarines are left', it: 'se restano solo sottomarini' },
  always: { en: 'always', it: 'sempre' },
  retreat: { en: 'I retreat', it: 'Mi ritiro' },
  units: { en: 'when fewer than N of my units are left', it: 'se restano meno di N mie unità' },
  odds: { en: 'when my chance to win is below N percent', it: 'se la probabilità di vincere è sotto N per cento' },
  rounds: { en: 'after N rounds', it: 'dopo N round' },
  retreatAt: { en: 'N (units, percent or rounds)', it: 'N (unità, per cento o round)' },
  ask: { en: 'Ask me all the same about', it: 'Chiedimi comunque' },
  askHint: {
    en: 'What is not ticked is answered at once by these standing orders.',
    it: 'Al resto rispondono subito queste disposizioni.',
  },
} satisfies Record<string, Text>;

const askNames: Record<(typeof policyKinds)[number], Text> = {
  'casualties-defending': { en: 'losses when I defend', it: 'le perdite quando difendo' },
  'casualties-attacking': { en: 'losses when I attack', it: 'le perdite quando attacco' },
  submerge: { en: 'submerging', it: "l'immersione" },
  press: { en: 'pressing or retreating', it: 'continuare o ritirarsi' },
  strand: { en: 'where stranded fighters land', it: 'dove atterrano i caccia allo sbando' },
  battle: { en: 'the order of battles', it: "l'ordine delle battaglie" },
  agree: { en: 'losses that an ally proposes', it: 'le perdite proposte da un alleato' },
  consent: { en: 'an ally aboard my ships', it: 'un alleato sulle mie navi' },
};

/** Fields of the table's options; what the rulebook does not know is marked as house. */
export function optionFields(language: Language): Field[] {
  const say = (id: keyof typeof texts) => texts[id][language];
  const names = namesIn(language);
  const seatings = bookSeatings.map((value): Choice => {
    const seats = value.split(',').map((seat) => seatName(seat, language));
    return { value, label: `${seats.length} ${say('players')}: ${seats.join(' / ')}` };
  });
  const modes = (['long', 'short'] as const).map((value): Choice => ({ value, label: say(value) }));
  const everyPower = powers.map((value): Choice => ({ value, label: names.power(value) }));
  return [
    { name: 'seating', label: say('seating'), hint: say('seatingHint'), kind: 'choice', choices: seatings, default: bookSeatings[0] },
    { name: 'victoryMode', label: say('victoryMode'), hint: say('victoryHint'), kind: 'choice', choices: modes, default: 'long' },
    { name: 'errataSetup', label: say('errataSetup'), hint: say('errataHint'), kind: 'toggle', default: false },
    { name: 'blackSeaBuild', label: say('blackSeaBuild'), hint: say('blackSeaHint'), kind: 'toggle', default: true },
    { name: 'translatorEscort', label: say('translatorEscort'), hint: say('escortHint'), kind: 'toggle', default: false },
    { name: 'roundLimit', label: say('roundLimit'), hint: say('limitHint'), kind: 'number', min: 0, max: 99, default: 0, house: true },
    { name: 'bid', label: say('bid'), kind: 'number', min: 0, max: 60, default: 0, house: true },
    { name: 'bidFor', label: say('bidFor'), kind: 'choice', choices: everyPower, default: 'germany', house: true },
  ];
}

/** Fields of a seat's standing orders. */
export function policyFields(language: Language): Field[] {
  const say = (id: keyof typeof texts) => texts[id][language];
  const { units } = wordsIn(language);
  const ranked = (types: readonly UnitType[]) => types.map((value): Choice => ({ value, label: capitalised(units[value].one) }));
  const choices = (...ids: (keyof typeof texts)[]) => ids.map((value): Choice => ({ value, label: say(value) }));
  const standard = standardPolicy(edition1941);
  const asks = policyKinds.map((value): Choice => ({ value, label: askNames[value][language] }));
  return [
    {
      name: 'landLosses',
      label: say('landLosses'),
      hint: say('lossesHint'),
      kind: 'ranking',
      choices: ranked(edition1941.usualLosses.land),
      default: standard.landLosses,
    },
    {
      name: 'seaLosses',
      label: say('seaLosses'),
      hint: say('lossesHint'),
      kind: 'ranking',
      choices: ranked(edition1941.usualLosses.sea),
      default: standard.seaLosses,
    },
    { name: 'keepCapturer', label: say('keepCapturer'), kind: 'toggle', default: standard.keepCapturer },
    { name: 'submerge', label: say('submerge'), kind: 'choice', choices: choices('never', 'alone', 'always'), default: standard.submerge },
    {
      name: 'retreat',
      label: say('retreat'),
      kind: 'choice',
      choices: choices('never', 'units', 'odds', 'rounds'),
      default: standard.retreat,
    },
    { name: 'retreatAt', label: say('retreatAt'), kind: 'number', min: 0, max: 100, default: standard.retreatAt },
    { name: 'ask', label: say('ask'), hint: say('askHint'), kind: 'choices', choices: asks, default: standard.ask },
  ];
}
