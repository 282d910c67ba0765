import type { Language, Violation } from '../../../engine';
import { type FaultOf, faultOf, type Reason as ReasonIn, reasonsIn, worded } from '../../kit/words';
import type { Hex } from '../map/hexes';
import type { UnitId } from '../types';
import { unitName } from './names';

/** What a sentence about a mistake may need. */
export interface Facts {
  unit?: UnitId;
  target?: UnitId;
  hex?: Hex;
  count?: number;
  most?: number;
}

/** The facts in words; '' and 0 for what it does not speak of. */
interface Said {
  unit: string;
  target: string;
  hex: string;
  count: number;
  most: number;
}

const reasons = {
  ...reasonsIn<undefined>()(`
wrong-order | E-ORDER
- That does not answer this question.
  Questo non risponde a questa domanda.
no-unit | E-UNIT
- You have no such unit here that could do that.
  Non hai qui un’unità simile che possa farlo.
not-now | E-UNIT
- {unit} can do nothing more of that kind now.
  {unit} ora non può più fare nulla del genere.
not-placed | E-UNIT
- {unit} is not waiting to be placed.
  {unit} non attende di essere schierata.
not-there | E-HEX
- {unit} cannot be placed in {hex}: choose a hex of the area where it may stand, with room.
  {unit} non può essere messa in {hex}: scegli un esagono permesso, con spazio libero.
apart | E-PATH
- The way breaks off before {hex}: each hex must touch the one before.
  Il percorso si interrompe prima di {hex}: ogni esagono deve toccare il precedente.
closed | E-PATH
- {unit} cannot enter {hex} that way.
  {unit} non può entrare così in {hex}.
too-far | E-PATH
- {unit} has no movement left for {hex}.
  A {unit} non resta movimento per {hex}.
full | E-STACK
- There is no room in {hex}: two units of each side at most, and one vehicle among all.
  In {hex} non c’è spazio: al massimo due unità per parte, e un solo veicolo fra tutte.
no-nearer | E-PATH
- {unit} is disrupted: it may only move nearer to the enemy.
  {unit} è destabilizzata: può solo avvicinarsi al nemico.
facing | E-FACING
- {unit} has no facing: leave it out.
  {unit} non ha un fronte: non indicarlo.
turn | E-FACING
- Say where {unit} goes, or which other side it faces.
  Indica dove va {unit}, o verso quale altro lato è rivolta.
overrun | E-TARGET
- {unit} cannot run over {target} on this way.
  {unit} non può travolgere {target} su questo percorso.
transport | E-TRANSPORT
- {unit} cannot board {target}.
  {unit} non può salire su {target}.
dismount | E-TRANSPORT
- {unit} cannot get off now.
  {unit} non può smontare ora.
no-attack | E-ATTACK
- {unit} cannot attack that way now.
  {unit} non può attaccare così ora.
no-value | E-ATTACK
- {unit} has no dice against {target} at this range.
  {unit} non ha dadi contro {target} a questa gittata.
out-of-range | E-ATTACK
- {target} is out of range of {unit}.
  {target} è fuori dalla gittata di {unit}.
no-sight | E-ATTACK
- {unit} has no line of sight to {target}.
  {unit} non ha linea di visuale su {target}.
forbidden | E-ATTACK
- {unit} may not attack {target} from there.
  {unit} non può attaccare {target} da lì.
protected | E-ATTACK
- {target} cannot be attacked now.
  {target} non può essere attaccata ora.
use | E-USE
- {unit} cannot use that now.
  {unit} non può usarlo ora.
shooter | E-FIRE
- {unit} cannot shoot now.
  {unit} non può sparare ora.
left-over | E-DEPLOY
- {count} units still have to be deployed.
  Restano {count} unità da schierare.
layout | E-SETUP
- The table has settled on layout {count}.
  Il tavolo ha stabilito la disposizione {count}.
objective | E-HEX
- The objective cannot lie in {hex}: neither at the rim of the map nor next to it.
  L’obiettivo non può stare in {hex}: né al margine della mappa né accanto ad esso.
exit | E-PATH
- {unit} is not at the far end of the map.
  {unit} non è all’estremità opposta della mappa.
`),
};

export type ReasonId = keyof typeof reasons;

/** A player's mistake before it is put into words. */
export type Fault = FaultOf<ReasonId, Facts>;

export const fault = (reason: ReasonId, facts: Facts = {}, field?: string): Fault => faultOf(reason, facts, field);

/** A fault in words. */
export function violationOf({ reason, facts, field }: Fault, language: Language): Violation {
  const { unit, target, hex = '', count = 0, most = 0 } = facts;
  const said: Said = { unit: unit ? unitName(unit, language) : '', target: target ? unitName(target, language) : '', hex, count, most };
  return worded<Said, undefined>(reasons[reason] as ReasonIn<Said>, language, said, undefined, field);
}
