import { capitalised } from '../../kit/words';
import type { Power, SpaceId, UnitType } from '../types';
import { reason, stepsEn, stepsIt } from './catalogue';

/** Mistakes with raids and rockets. */
export const bombingReasons = {
  'raid-unit': reason<{ type: UnitType; fit: UnitType[] }>(
    'E-RAID',
    ({ type, fit }, names) =>
      `${capitalised(names.kind(type))} fly no raids${fit.length > 0 ? `; here ${names.all(fit.map(names.kind))} do. Send the others in a move of their own` : ': in this edition nobody does. Leave "raid" out'}.`,
    ({ type, fit }, names) =>
      `${capitalised(names.kind(type))}: niente incursioni${fit.length > 0 ? `; qui le fanno solo: ${names.all(fit.map(names.kind))}. Manda il resto con un altro movimento` : ', in questa edizione nessuno ne fa. Togli "incursione"'}.`,
  ),
  'raid-target': reason<{ space: SpaceId }>(
    'E-RAID',
    ({ space }, names) =>
      `No raid ${names.inSpace(space)} now: raids are flown in the combat move, to an enemy territory with an industrial complex.`,
    ({ space }, names) =>
      `Nessuna incursione ora ${names.inSpace(space)}: si fanno nel movimento ostile, contro un territorio nemico con un complesso industriale.`,
  ),
  'kamikaze-unit': reason<{ type: UnitType; fit: UnitType[] }>(
    'E-NA',
    ({ type, fit }, names) =>
      `${capitalised(names.kind(type))} fly no kamikaze attacks${fit.length > 0 ? `; ${names.all(fit.map(names.kind))} do. Send the others in a move of their own` : ': that takes the advantage of Japan. Leave "kamikaze" out'}.`,
    ({ type, fit }, names) =>
      `${capitalised(names.kind(type))}: niente attacchi kamikaze${fit.length > 0 ? `; li fanno solo: ${names.all(fit.map(names.kind))}. Manda il resto con un altro movimento` : ', serve il vantaggio del Giappone. Togli "kamikaze"'}.`,
  ),
  'kamikaze-target': reason<{ space: SpaceId }>(
    'E-NA',
    ({ space }, names) =>
      `No kamikaze attack now ${names.inSpace(space)}: they are flown in the combat move, to a sea zone with enemy ships.`,
    ({ space }, names) =>
      `Nessun attacco kamikaze ora ${names.inSpace(space)}: si fanno nel movimento ostile, contro una zona di mare con navi nemiche.`,
  ),
  'no-rockets': reason<{ power: Power }>(
    'E-ROCKET',
    ({ power }, names) => `${names.subject(power)} has not developed rockets: RESEARCH them before the purchase.`,
    ({ power }, names) => `${names.subject(power)}: missili non sviluppati. Si sviluppano prima dell'acquisto, con SVILUPPA.`,
  ),
  'rocket-gun': reason<{ space: SpaceId }>(
    'E-ROCKET',
    ({ space }, names) =>
      `No own anti-aircraft gun ${names.inSpace(space)} can launch a rocket: name a territory with one that was yours when the turn began.`,
    ({ space }, names) =>
      `Nessuna propria arma antiaerea ${names.inSpace(space)} può lanciare un missile: indica un territorio con una che era tua a inizio turno.`,
  ),
  'rocket-spent': reason<{ space: SpaceId }>(
    'E-ROCKET',
    ({ space }, names) => `One gun of a territory launches a rocket in a turn, and one ${names.inSpace(space)} has: use another territory.`,
    ({ space }, names) =>
      `In un turno lancia un missile una sola arma per territorio, e ${names.inSpace(space)} è già lanciato: usa un altro territorio.`,
  ),
  'rocket-target': reason<{ space: SpaceId }>(
    'E-ROCKET',
    ({ space }, names) => `Rockets hit enemy industrial complexes, and there is none ${names.inSpace(space)}: name another target.`,
    ({ space }, names) =>
      `I missili colpiscono complessi industriali nemici, e ${names.inSpace(space)} non ce ne sono: indica un altro bersaglio.`,
  ),
  'rocket-hit': reason<{ space: SpaceId }>(
    'E-ROCKET',
    ({ space }, names) => `One rocket a turn hits a complex, and one is aimed at ${names.theSpace(space)}: name another target.`,
    ({ space }, names) =>
      `Un complesso subisce un solo missile per turno, e uno è già puntato ${names.inSpace(space)}: indica un altro bersaglio.`,
  ),
  'rocket-range': reason<{ from: SpaceId; to: SpaceId; range: number }>(
    'E-ROCKET',
    ({ from, to, range }, names) =>
      `Rockets go no farther than ${stepsEn(range)}; from ${names.space(from)} to ${names.space(to)} it is more: name a nearer complex.`,
    ({ from, to, range }, names) =>
      `I missili non vanno oltre ${stepsIt(range)}; da ${names.space(from)} a ${names.space(to)} la distanza è maggiore: indica un complesso più vicino.`,
  ),
} as const;
