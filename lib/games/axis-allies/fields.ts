import type { Choice, Field, Text } from '../../engine';
import { seatName } from './brief';
import type { Edition } from './edition';
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

/** Fields of the options that every edition has: the seats, and what no rulebook knows. */
export function commonFields(language: Language): { seating: Field; house: Field[] } {
  const say = (id: keyof typeof texts) => texts[id][language];
  const names = namesIn(language);
  const seatings = bookSeatings.map((value): Choice => {
    const seats = value.split(',').map((seat) => seatName(seat, language));
    return { value, label: `${seats.length} ${say('players')}: ${seats.join(' / ')}` };
  });
  const everyPower = powers.map((value): Choice => ({ value, label: names.power(value) }));
  return {
    seating: {
      ...{ name: 'seating', label: say('seating'), hint: say('seatingHint') },
      ...{ kind: 'choice', choices: seatings, default: bookSeatings[0] },
    },
    house: [
      { name: 'roundLimit', label: say('roundLimit'), hint: say('limitHint'), kind: 'number', min: 0, max: 99, default: 0, house: true },
      { name: 'bid', label: say('bid'), kind: 'number', min: 0, max: 60, default: 0, house: true },
      { name: 'bidFor', label: say('bidFor'), kind: 'choice', choices: everyPower, default: 'germany', house: true },
    ],
  };
}

/** Fields of a seat's standing orders. */
export function policyFields({ usualLosses }: Pick<Edition, 'usualLosses'>, language: Language): Field[] {
  const say = (id: keyof typeof texts) => texts[id][language];
  const { units } = wordsIn(language);
  const ranked = (types: readonly UnitType[]) => types.map((value): Choice => ({ value, label: capitalised(units[value].one) }));
  const choices = (...ids: (keyof typeof texts)[]) => ids.map((value): Choice => ({ value, label: say(value) }));
  const standard = standardPolicy({ usualLosses });
  const asks = policyKinds.map((value): Choice => ({ value, label: askNames[value][language] }));
  return [
    {
      name: 'landLosses',
      label: say('landLosses'),
      hint: say('lossesHint'),
      kind: 'ranking',
      choices: ranked(usualLosses.land),
      default: standard.landLosses,
    },
    {
      name: 'seaLosses',
      label: say('seaLosses'),
      hint: say('lossesHint'),
      kind: 'ranking',
      choices: ranked(usualLosses.sea),
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
