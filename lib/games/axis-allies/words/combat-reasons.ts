import { capitalised, counted } from '../../kit/words';
import type { Power, SpaceId, UnitType } from '../types';
import { reason, reasons } from './catalogue';
import type { Telling } from './names';

const asked = {
  en: {
    battle: 'the next battle is to be chosen: BATTLE and its space',
    landing: 'troops are about to land: PROCEED or CALL OFF',
    reaction: 'an advantage may be used: USE and how, or PASS',
    submerge: 'submarines may dive: SUBMERGE and how many, 0 to fight on',
    casualties: 'hits are to be placed: LOSE and the units',
    agree: 'losses are proposed: AGREE or REFUSE',
    press: 'the round is over: PRESS or RETREAT',
    strand: 'stranded fighters are to land: STRAND and where',
  },
  it: {
    battle: 'si sceglie la prossima battaglia: BATTAGLIA e il suo spazio',
    landing: 'le truppe stanno per sbarcare: PROCEDI o ANNULLA',
    reaction: 'si può usare un vantaggio: IMPIEGA e come, o PASSO',
    submerge: 'i sottomarini possono immergersi: IMMERGI e quanti, 0 per combattere',
    casualties: 'ci sono colpi da assegnare: PERDI e le unità',
    agree: 'ci sono perdite proposte: ACCETTA o RIFIUTA',
    press: 'il round è finito: CONTINUA o RITIRATI',
    strand: 'i caccia allo sbando devono atterrare: SBANDATI e dove',
  },
};

/** Orders that free ships of a zone from what they were told. */
const released = (zone: SpaceId, told: readonly (SpaceId | null)[], { order }: Telling): string =>
  told.map((target) => order({ type: 'bombard', zone, ...(target === null ? {} : { target }), units: {} })).join('; ');

/** Mistakes in the combat phase. */
export const combatReasons = {
  ...reasons(`
no-battle | E-PHASE
- No battle can be fought now {inSpace space}; open: {spaces open}.
  Ora non si può combattere {inSpace space}; si può scegliere: {spaces open}.
submerge-destroyer | E-SUBMERGE-DD
- An enemy destroyer fights {inSpace space}: submarines can neither dive nor strike unanswered there.
  {InSpace space} combatte un torpediniere nemico: i sottomarini non possono né immergersi né colpire senza risposta.
redirect | E-AMPHIB-REDIRECT
- These troops land {inSpace target} or nowhere: PROCEED or CALL OFF.
  Queste truppe sbarcano {inSpace target} o da nessuna parte: PROCEDI o ANNULLA.
bombard-nowhere | E-AMPHIB-UNDECLARED
- Ships {inSpace zone} can bombard only where others land from there: ASSAULT first.
  Le navi {inSpace zone} bombardano solo dove altri sbarcano da lì: prima ASSALTA.
bombard-target | E-AMPHIB-UNDECLARED
- Ships {inSpace zone} can bombard {spaces targets}, where troops land from there.
  Le navi {inSpace zone} possono bombardare {spaces targets}, dove sbarcano truppe da lì.
casualty-units | E-CASUALTY-SET
- Such units cannot be lost {inSpace space}; in the battle: {losses have}.
  Queste unità non si possono perdere {inSpace space}; in battaglia: {losses have}.
casualty-transport | E-CASUALTY-TT
- Transports are lost last: other units {inSpace space} can still take these hits.
  Le navi trasporto si perdono per ultime: altre unità {inSpace space} possono ancora subire questi colpi.
retreat-none | E-RETREAT-NONE
- Nobody can retreat {inSpace space} now.
  Nessuno può ritirarsi ora {inSpace space}.
retreat-air | E-RETREAT-DEST
- Only aircraft can leave the battle {inSpace space}, and they land later: RETREAT without a space.
  {InSpace space} possono ritirarsi solo gli aerei, che atterrano più tardi: RITIRATI senza spazio.
retreat-to | E-RETREAT-DEST
- From the battle {inSpace space} the retreat goes to {spaces to}.
  Dalla battaglia {inSpace space} ci si ritira verso {spaces to}.
`),
  'not-asked': reason<{ asked: keyof typeof asked.en }>(
    'E-PHASE',
    (facts) => `This does not answer the open question: ${asked.en[facts.asked]}.`,
    (facts) => `Questo non risponde alla domanda aperta: ${asked.it[facts.asked]}.`,
  ),
  'bombard-ships': reason<{ zone: SpaceId; type: UnitType; most: number; told: (SpaceId | null)[] }>(
    'E-UNITS',
    ({ zone, type, most, told }, names) =>
      `Ships free to bombard ${names.inSpace(zone)}: ${most > 0 ? names.unit(type, most) : `no ${names.kind(type)}`}.${told.length > 0 ? ` Others have their orders: take those back first, for example with ${released(zone, told, names)}.` : ''}`,
    ({ zone, type, most, told }, names) =>
      `Navi libere di bombardare ${names.inSpace(zone)}: ${most > 0 ? names.unit(type, most) : `${names.kind(type)}: nessuna`}.${told.length > 0 ? ` Altre hanno già un ordine: prima annullalo, per esempio con ${released(zone, told, names)}.` : ''}`,
  ),
  'bombard-same': reason<{ zone: SpaceId; target: SpaceId | null }>(
    'E-ALREADY-MOVED',
    ({ zone, target }, names) =>
      `That is already so ${names.inSpace(zone)}: name other ships${target === null ? '' : `, or another shore than ${names.theSpace(target)}`}, or leave it.`,
    ({ zone, target }, names) =>
      `${capitalised(names.inSpace(zone))} è già così: indica altre navi${target === null ? '' : `, o una costa diversa da ${names.space(target)}`}, o lascia com'è.`,
  ),
  'submerge-count': reason<{ space: SpaceId; owner: Power; have: number }>(
    'E-UNITS',
    ({ space, owner, have }, names) =>
      `${names.subject(owner)}: ${names.unit('submarine', have)} ${names.inSpace(space)}, no more can dive.`,
    ({ space, owner, have }, names) =>
      `${names.subject(owner)}: ${names.unit('submarine', have)} ${names.inSpace(space)}, di più non possono immergersi.`,
  ),
  'casualty-set': reason<{ space: SpaceId; type: UnitType; most: number }>(
    'E-CASUALTY-SET',
    ({ space, type, most }, names) =>
      `Of the hits ${names.inSpace(space)} ${most === 0 ? 'none' : `at most ${most}`} can be placed on ${names.kind(type)}.`,
    ({ space, type, most }, names) =>
      `Dei colpi ${names.inSpace(space)} ${most === 0 ? 'nessuno può andare' : most === 1 ? 'al massimo 1 può andare' : `al massimo ${most} possono andare`} su ${names.kind(type)}.`,
  ),
  'casualty-many': reason<{ placed: number; required: number }>(
    'E-CASUALTY-SET',
    ({ placed, required }) =>
      `These losses take ${hitsEn(placed)}, but there ${required === 1 ? 'is' : 'are'} ${required || 'none'} to place.`,
    ({ placed, required }) =>
      `Queste perdite ${absorb(placed)}, ma ${required === 0 ? 'non ce ne sono' : required === 1 ? "ce n'è 1" : `ce ne sono ${required}`} da assegnare.`,
  ),
  'casualty-max': reason<{ placed: number; required: number }>(
    'E-CASUALTY-MAX',
    ({ placed, required }) =>
      placed < required
        ? `As many hits as possible must be placed: these losses take ${hitsEn(placed)}, ${required} can be taken.`
        : 'These losses leave a hit that can go nowhere (submarines never hit aircraft, aircraft hit submarines only beside a destroyer): choose so that all count.',
    ({ placed, required }) =>
      placed < required
        ? `Si devono assegnare più colpi possibili: queste perdite ${absorb(placed)}, ${required === 1 ? 'se ne può assegnare 1' : `se ne possono assegnare ${required}`}.`
        : 'Queste perdite lasciano un colpo senza bersaglio (i sottomarini non colpiscono mai gli aerei, gli aerei colpiscono i sottomarini solo accanto a un torpediniere): scegli in modo che contino tutti.',
  ),
  strand: reason<{ zone: SpaceId; count: number; places: { space: SpaceId; room: number }[] }>(
    'E-NO-LANDING',
    ({ zone, count, places }, names) =>
      `${names.unit('fighter', count)} ${names.inSpace(zone)} must land one space away: ${roomIn(places, names.space)}.`,
    ({ zone, count, places }, names) =>
      `${names.unit('fighter', count)} ${names.inSpace(zone)} ${count === 1 ? 'deve' : 'devono'} atterrare a uno spazio di distanza: ${roomIn(places, names.space)}.`,
  ),
};

const hitsEn = (count: number) => counted(count, 'no hit', 'hit', 'hits');
const absorb = (count: number) => `${count === 0 ? 'non ' : ''}assorbono ${counted(count, 'nessun colpo', 'colpo', 'colpi')}`;

const roomIn = (places: readonly { space: SpaceId; room: number }[], name: (id: SpaceId) => string) =>
  places.map(({ space, room }) => `${name(space)} (${room})`).join(', ');
