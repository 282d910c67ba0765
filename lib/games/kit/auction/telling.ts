import type { GameModule, Language } from '../../../engine';
import { capitalised } from '../words';
import { bidders, isBidder } from './bidders';
import { auctionDecisions } from './rules';
import { type AuctionTerms, type BidTold, type ByAuction, isOpen, ofSide, playsOf, type Sided, sideBidFor, sidePlayed } from './terms';
import { auctionPhase, bidderName, bidNotation, bidText, settledText, whoPlays } from './words';

type Told =
  | 'sideWon'
  | 'seatName'
  | 'momentName'
  | 'help'
  | 'guide'
  | 'rulesFor'
  | 'narrate'
  | 'phaseOf'
  | 'isDetail'
  | 'isLoss'
  | 'isFight'
  | 'isCapture'
  | 'volleysIn'
  | 'lossesIn'
  | 'tracesOf'
  | 'spaceOf'
  | 'headline'
  | 'brief'
  | 'inBrief'
  | 'paint'
  | 'recounts';

export const isTold = <S extends string>(event: { type: string }): event is BidTold<S> => event.type === 'auction' || event.type === 'bid';

/** What a game tells where its sides may be auctioned: its own words, and those of the auction. */
export function auctionTelling<K extends Sided>(game: GameModule<K>, terms: AuctionTerms<K>): Pick<GameModule<ByAuction<K>>, Told> {
  type Event = ByAuction<K>['event'];
  const { words } = terms;
  const phase = (language: Language) => capitalised(auctionPhase[language]);
  const asks = (options: K['options'], language: Language) => words[language].asks(sideBidFor<K>(options, terms));
  /** What the game says of an event of its own; of a bid nothing. */
  const own =
    <A extends unknown[], R>(ask: (event: K['event'], ...rest: A) => R, none: R) =>
    (event: Event, ...rest: A): R =>
      isTold(event) ? none : ask(event, ...rest);
  const seatName: GameModule<ByAuction<K>>['seatName'] = (seat, language, moment) => {
    if (!isBidder(seat)) return game.seatName(seat, language, moment);
    const side = moment?.plays?.[seat]?.[0];
    return side === undefined ? bidderName(seat, language) : game.seatName(side, language, moment);
  };
  const { phaseOf, isDetail, isLoss, isFight, isCapture, volleysIn, lossesIn, tracesOf, spaceOf, headline, inBrief, recounts, rulesFor } =
    game;
  return {
    seatName,
    sideWon: (seat, moment) => moment.plays?.[seat]?.[0] ?? null,
    momentName: (moment, language) => (moment.phase === 'auction' ? phase(language) : game.momentName(moment, language)),
    help(view, decision, language) {
      if (decision.kind !== 'auction') return game.help(view, ofSide<K>(view, decision), language);
      const usual = view.options.bid ?? 0;
      const examples = [...new Set([usual + 1, usual + 3].map((amount) => Math.min(amount, terms.most)))];
      return {
        question: asks(view.options, language),
        notation: [bidNotation[language]],
        examples: examples.map((amount) => bidText(amount, language)),
      };
    },
    guide: (language) => [...game.guide(language), { title: phase(language), lines: [bidNotation[language]] }],
    ...(rulesFor && {
      rulesFor: (decision) =>
        // rules hang on what is asked, not on who is
        decision.kind === 'auction' ? [terms.rule] : rulesFor({ ...decision, seat: terms.sides[0] }),
    }),
    narrate(event, language, options) {
      if (!isTold<K['seat']>(event)) return game.narrate(event, language, options);
      const { side, gets } = words[language];
      const more = gets(event.power, event.amount);
      if (event.type === 'bid') return `${capitalised(more)} (${{ en: 'bid', it: 'offerta' }[language]}).`;
      return `${settledText(event, terms.sides, side, language)}; ${more}.`;
    },
    ...(phaseOf && { phaseOf: own(phaseOf, null) }),
    ...(isDetail && { isDetail: own(isDetail, false) }),
    ...(isLoss && { isLoss: own(isLoss, false) }),
    ...(isFight && { isFight: own(isFight, false) }),
    ...(isCapture && { isCapture: own(isCapture, false) }),
    ...(volleysIn && { volleysIn: own(volleysIn, []) }),
    ...(lossesIn && { lossesIn: own(lossesIn, 0) }),
    ...(tracesOf && { tracesOf: own(tracesOf, []) }),
    ...(spaceOf && { spaceOf: own(spaceOf, null) }),
    ...(recounts && {
      recounts: (line, event, { view, decision, language }) =>
        isTold(event) || isOpen(view) ? null : recounts(line, event, { view, decision: ofSide<K>(view, decision), language }),
    }),
    ...(headline && {
      headline: (events, view, seat, language) =>
        headline(
          events.flatMap((event) => (isTold<K['seat']>(event) ? [] : [event])),
          view,
          seat === null ? null : sidePlayed<K>(view, seat),
          language,
        ),
    }),
    brief(view, language) {
      const { headline: now, sections } = game.brief(view, language);
      if (!isOpen(view)) {
        const plays = playsOf(view);
        const lines = bidders.map((bidder) => `${bidderName(bidder, language)}: ${seatName(bidder, language, momentOf(plays))}`);
        return { headline: now, sections: plays ? [...sections, { title: whoPlays[language], lines }] : sections };
      }
      const lines = auctionDecisions(view).map(({ seat }) => `${bidderName(seat, language)}: ${asks(view.options, language)}`);
      // the first section is what the game would ask by now
      const [asked, ...rest] = sections;
      return { headline: phase(language), sections: [...(asked ? [{ title: asked.title, lines }] : []), ...rest] };
    },
    ...(inBrief && { inBrief: (view, language) => (isOpen(view) ? phase(language) : inBrief(view, language)) }),
    paint(view, language) {
      const painting = game.paint(view, language);
      if (!isOpen(view)) return painting;
      const [turn, ...rest] = painting.tracks;
      const row = { label: { en: 'Phase', it: 'Fase' }[language], value: auctionPhase[language] };
      return { ...painting, tracks: [...(turn ? [{ ...turn, rows: [row] }] : []), ...rest] };
    },
  };
}

const momentOf = (plays: Record<string, string[]> | null) => (plays ? { round: 0, power: null, phase: '', plays } : null);
