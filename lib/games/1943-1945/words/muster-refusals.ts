import { reasonsIn, times } from '../../kit/words';
import type { Reason } from './reasons';

/** Refusals of reinforcement, conversion and events: code, and the sentence in each language. */
export const musterRefusals = {
  ...reasonsIn<undefined>()(`
not-your-event | E-EVENT
- {event} is not an event of the {side}.
  {event} non è un evento di questa parte: {side}.
no-tokens | E-EVENT
- All your event tokens are played.
  Hai giocato tutti i gettoni evento.
one-event | E-EVENT
- You have played your event of this impulse.
  Hai già giocato il tuo evento di questo impulso.
not-now | E-EVENT
- {event} cannot be played now.
  Ora non si può giocare {event}.
event-zone | E-EVENT
- {event} needs a zone.
  {event} richiede una zona.
event-no-zone | E-EVENT
- {event} takes no zone.
  {event} non vuole una zona.
event-no-convert | E-EVENT
- Nothing is converted by {event}.
  Con {event} non si converte nulla.
event-no-take | E-EVENT
- {event} takes no tokens back.
  {event} non riprende gettoni.
none-engaged | E-EVENT
- None of your counters in {zone} is engaged.
  In {zone} nessuna tua pedina è ingaggiata.
not-munich | E-EVENT
- The Allied Logistical Effort does not work in {zone}.
  Lo Sforzo logistico alleato non vale in {zone}.
nobody-there | E-EVENT
- You have no forces in {zone}.
  In {zone} non hai forze.
not-played | E-EVENT
- No token to take back lies on {event}, or fewer than you name.
  Su {event} non ci sono gettoni da riprendere, o meno di quelli che nomini.
line-there | E-LINE
- {zone} has a fortified line.
  {zone} ha già una linea fortificata.
no-line-left | E-LINE
- No fortified line is left to place.
  Non restano linee fortificate da piazzare.
no-entry | E-REINFORCE
- Reinforcements of yours do not enter in {zone}.
  I tuoi rinforzi non entrano in {zone}.
no-cubes-left | E-REINFORCE
- No cubes are left in the pool.
  Non restano blocchetti nella riserva.
not-your-counter | E-CONVERT
- There are no {pieces} among the pieces of this side ({side}).
  Non ci sono {pieces} fra i pezzi di questa parte ({side}).
no-paratroopers | E-CONVERT
- From Overlord on there are no paratroopers.
  Da Overlord in poi non ci sono paracadutisti.
convert-here | E-CONVERT
- The counter stands where the cubes were: name no other zone.
  La pedina resta dov'erano i blocchetti: non indicare un'altra zona.
`),
  'box-full': {
    code: 'E-EVENT',
    en: ({ event, most }) => `${event} may be played ${most === 1 ? 'once' : `${most} times`} in a game, and you have.`,
    it: ({ event, most }) => `${event} si può giocare ${most === 1 ? 'una volta' : `${most} volte`} per partita, e l'hai già fatto.`,
  },
  'take-two': {
    code: 'E-EVENT',
    en: ({ count }) =>
      count === 0
        ? 'No other token is played that Kesselring could take back.'
        : `Kesselring takes back ${count === 1 ? 'the 1 played token' : `${count} played tokens`}: name ${count === 1 ? 'it' : 'them'}.`,
    it: ({ count }) =>
      count === 0
        ? 'Non ci sono altri gettoni giocati che Kesselring possa riprendere.'
        : `Kesselring riprende ${count === 1 ? "l'unico gettone giocato: nominalo" : `${count} gettoni giocati: nominali`}.`,
  },
  reinforcements: {
    code: 'E-REINFORCE',
    en: ({ count }) =>
      count === 0 ? 'No more cubes enter this turn.' : `Only ${count} more ${count === 1 ? 'cube enters' : 'cubes enter'} this turn.`,
    it: ({ count }) =>
      count === 0
        ? 'In questo turno non entrano altri blocchetti.'
        : `In questo turno ${count === 1 ? 'entra ancora solo 1 blocchetto' : `entrano ancora solo ${count} blocchetti`}.`,
  },
  pool: {
    code: 'E-POOL',
    en: ({ count, pieces, have }) => (count === 0 ? `No ${pieces} are left in the pool.` : `The pool holds only ${have}.`),
    it: ({ count, pieces, have }) => (count === 0 ? `Nella riserva non restano ${pieces}.` : `Nella riserva ci sono solo ${have}.`),
  },
  'one-plane': {
    code: 'E-CONVERT',
    en: ({ most }) =>
      `The Allies bring in ${most === 0 ? 'no planes' : most === 1 ? 'one plane a turn' : `${most} planes a turn`}, by conversion and event together.`,
    it: ({ most }) =>
      `Gli Alleati ${most === 0 ? 'non fanno entrare aerei' : `fanno entrare ${most === 1 ? 'un aereo' : `${most} aerei`} per turno`}, fra conversione ed eventi.`,
  },
  'too-dear': {
    code: 'E-CONVERT',
    en: ({ count, most }) => `That would cost ${times(most, 'cube', 'cubes')}; the event brings ${count === 0 ? 'none' : count}.`,
    it: ({ count, most }) => `Costerebbe ${times(most, 'blocchetto', 'blocchetti')}; l'evento ne porta ${count === 0 ? 'nessuno' : count}.`,
  },
  cubes: {
    code: 'E-CONVERT',
    en: ({ count, most, zone }) =>
      `The conversion costs ${times(most, 'cube', 'cubes')}; ${zone} has ${count === 0 ? 'none' : count} of yours.`,
    it: ({ count, most, zone }) =>
      `La conversione costa ${times(most, 'blocchetto', 'blocchetti')}; ${count === 0 ? `in ${zone} non ne hai` : `in ${zone} ne hai ${count}`}.`,
  },
} satisfies Record<string, Reason>;
