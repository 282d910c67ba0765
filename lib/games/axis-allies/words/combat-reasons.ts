import { capitalised, counted } from '../../kit/words';
import type { Loss, Power, SpaceId, UnitType } from '../types';
import { reason } from './catalogue';
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
  'not-asked': reason<{ asked: keyof typeof asked.en }>(
    'E-PHASE',
    (facts) => `This does not answer the open question: ${asked.en[facts.asked]}.`,
    (facts) => `Questo non risponde alla domanda aperta: ${asked.it[facts.asked]}.`,
  ),
  'no-battle': reason<{ space: SpaceId; open: SpaceId[] }>(
    'E-PHASE',
    ({ space, open }, names) => `No battle can be fought now ${names.inSpace(space)}; open: ${names.spaces(open)}.`,
    ({ space, open }, names) => `Ora non si può combattere ${names.inSpace(space)}; si può scegliere: ${names.spaces(open)}.`,
  ),
  'submerge-destroyer': reason<{ space: SpaceId }>(
    'E-SUBMERGE-DD',
    ({ space }, names) => `An enemy destroyer fights ${names.inSpace(space)}: submarines can neither dive nor strike unanswered there.`,
    ({ space }, names) =>
      `${capitalised(names.inSpace(space))} combatte un torpediniere nemico: i sottomarini non possono né immergersi né colpire senza risposta.`,
  ),
  redirect: reason<{ target: SpaceId }>(
    'E-AMPHIB-REDIRECT',
    ({ target }, names) => `These troops land ${names.inSpace(target)} or nowhere: PROCEED or CALL OFF.`,
    ({ target }, names) => `Queste truppe sbarcano ${names.inSpace(target)} o da nessuna parte: PROCEDI o ANNULLA.`,
  ),
  'bombard-nowhere': reason<{ zone: SpaceId }>(
    'E-AMPHIB-UNDECLARED',
    ({ zone }, names) => `Ships ${names.inSpace(zone)} can bombard only where others land from there: ASSAULT first.`,
    ({ zone }, names) => `Le navi ${names.inSpace(zone)} bombardano solo dove altri sbarcano da lì: prima ASSALTA.`,
  ),
  'bombard-target': reason<{ zone: SpaceId; targets: SpaceId[] }>(
    'E-AMPHIB-UNDECLARED',
    ({ zone, targets }, names) => `Ships ${names.inSpace(zone)} can bombard ${names.spaces(targets)}, where troops land from there.`,
    ({ zone, targets }, names) => `Le navi ${names.inSpace(zone)} possono bombardare ${names.spaces(targets)}, dove sbarcano truppe da lì.`,
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
  'casualty-units': reason<{ space: SpaceId; have: Loss[] }>(
    'E-CASUALTY-SET',
    ({ space, have }, names) => `Such units cannot be lost ${names.inSpace(space)}; in the battle: ${names.losses(have)}.`,
    ({ space, have }, names) => `Queste unità non si possono perdere ${names.inSpace(space)}; in battaglia: ${names.losses(have)}.`,
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
  'casualty-transport': reason<{ space: SpaceId }>(
    'E-CASUALTY-TT',
    ({ space }, names) => `Transports are lost last: other units ${names.inSpace(space)} can still take these hits.`,
    ({ space }, names) =>
      `Le navi trasporto si perdono per ultime: altre unità ${names.inSpace(space)} possono ancora subire questi colpi.`,
  ),
  'retreat-none': reason<{ space: SpaceId }>(
    'E-RETREAT-NONE',
    ({ space }, names) => `Nobody can retreat ${names.inSpace(space)} now.`,
    ({ space }, names) => `Nessuno può ritirarsi ora ${names.inSpace(space)}.`,
  ),
  'retreat-air': reason<{ space: SpaceId }>(
    'E-RETREAT-DEST',
    ({ space }, names) => `Only aircraft can leave the battle ${names.inSpace(space)}, and they land later: RETREAT without a space.`,
    ({ space }, names) =>
      `${capitalised(names.inSpace(space))} possono ritirarsi solo gli aerei, che atterrano più tardi: RITIRATI senza spazio.`,
  ),
  'retreat-to': reason<{ space: SpaceId; to: SpaceId[] }>(
    'E-RETREAT-DEST',
    ({ space, to }, names) => `From the battle ${names.inSpace(space)} the retreat goes to ${names.spaces(to)}.`,
    ({ space, to }, names) => `Dalla battaglia ${names.inSpace(space)} ci si ritira verso ${names.spaces(to)}.`,
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
