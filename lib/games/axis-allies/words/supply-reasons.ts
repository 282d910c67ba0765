import { counted } from '../../kit/words';
import type { TechnologyId } from '../effects/ids';
import type { Power, SpaceId, Units, UnitType } from '../types';
import { reason, reasons } from './catalogue';

/** Mistakes of research, purchase and mobilisation. */
export const supplyReasons = {
  ...reasons(`
capital-lost | E-CAPITAL-LOST
- The capital of {the power} is in enemy hands: it only moves and fights until that is freed.
  La capitale {of power} è in mano nemica: fino alla liberazione si muove e combatte soltanto.
ic-site | E-IC-SITE
- No industrial complex can be built {inSpace territory}: it wants an own territory held since the turn began, worth 1 IPC at least and without one.
  {InSpace territory} non si costruisce un complesso industriale: serve un territorio proprio da inizio turno, che valga almeno 1 IPC e non ne abbia già uno.
place-terrain | E-PLACE-TERRAIN
- {Kind type} from {space from} cannot be placed {inSpace at}: ships go to adjacent zones, fighters to carriers there or ashore, all else ashore.
  {Kind type} {fromSpace from}: non si possono mettere {inSpace at}. Le navi vanno nelle zone adiacenti, i caccia su portaerei lì o a terra, il resto a terra.
black-sea | E-PLACE-TERRAIN
- At this table no ships are mobilised {inSpace zone}, as none could leave it: choose another zone, or let the ships go back.
  A questo tavolo non si mobilitano navi {inSpace zone}, perché nessuna potrebbe uscirne: scegli un'altra zona, o restituisci le navi.
carrier-promise | E-CARRIER-PROMISE
- Fighters wait at sea for the carrier that was bought: mobilise it where it saves them.
  Dei caccia aspettano in mare la portaerei acquistata: mobilitala dove li salva.
`),
  funds: reason<{ power: Power; cost: number; treasury: number }>(
    'E-FUNDS',
    ({ power, cost, treasury }, names) =>
      `This costs ${counted(cost, 'nothing', 'IPC', 'IPCs')}; the treasury of ${names.the(power)} ${treasury === 0 ? 'is empty' : `holds ${treasury}`}.`,
    ({ power, cost, treasury }, names) =>
      `Costa ${cost} IPC; il tesoro ${names.of(power)} ${treasury === 0 ? 'è vuoto' : `ne contiene ${treasury}`}.`,
  ),
  developed: reason<{ power: Power; technology: TechnologyId }>(
    'E-RESEARCH',
    ({ power, technology }, names) => `${names.subject(power)} already has ${names.effect(technology)}: choose another development.`,
    ({ power, technology }, names) =>
      `${names.subject(power)} ${names.isPlural(power) ? 'hanno' : 'ha'} già questo sviluppo: ${names.effect(technology)}. Scegline un altro.`,
  ),
  'ic-ineligible': reason<{ territory: SpaceId; eligible: SpaceId[] }>(
    'E-IC-INELIGIBLE',
    ({ territory, eligible }, names) =>
      `${names.space(territory)} has no industrial complex held since the turn began; usable: ${names.spaces(eligible) || 'none'}.`,
    ({ territory, eligible }, names) =>
      `${names.space(territory)} non ha un complesso industriale posseduto da inizio turno; utilizzabili: ${names.spaces(eligible) || 'nessuno'}.`,
  ),
  'ic-limit': reason<{ territory: SpaceId; limit: number }>(
    'E-IC-LIMIT',
    ({ territory, limit }, names) =>
      `The industrial complex ${names.inSpace(territory)} mobilises ${counted(limit, 'nothing', 'unit', 'units')} a turn, zones included.`,
    ({ territory, limit }, names) =>
      `Il complesso industriale ${names.inSpace(territory)} ${limit === 0 ? 'non mobilita niente' : `mobilita ${limit} unità a turno`}, zone di mare comprese.`,
  ),
  'place-carrier': reason<{ zone: SpaceId; room: number }>(
    'E-PLACE-CARRIER',
    ({ zone, room }, names) =>
      `Own carriers ${names.inSpace(zone)} have ${room === 0 ? 'no room for new fighters' : `room for ${names.unit('fighter', room)}`}.`,
    ({ zone, room }, names) =>
      `Le proprie portaerei ${names.inSpace(zone)} ${room === 0 ? 'non hanno posto per nuovi caccia' : `hanno posto per ${names.unit('fighter', room)}`}.`,
  ),
  'not-bought': reason<{ type: UnitType; bought: number }>(
    'E-UNITS',
    ({ type, bought }, names) =>
      `The mobilisation area holds ${bought === 0 ? `no ${names.kind(type)}` : `only ${names.unit(type, bought)}`}.`,
    ({ type, bought }, names) =>
      `Nell'area di mobilitazione ${bought === 0 ? `non ci sono ${names.kind(type)}` : `${bought === 1 ? "c'è" : 'ci sono'} solo ${names.unit(type, bought)}`}.`,
  ),
  'place-all': reason<{ missing: number; refund: Units }>(
    'E-IC-LIMIT',
    ({ missing, refund }, names) =>
      `There is room for ${missing} more of what was bought (left: ${names.units(refund)}): what fits must be placed.`,
    ({ missing, refund }, names) =>
      `C'è posto per ${missing === 1 ? "un'altra" : `altre ${missing}`} delle unità acquistate (restano: ${names.units(refund)}): ciò che ci sta va piazzato.`,
  ),
  refund: reason<{ refund: Units }>(
    'E-UNITS',
    ({ refund }, names) => `What is not placed goes back: ${names.units(refund) || 'nothing'}.`,
    ({ refund }, names) => `Torna indietro ciò che non è piazzato: ${names.units(refund) || 'niente'}.`,
  ),
} as const;
