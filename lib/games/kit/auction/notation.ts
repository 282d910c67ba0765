import { fail, type GameModule, normalise } from '../../../engine';
import { type CommonParticle, commonParticles, grammar, notation, numberOf, type Tongue } from '../notation';
import { say } from '../words';
import { isBid } from './desk';
import { type AuctionTerms, type Bid, type ByAuction, bidSchema, ofSide, type Sided } from './terms';
import { bidVerbs } from './words';

interface BidTongue extends Tongue {
  verb: 'bid';
  particle: CommonParticle;
  names: Record<never, never>;
}

const vocabularies = {
  en: { verbs: { bid: bidVerbs.en }, particles: commonParticles.en },
  it: { verbs: { bid: bidVerbs.it }, particles: commonParticles.it },
} as const;

const words = grammar<BidTongue>({ vocabularies, usual: ['bid'], names: {}, unsaid: () => 'bid' });

const beginsBid = (line: string): boolean => {
  const [first = ''] = normalise(line).split(' ');
  return numberOf(first) !== null || [...bidVerbs.en, ...bidVerbs.it].some((verb) => normalise(verb) === first);
};

type Read<K extends Sided> = Pick<GameModule<K>, 'parse' | 'check' | 'verbs'>;

/** How a game's orders are read and checked where its sides may be auctioned: bids while they are, everything else afterwards. */
export function auctionReading<K extends Sided>(
  { parse, check, verbs }: Read<K>,
  { most, words: told }: AuctionTerms<K>,
): Read<ByAuction<K>> {
  interface BidKinds extends ByAuction<K> {
    order: Bid;
  }
  const bids = notation<BidKinds, BidTongue, null>({
    ...{ vocabularies, grammar: () => words, schema: bidSchema(most), words: () => null },
    forms: {
      bid: {
        read: { bid: ({ reader }) => ({ type: 'bid', amount: reader.takes('nothing') ? 0 : reader.number() }) },
        write: ({ amount }) => `${amount}`,
      },
    },
  });
  const now = (language: 'en' | 'it') => ({
    code: 'E-PHASE',
    text: say(
      language,
      `That order does not fit: the sides are auctioned now: BID and a number of ${told.en.currency}.`,
      `Quell'ordine non è adatto: ora si mettono all'asta gli schieramenti: OFFRI e un numero di ${told.it.currency}.`,
    ),
  });
  const over = (language: 'en' | 'it') => ({
    code: 'E-PHASE',
    text: say(language, 'Nothing is bid now: no auction goes on.', 'Ora non si offre: non c’è un’asta in corso.'),
  });
  return {
    verbs: { en: [...verbs.en, bidVerbs.en], it: [...verbs.it, bidVerbs.it] },
    parse(line, view, decision, language) {
      if (decision.kind !== 'auction') {
        const [first = ''] = normalise(line).split(' ');
        if (view.options.auction && numberOf(first) === null && beginsBid(line)) return fail([over(language)]);
        return parse(line, view, ofSide<K>(view, decision), language);
      }
      return beginsBid(line) ? bids.parse(line, view, { ...decision }, language) : fail([now(language)]);
    },
    check(view, decision, order, language) {
      if (decision.kind !== 'auction')
        return isBid(order) ? fail([over(language)]) : check(view, ofSide<K>(view, decision), order, language);
      return isBid(order) ? { ok: true, value: order } : fail([now(language)]);
    },
  };
}
