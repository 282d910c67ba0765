import { capitalised, counted, reasonsIn, times } from '../../kit/words';
import type { Reason } from './reasons';

/** Refusals of attacks and combat: code, and the sentence in each language. */
export const combatRefusals = {
  ...reasonsIn<undefined>()(`
attacked-already | E-ATTACK
- {zone} is attacked already: one order names all that attack it.
  {zone} è già attaccata: un solo ordine nomina tutte le forze.
zone-twice | E-ATTACK
- Name each zone once.
  Nomina ogni zona una volta sola.
allies-land | E-LANDING
- Only the Allies land.
  Sbarcano solo gli Alleati.
one-landing | E-LANDING
- There is one landing an impulse.
  C'è un solo sbarco per impulso.
no-tank | E-SUPPORT
- No operational tank can support the fight for {zone}; none can in, from or against mountains.
  Nessun carro operativo può appoggiare il combattimento per {zone}; mai in, da o verso le montagne.
no-drop | E-DROP
- No operational paratroopers can be dropped from {zone}.
  Da {zone} non si possono lanciare paracadutisti operativi.
movement-over | E-PHASE
- Attacks are declared: movement is over. Declare more, or END.
  Gli attacchi sono dichiarati: il movimento è finito. Dichiarane altri, o FINE.
not-attacked | E-BATTLE
- {zone} is not among the attacks to resolve.
  {zone} non è tra gli attacchi da risolvere.
intercept-some | E-INTERCEPT
- Name who intercepts, or PASS.
  Indica chi intercetta, o PASSO.
no-interceptor | E-INTERCEPT
- In {zone} there is no such plane that can fly a mission to {to} now: ready, in range, within the missions of its zone.
  In {zone} non c'è un aereo di quel tipo che ora possa raggiungere {to}: operativo, a portata, nei limiti di missioni della zona.
last-round | E-ROUND
- Round {count} was the last: STOP, or play Reserves.
  Il round {count} era l'ultimo: FERMA, o gioca Riserve.
lone-plane | E-SUPPORT
- The plane defends {zone} alone and cannot support itself.
  L'aereo difende {zone} da solo e non può appoggiare se stesso.
no-withdrawal-zone | E-WITHDRAW
- {zone} is no supplied zone of yours.
  {zone} non è una tua zona rifornita.
not-attacking | E-OCCUPY
- What the order names of {zone} did not attack.
  Le forze di {zone} nominate nell'ordine non hanno attaccato.
dropped-stay | E-OCCUPY
- The dropped paratroopers are in {zone}: name them.
  I paracadutisti lanciati sono in {zone}: nominali.
retreat-all | E-RETREAT
- At this table the defence retreats as a whole.
  A questo tavolo la difesa si ritira tutta intera.
retreat-way | E-RETREAT
- There is no retreat to {zone} that way: one or two adjacent zones of your own.
  Non ci si ritira così in {zone}: una o due zone adiacenti e proprie.
no-retreat | E-RETREAT
- The defence cannot retreat to satisfy a loss here.
  Qui la difesa non può ritirarsi per soddisfare una perdita.
nobody-left | E-RETREAT
- After these losses nobody is left to retreat.
  Dopo queste perdite non resta nessuno che si ritiri.
cannot-engage | E-LOSSES
- In {zone} no {pieces} can be engaged for a loss.
  In {zone} per una perdita non si possono ingaggiare {pieces}.
no-loss | E-LOSSES
- There are no {pieces} of yours to lose in {zone} here.
  In {zone} non hai {pieces} da perdere qui.
no-excess | E-STACKING
- You have no excess in {zone}.
  In {zone} non hai forze in eccesso.
excess-there | E-STACKING
- {zone} does not hold these forces.
  {zone} non contiene queste forze.
room-around | E-STACKING
- A zone beside {zone} has room: SHIFT them there.
  Una zona accanto a {zone} ha posto: SPOSTA le forze lì.
`),
  attacks: {
    code: 'E-ATTACK',
    en: ({ most }) =>
      `An impulse attacks ${most === 0 ? 'no zone' : most === 1 ? 'one zone at most' : `${most} zones at most`}, landings included.`,
    it: ({ most }) =>
      `In un impulso ${most === 0 ? 'non si attaccano zone' : most === 1 ? 'si attacca al massimo una zona' : `si attaccano al massimo ${most} zone`}, sbarchi compresi.`,
  },
  'start-zones': {
    code: 'E-ATTACK',
    en: ({ most }) => `A zone is attacked from ${most === 0 ? 'no zone' : most === 1 ? 'one zone at most' : `${most} zones at most`}.`,
    it: ({ most }) => `Una zona ${most === 0 ? 'non si attacca' : `si attacca al massimo da ${most === 1 ? 'una zona' : `${most} zone`}`}.`,
  },
  arrows: {
    code: 'E-ATTACK',
    en: ({ count, most }) =>
      `An impulse has ${counted(most, 'no attack arrows', 'attack arrow', 'attack arrows')}, one for each zone an attack starts from and one for a landing: ${counted(count, 'none is', 'is', 'are')} left.`,
    it: ({ count, most }) =>
      `Un impulso ${most === 0 ? 'non ha frecce' : most === 1 ? 'ha 1 freccia' : `ha ${most} frecce`} di attacco, una per ogni zona da cui parte un attacco e una per lo sbarco: ${count === 0 ? 'non ne resta nessuna' : count === 1 ? 'ne resta 1' : `ne restano ${count}`}.`,
  },
  committed: {
    code: 'E-ATTACK',
    en: ({ count, pieces, have, zone }) =>
      count === 0
        ? `All ${pieces} of ${zone} are in other attacks already.`
        : `Only ${have} of ${zone} ${count === 1 ? 'is' : 'are'} in no other attack.`,
    it: ({ count, pieces, have, zone }) =>
      count === 0
        ? `In ${zone} sono già tutti in altri attacchi: ${pieces}.`
        : `In ${zone} solo ${have} non ${count === 1 ? 'è già in un altro attacco' : 'sono già in altri attacchi'}.`,
  },
  'cannot-embark': {
    code: 'E-LANDING',
    en: ({ pieces }) => `${capitalised(pieces)} do not embark: a landing takes cubes and one tank.`,
    it: ({ pieces }) => `${capitalised(pieces)} non si imbarcano: uno sbarco prende blocchetti e un carro.`,
  },
  'landing-room': {
    code: 'E-LANDING',
    en: ({ count, most }) =>
      `${most === 1 ? 'One fleet carries' : `${most} fleets carry`} ${counted(count, 'no forces', 'force at most', 'forces at most')}, and no more than one tank.`,
    it: ({ count, most }) =>
      `${most === 1 ? 'Una flotta porta' : `${most} flotte portano`} ${count === 0 ? 'zero forze' : count === 1 ? 'al massimo 1 forza' : `al massimo ${count} forze`}, e non più di un carro.`,
  },
  'elite-count': {
    code: 'E-ELITE',
    en: ({ count }) =>
      count === 0
        ? 'No operational elite unit fights here.'
        : `Only ${times(count, 'operational elite unit fights', 'operational elite units fight')} here.`,
    it: ({ count }) =>
      count === 0
        ? "Qui non combattono reparti d'élite operativi."
        : `Qui ${count === 1 ? "combatte solo 1 reparto d'élite operativo" : `combattono solo ${count} reparti d'élite operativi`}.`,
  },
  'held-retreat': {
    code: 'E-HELD',
    en: ({ count }) =>
      `${count === 1 ? 'A cube' : `${count} cubes`} that partisans drew here cannot leave: the defence retreats for a loss only when ${count === 1 ? 'that cube is' : 'those cubes are'} among its losses.`,
    it: ({ count }) =>
      `${count === 1 ? 'Un blocchetto attirato qui dai partigiani non può' : `${count} blocchetti attirati qui dai partigiani non possono`} uscire: la difesa si ritira per una perdita solo se ${count === 1 ? 'lo perde' : 'li perde'}.`,
  },
  'losses-due': {
    code: 'E-LOSSES',
    en: ({ count, most }) =>
      `${counted(count, 'No loss is', 'loss is', 'losses are')} to be satisfied; the order satisfies ${most === 0 ? 'none' : most}.`,
    it: ({ count, most }) =>
      `${count === 0 ? 'Non ci sono perdite da soddisfare' : count === 1 ? "C'è 1 perdita da soddisfare" : `Ci sono ${count} perdite da soddisfare`}; l'ordine ${most === 0 ? 'non ne soddisfa nessuna' : `ne soddisfa ${most}`}.`,
  },
  'excess-tanks': {
    code: 'E-STACKING',
    en: ({ count, zone }) => `${count === 1 ? 'A tank has' : `${count} tanks have`} to leave ${zone} first.`,
    it: ({ count, zone }) => `Prima ${count === 1 ? 'deve uscire un carro' : `devono uscire ${count} carri`} da ${zone}.`,
  },
  'excess-count': {
    code: 'E-STACKING',
    en: ({ count, zone }) => `Only ${times(count, 'force has', 'forces have')} to leave ${zone}.`,
    it: ({ count, zone }) => `Da ${zone} ${count === 1 ? 'deve uscire solo 1 forza' : `devono uscire solo ${count} forze`}.`,
  },
} satisfies Record<string, Reason>;
