import * as z from 'zod';
import type { Choice, Field, Text } from '../../engine';
import { auctionLabels } from '../kit/auction/words';
import { fieldsOf, pickRanking } from '../kit/forms';
import { labelsOf } from '../kit/words';
import { seatName } from './brief';
import type { Edition } from './edition';
import { commonOptions, type policyKinds } from './orders';
import { askedIn, standardPolicy } from './replies';
import { bookSeatings } from './seatings';
import { type Language, powers, type UnitType } from './types';
import { namesIn, wordsIn } from './words/names';

const texts = labelsOf(`
seating | Seats | Posti
- Which powers each player has; a seat never mixes sides.
  Quali potenze ha ogni giocatore; un posto non mescola i due schieramenti.
players | players | giocatori
roundLimit | Last round (0: none) | Ultimo round (0: nessuno)
- The game ends after it; the side that produces more than at the start wins, an unchanged map is a draw.
  Dopo finisce la partita; vince lo schieramento che produce più che all'inizio, se nulla è cambiato è un pareggio.
${auctionLabels}bid | Bid: extra IPCs at the start | Offerta: IPC in più all'inizio
landLosses | Order of losses on land | Ordine delle perdite a terra
seaLosses | Order of losses at sea | Ordine delle perdite in mare
keepCapturer | Spare the last land unit that can take the territory | Risparmia l'ultima unità di terra che può prendere il territorio
submerge | My submarines submerge | I miei sottomarini si immergono
never | never | mai
alone | when only submarines are left | se restano solo sottomarini
always | always | sempre
retreat | I retreat | Mi ritiro
units | when fewer than N of my units are left | se restano meno di N mie unità
odds | when my chance to win is below N percent | se la probabilità di vincere è sotto N per cento
rounds | after N rounds | dopo N round
retreatAt | N of “I retreat” (units, percent or rounds) | N di «Mi ritiro» (unità, per cento o round)
ask | Ask me all the same about | Chiedimi comunque
- What is not ticked is answered at once by these standing orders.
  Al resto rispondono subito queste disposizioni.
`);

const askNames: Record<(typeof policyKinds)[number], Text> = {
  'casualties-defending': { en: 'losses when I defend', it: 'le perdite quando difendo' },
  'casualties-attacking': { en: 'losses when I attack', it: 'le perdite quando attacco' },
  submerge: { en: 'submerging', it: "l'immersione" },
  press: { en: 'pressing or retreating', it: 'continuare o ritirarsi' },
  strand: { en: 'where stranded fighters land', it: 'dove atterrano i caccia allo sbando' },
  battle: { en: 'the order of battles', it: "l'ordine delle battaglie" },
  agree: { en: 'losses that an ally proposes', it: 'le perdite proposte da un alleato' },
  consent: { en: 'an ally aboard my ships', it: 'un alleato sulle mie navi' },
  reaction: { en: 'using a national advantage in another power’s turn', it: 'l’uso di un vantaggio nazionale nel turno altrui' },
  research: { en: 'developing weapons (else I never do)', it: 'lo sviluppo di armamenti (altrimenti mai)' },
  landing: { en: 'whether a landing goes ahead', it: 'se uno sbarco procede' },
};

/** Fields of the options that every edition has: the seats, and what no rulebook knows. */
export function commonFields(language: Language): { seating: Field; house: Field[] } {
  const { say, field } = fieldsOf(texts, z.object(commonOptions).parse({}), language);
  const names = namesIn(language);
  const seatings = bookSeatings.map((value): Choice => {
    const seats = value.split(',').map((seat) => seatName(seat, language));
    return { value, label: `${seats.length} ${say('players')}: ${seats.join(' / ')}` };
  });
  const everyPower = powers.map((value): Choice => ({ value, label: names.power(value) }));
  return {
    seating: field('seating', { kind: 'choice', choices: seatings }),
    house: [
      field('roundLimit', { kind: 'number', min: 0, max: 99, house: true }),
      field('auction', { kind: 'toggle', house: true }),
      field('bid', { kind: 'number', min: 0, max: 60, house: true }),
      field('bidFor', { kind: 'choice', choices: everyPower, house: true }),
    ],
  };
}

/** Fields of a seat's standing orders. */
export function policyFields({ usualLosses, turn, ways }: Pick<Edition, 'usualLosses' | 'turn' | 'ways'>, language: Language): Field[] {
  const standard = standardPolicy({ usualLosses, turn, ways });
  const { say, choices, field } = fieldsOf(texts, standard, language);
  const { units } = wordsIn(language);
  const losses = (name: 'landLosses' | 'seaLosses', values: readonly UnitType[]) =>
    pickRanking(language, { name, label: say(name), values, nameOf: (type) => units[type].one, usual: standard[name] });
  const asks = askedIn({ turn, ways }).map((value): Choice => ({ value, label: askNames[value][language] }));
  return [
    losses('landLosses', usualLosses.land),
    losses('seaLosses', usualLosses.sea),
    field('keepCapturer', { kind: 'toggle' }),
    field('submerge', { kind: 'choice', choices: choices('never', 'alone', 'always') }),
    field('retreat', { kind: 'choice', choices: choices('never', 'units', 'odds', 'rounds') }),
    field('retreatAt', { kind: 'number', min: 0, max: 100 }),
    field('ask', { kind: 'choices', choices: asks }),
  ];
}
