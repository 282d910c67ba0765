import { times } from '../../kit/words';
import type { Reason } from './reasons';

/** Refusals of reinforcement, conversion and events: code, and the sentence in each language. */
export const musterRefusals = {
  'not-your-event': {
    code: 'E-EVENT',
    en: ({ event, side }) => `${event} is not an event of the ${side}.`,
    it: ({ event, side }) => `${event} non è un evento di questa parte: ${side}.`,
  },
  'no-tokens': { code: 'E-EVENT', en: () => 'All your event tokens are played.', it: () => 'Hai giocato tutti i gettoni evento.' },
  'box-full': {
    code: 'E-EVENT',
    en: ({ event, most }) => `${event} may be played ${most === 1 ? 'once' : `${most} times`} in a game, and you have.`,
    it: ({ event, most }) => `${event} si può giocare ${most === 1 ? 'una volta' : `${most} volte`} per partita, e l'hai già fatto.`,
  },
  'one-event': {
    code: 'E-EVENT',
    en: () => 'You have played your event of this impulse.',
    it: () => 'Hai già giocato il tuo evento di questo impulso.',
  },
  'not-now': {
    code: 'E-EVENT',
    en: ({ event }) => `${event} cannot be played now.`,
    it: ({ event }) => `Ora non si può giocare ${event}.`,
  },
  'event-zone': { code: 'E-EVENT', en: ({ event }) => `${event} needs a zone.`, it: ({ event }) => `${event} richiede una zona.` },
  'event-no-zone': { code: 'E-EVENT', en: ({ event }) => `${event} takes no zone.`, it: ({ event }) => `${event} non vuole una zona.` },
  'event-no-convert': {
    code: 'E-EVENT',
    en: ({ event }) => `Nothing is converted by ${event}.`,
    it: ({ event }) => `Con ${event} non si converte nulla.`,
  },
  'event-no-take': {
    code: 'E-EVENT',
    en: ({ event }) => `${event} takes no tokens back.`,
    it: ({ event }) => `${event} non riprende gettoni.`,
  },
  'none-engaged': {
    code: 'E-EVENT',
    en: ({ zone }) => `None of your counters in ${zone} is engaged.`,
    it: ({ zone }) => `In ${zone} nessuna tua pedina è ingaggiata.`,
  },
  'not-munich': {
    code: 'E-EVENT',
    en: ({ zone }) => `The Allied Logistical Effort does not work in ${zone}.`,
    it: ({ zone }) => `Lo Sforzo logistico alleato non vale in ${zone}.`,
  },
  'nobody-there': { code: 'E-EVENT', en: ({ zone }) => `You have no forces in ${zone}.`, it: ({ zone }) => `In ${zone} non hai forze.` },
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
  'not-played': {
    code: 'E-EVENT',
    en: ({ event }) => `No token to take back lies on ${event}, or fewer than you name.`,
    it: ({ event }) => `Su ${event} non ci sono gettoni da riprendere, o meno di quelli che nomini.`,
  },
  'line-there': {
    code: 'E-LINE',
    en: ({ zone }) => `${zone} has a fortified line.`,
    it: ({ zone }) => `${zone} ha già una linea fortificata.`,
  },
  'no-line-left': {
    code: 'E-LINE',
    en: () => 'No fortified line is left to place.',
    it: () => 'Non restano linee fortificate da piazzare.',
  },
  'no-entry': {
    code: 'E-REINFORCE',
    en: ({ zone }) => `Reinforcements of yours do not enter in ${zone}.`,
    it: ({ zone }) => `I tuoi rinforzi non entrano in ${zone}.`,
  },
  'no-cubes-left': { code: 'E-REINFORCE', en: () => 'No cubes are left in the pool.', it: () => 'Non restano blocchetti nella riserva.' },
  reinforcements: {
    code: 'E-REINFORCE',
    en: ({ count }) =>
      count === 0 ? 'No more cubes enter this turn.' : `Only ${count} more ${count === 1 ? 'cube enters' : 'cubes enter'} this turn.`,
    it: ({ count }) =>
      count === 0
        ? 'In questo turno non entrano altri blocchetti.'
        : `In questo turno ${count === 1 ? 'entra ancora solo 1 blocchetto' : `entrano ancora solo ${count} blocchetti`}.`,
  },
  'not-your-counter': {
    code: 'E-CONVERT',
    en: ({ side, pieces }) => `There are no ${pieces} among the pieces of this side (${side}).`,
    it: ({ side, pieces }) => `Non ci sono ${pieces} fra i pezzi di questa parte (${side}).`,
  },
  'no-paratroopers': {
    code: 'E-CONVERT',
    en: () => 'From Overlord on there are no paratroopers.',
    it: () => 'Da Overlord in poi non ci sono paracadutisti.',
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
  'convert-here': {
    code: 'E-CONVERT',
    en: () => 'The counter stands where the cubes were: name no other zone.',
    it: () => "La pedina resta dov'erano i blocchetti: non indicare un'altra zona.",
  },
} satisfies Record<string, Reason>;
