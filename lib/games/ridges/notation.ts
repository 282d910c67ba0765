import { type CommonParticle, commonParticles, type Form, type Grammar, grammar, namesOf, notation, type Tongue } from '../kit/notation';
import { orderSchema, type RidgesKinds, type Seat } from './types';

export interface RidgesTongue extends Tongue {
  verb: RidgesKinds['order']['type'];
  particle: CommonParticle;
  names: { seat: Seat };
}

const vocabularies = {
  en: {
    verbs: { deploy: ['DEPLOY'], rally: ['RALLY'], pass: ['PASS'] },
    particles: commonParticles.en,
    seats: { red: ['Red'], blue: ['Blue'] },
  },
  it: {
    verbs: { deploy: ['SCHIERA'], rally: ['RIPRENDI'], pass: ['PASSO'] },
    particles: commonParticles.it,
    seats: { red: ['Rosso'], blue: ['Blu'] },
  },
} as const;

export const seatName = (seat: Seat, language: 'en' | 'it'): string => vocabularies[language].seats[seat][0];

/** No order names a seat; the position text does. */
export const words: Grammar<RidgesTongue> = grammar<RidgesTongue>({
  vocabularies,
  usual: ['deploy', 'rally', 'pass'],
  names: {
    seat: {
      called: { en: 'a side', it: 'una parte' },
      entries: namesOf<(typeof vocabularies)['en' | 'it'], Seat>(vocabularies, ({ seats }) => seats),
      label: seatName,
    },
  },
});

const bare = (type: 'rally' | 'pass'): Form<RidgesKinds, RidgesTongue, null> => ({ read: { [type]: () => ({ type }) }, write: () => '' });

export const { verbs, format, parse } = notation<RidgesKinds, RidgesTongue, null>({
  vocabularies,
  grammar: () => words,
  schema: orderSchema,
  words: () => null,
  forms: {
    deploy: {
      read: { deploy: ({ reader }) => ({ type: 'deploy', companies: reader.number() }) },
      write: ({ companies }) => `${companies}`,
    },
    rally: bare('rally'),
    pass: bare('pass'),
  },
});
