import { counted, reasonsIn, times } from '../../kit/words';
import type { Reason } from './reasons';

/** Refusals of set-up, movement and missions: code, and the sentence in each language. */
export const refusals = {
  ...reasonsIn<undefined>()(`
no-zone | E-ZONE
- There is no zone {zone} here.
  Qui non c'è una zona {zone}.
nothing | E-FORCES
- The order names no forces. Name at least one.
  L'ordine non nomina forze. Nominane almeno una.
not-yours | E-CONTROL
- {zone} is not another zone that you control.
  {zone} non è un'altra zona sotto il tuo controllo.
own-zone | E-CONTROL
- {zone} is yours already. Land in an enemy zone.
  {zone} è già tua. Sbarca in una zona nemica.
strangled | E-STRANGLE
- The Strangle Plan lies on {zone}: in this impulse no Axis force enters, leaves or fights from it.
  Su {zone} c'è il Piano Strangle: in questo impulso nessuna forza dell'Asse vi entra, ne esce o ne combatte.
not-adjacent | E-ADJACENT
- {zone} and {to} are not adjacent.
  {zone} e {to} non sono adiacenti.
unsupplied | E-SUPPLY
- {zone} is not supplied.
  {zone} non è rifornita.
enemy-there | E-ENEMY
- Enemy forces hold {zone}: stop before it and attack.
  {zone} è occupata dal nemico: fermati prima e attacca.
twice | E-PATH
- The way passes through {zone} twice.
  Il percorso passa due volte da {zone}.
held | E-HELD
- Cubes that partisans drew into {zone} do not move this turn.
  I blocchetti attirati dai partigiani in {zone} non muovono in questo turno.
planes-fly | E-PLANE
- Planes do not march: move them with FLY.
  Gli aerei non marciano: spostali con VOLA.
planes-evacuate | E-PLANE
- Planes leave an attacked zone with EVACUATE.
  Gli aerei lasciano una zona attaccata con EVACUA.
only-planes | E-PLANE
- Only planes can do this.
  Possono farlo solo gli aerei.
flown | E-FLOWN
- The planes of {zone} were placed in this impulse and stay until the next.
  Gli aerei di {zone} sono stati piazzati in questo impulso e restano fino al prossimo.
no-transport | E-TRANSPORT
- Italy has surrendered: the Axis has no naval transport.
  L'Italia si è arresa: l'Asse non ha più trasporto navale.
no-coast | E-COAST
- {zone} is not adjacent to the sea.
  {zone} non è adiacente al mare.
no-partisans | E-PARTISANS
- No partisans that can do this stand in {zone}.
  In {zone} non ci sono partigiani che possano farlo.
partisans-zone | E-PARTISANS
- Partisans go only into zones with a light blue triangle that the Axis controls, through such zones; {zone} will not do.
  I partigiani vanno solo in zone con il triangolo azzurro controllate dall'Asse, passando per zone simili; {zone} non va bene.
partisans-where | E-PARTISANS
- Say into which zone the partisans go.
  Indica in quale zona vanno i partigiani.
no-partisans-yet | E-PARTISANS
- Partisans come only after the surrender of Italy.
  I partigiani arrivano solo dopo la resa dell'Italia.
no-partisans-by-event | E-PARTISANS
- Cubes of this event do not become partisans.
  I blocchetti di questo evento non diventano partigiani.
no-cube | E-LURE
- No enemy cube stands in {zone}.
  In {zone} non ci sono blocchetti nemici.
no-plane | E-PLANE
- You have no {pieces} in {zone}.
  In {zone} non hai {pieces}.
plane-engaged | E-ENGAGED
- The plane in {zone} is engaged.
  L'aereo in {zone} è ingaggiato.
out-of-reach | E-RANGE
- {to} is out of reach from {zone}.
  {to} è fuori raggio da {zone}.
airport | E-AIRPORT
- No more planes may fly missions from {zone} this turn: one, two from an airport.
  Da {zone} non possono più partire missioni in questo turno: un aereo, due con l'aeroporto.
no-enemy | E-TARGET
- No enemy forces stand in {zone}.
  In {zone} non ci sono forze nemiche.
nothing-passes | E-TARGET
- No enemy force has just passed through {zone}.
  Nessuna forza nemica è appena passata da {zone}.
no-uboat | E-UBOAT
- No operational U-boat can do this.
  Nessun U-Boot operativo può farlo.
no-enemy-fleet | E-FLEET
- The enemy has no operational fleet.
  Il nemico non ha flotte operative.
not-africa | E-SETUP
- The free set-up does not reach Africa.
  Lo schieramento libero esclude l'Africa.
not-engaged | E-SETUP
- Counters are placed operational.
  Le pedine si piazzano operative.
`),
  'not-there': {
    code: 'E-FORCES',
    en: ({ count, pieces, have, zone }) => (count === 0 ? `You have no ${pieces} in ${zone}.` : `In ${zone} you have only ${have}.`),
    it: ({ count, pieces, have, zone }) => (count === 0 ? `In ${zone} non hai ${pieces}.` : `In ${zone} hai solo ${have}.`),
  },
  full: {
    code: 'E-STACKING',
    en: ({ count, most, zone }) =>
      `${zone} ${count < 1 ? 'is full' : `has room for ${count} more ${count === 1 ? 'force' : 'forces'}`}: a zone holds ${most} at most.`,
    it: ({ count, most, zone }) =>
      `${zone} ${count < 1 ? 'è piena' : `ha posto per ${count === 1 ? "un'altra forza" : `altre ${count} forze`}`}: una zona ne contiene al massimo ${most}.`,
  },
  tanks: {
    code: 'E-STACKING',
    en: ({ count, most, zone }) =>
      `${zone} has room for ${count < 1 ? 'no more tanks' : times(count, 'more tank', 'more tanks')}: a zone holds ${most === 0 ? 'none' : `${most} at most`}.`,
    it: ({ count, most, zone }) =>
      `${zone} ${count < 1 ? 'non ha posto per altri carri' : `ha posto per ${count === 1 ? 'un altro carro' : `altri ${count} carri`}`}: una zona ${most === 0 ? 'non ne contiene' : `ne contiene al massimo ${most}`}.`,
  },
  'transport-points': {
    code: 'E-TRANSPORT',
    en: ({ count }) =>
      `This turn ${counted(count, 'no point', 'point', 'points')} of naval transport ${count < 2 ? 'is' : 'are'} left, and each force takes one.`,
    it: ({ count }) =>
      `In questo turno ${count === 0 ? 'non restano punti' : count === 1 ? 'resta 1 punto' : `restano ${count} punti`} di trasporto navale, e ogni forza ne prende uno.`,
  },
  'partisans-homes': {
    code: 'E-PARTISANS',
    en: ({ count, most }) =>
      `Say where ${count === 1 ? 'the partisans go' : `the ${count} partisans go, a zone for each`}, as in "to 04": the order names ${counted(most, 'no zone', 'zone', 'zones')}.`,
    it: ({ count, most }) =>
      `Indica dove vanno ${count === 1 ? 'i partigiani' : `i ${count} partigiani, una zona per ciascuno`}, come in "a 04": l'ordine nomina ${counted(most, 'nessuna zona', 'zona', 'zone')}.`,
  },
  'no-fleet': {
    code: 'E-FLEET',
    en: ({ count, most }) =>
      most === 0 ? 'You have no operational fleet.' : `You have ${most} operational ${most === 1 ? 'fleet' : 'fleets'}, not ${count}.`,
    it: ({ count, most }) =>
      most === 0 ? 'Non hai flotte operative.' : `Hai ${most} ${most === 1 ? 'flotta operativa' : 'flotte operative'}, non ${count}.`,
  },
} satisfies Record<string, Reason>;
