import { capitalised } from '../../kit/words';
import type { UnitType } from '../types';
import { reason, reasons } from './catalogue';

/** Mistakes with raids and rockets. */
export const bombingReasons = {
  ...reasons(`
raid-target | E-RAID
- No raid {inSpace space} now: raids are flown in the combat move, to an enemy territory with an industrial complex.
  Nessuna incursione ora {inSpace space}: si fanno nel movimento ostile, contro un territorio nemico con un complesso industriale.
kamikaze-target | E-NA
- No kamikaze attack now {inSpace space}: they are flown in the combat move, to a sea zone with enemy ships.
  Nessun attacco kamikaze ora {inSpace space}: si fanno nel movimento ostile, contro una zona di mare con navi nemiche.
no-rockets | E-ROCKET
- {subject power} has not developed rockets: RESEARCH them before the purchase.
  {subject power}: missili non sviluppati. Si sviluppano prima dell'acquisto, con SVILUPPA.
rocket-gun | E-ROCKET
- No own anti-aircraft gun {inSpace space} can launch a rocket: name a territory with one that was yours when the turn began.
  Nessuna propria arma antiaerea {inSpace space} può lanciare un missile: indica un territorio con una che era tua a inizio turno.
rocket-spent | E-ROCKET
- One gun of a territory launches a rocket in a turn, and one {inSpace space} has: use another territory.
  In un turno lancia un missile una sola arma per territorio, e {inSpace space} è già lanciato: usa un altro territorio.
rocket-target | E-ROCKET
- Rockets hit enemy industrial complexes, and there is none {inSpace space}: name another target.
  I missili colpiscono complessi industriali nemici, e {inSpace space} non ce ne sono: indica un altro bersaglio.
rocket-hit | E-ROCKET
- One rocket a turn hits a complex, and one is aimed at {theSpace space}: name another target.
  Un complesso subisce un solo missile per turno, e uno è già puntato {inSpace space}: indica un altro bersaglio.
rocket-range | E-ROCKET
- Rockets go no farther than {steps range}; from {space from} to {space to} it is more: name a nearer complex.
  I missili non vanno oltre {steps range}; da {space from} a {space to} la distanza è maggiore: indica un complesso più vicino.
`),
  'raid-unit': reason<{ type: UnitType; fit: UnitType[] }>(
    'E-RAID',
    ({ type, fit }, names) =>
      `${capitalised(names.kind(type))} fly no raids${fit.length > 0 ? `; here ${names.all(fit.map(names.kind))} do. Send the others in a move of their own` : ': in this edition nobody does. Leave "raid" out'}.`,
    ({ type, fit }, names) =>
      `${capitalised(names.kind(type))}: niente incursioni${fit.length > 0 ? `; qui le fanno solo: ${names.all(fit.map(names.kind))}. Manda il resto con un altro movimento` : ', in questa edizione nessuno ne fa. Togli "incursione"'}.`,
  ),
  'kamikaze-unit': reason<{ type: UnitType; fit: UnitType[] }>(
    'E-NA',
    ({ type, fit }, names) =>
      `${capitalised(names.kind(type))} fly no kamikaze attacks${fit.length > 0 ? `; ${names.all(fit.map(names.kind))} do. Send the others in a move of their own` : ': that takes the advantage of Japan. Leave "kamikaze" out'}.`,
    ({ type, fit }, names) =>
      `${capitalised(names.kind(type))}: niente attacchi kamikaze${fit.length > 0 ? `; li fanno solo: ${names.all(fit.map(names.kind))}. Manda il resto con un altro movimento` : ', serve il vantaggio del Giappone. Togli "kamikaze"'}.`,
  ),
} as const;
