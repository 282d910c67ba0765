import type { ZodType } from 'zod';
import { clone, type GameModule } from '../../../engine';
import { type Draft, defineGame } from '../define-game';
import { type Bidder, bidders, isBidder } from './bidders';
import { auctionDesk, type Desk, isBid } from './desk';
import { auctionReading } from './notation';
import { auctionDecisions, someBid, takeBid } from './rules';
import { auctionTelling } from './telling';
import { type AuctionTerms, type ByAuction, isOpen, ofSide, playsOf, type Sided, sideBidFor, sidePlayed } from './terms';

/** What no game with an auction brings so far: it would have to be asked of a side, too. */
type Unasked = 'afterFights' | 'askedName' | 'hasChoice' | 'sides';

/** A game of two sides, by sides, and how its orders and those of its auction are shaped. */
export type AuctionDraft<K extends Sided> = Omit<Draft<K>, Unasked | 'orderSchema'> & {
  orderSchema: ZodType<K['order']>;
  /** Its own orders and bids. */
  allOrders: ZodType<ByAuction<K>['order']>;
  /** What `auctionDesk` made, of a game that has it in a file of its own: form and module must ask by the same functions. Left out: made here. */
  desk?: Desk<ByAuction<K>>;
};

/**
 * A game of two sides whose table may auction them. The game itself knows sides alone: here its questions, orders and secrets change from
 * sides to bidders and back, and the auction comes before its first question.
 */
export function auctionGame<K extends Sided>(
  { allOrders, desk, ...draft }: AuctionDraft<K>,
  terms: AuctionTerms<K>,
): GameModule<ByAuction<K>> {
  type Out = ByAuction<K>;
  const game = defineGame<K>(draft as Draft<K>);
  const { sides } = terms;
  const seatOf = (state: K['state'], side: K['seat']): Out['seat'] => state.sides?.[side] ?? side;
  const bySeat = <V>(state: K['state'], found: Partial<Record<K['seat'], V>>): Partial<Record<Out['seat'], V>> =>
    state.sides
      ? // the values of `found`, by the seats of their sides
        (Object.fromEntries(Object.entries(found).map(([side, value]) => [seatOf(state, side), value])) as Partial<Record<Out['seat'], V>>)
      : found;
  const viewer = (state: K['state'], seat: Out['seat'] | 'public'): K['seat'] | 'public' =>
    seat === 'public' ? seat : (sidePlayed<K>(state, seat) ?? 'public');
  const step = ({ state, told, ...rest }: ReturnType<GameModule<K>['apply']>): ReturnType<GameModule<Out>['apply']> => ({
    ...{ state, ...rest },
    told: state.sides ? told.map(({ to, ...each }) => ({ ...each, to: to === 'all' ? to : to.map((side) => seatOf(state, side)) })) : told,
  });
  const { presume, invariants, twin, tray, suggest, foresee, plan, planned, phaseUnits } = game;
  return {
    ...game,
    ...(desk ?? auctionDesk(game, terms)),
    ...auctionReading(game, terms),
    ...auctionTelling(game, terms),
    orderSchema: allOrders,
    seats: (options) => (options.auction ? [...bidders] : game.seats(options)),
    setup(options, rng, rules) {
      const { state, told } = game.setup(options, rng, rules);
      const { auction, bid: amount = 0 } = options;
      if (auction || amount === 0) return { state, told };
      const power = sideBidFor<K>(options, terms);
      terms.grant(state, power, amount);
      return { state, told: [...told, { event: { type: 'bid', power, amount }, to: 'all' }] };
    },
    decisions(state) {
      if (isOpen(state)) return auctionDecisions(state);
      const asked = game.decisions(state);
      return state.sides ? asked.map((each) => ({ ...each, seat: seatOf(state, each.seat) })) : asked;
    },
    apply(state, { seat, order, ...move }, rng) {
      if (!isOpen(state)) {
        const side = sidePlayed<K>(state, seat);
        if (side === null || isBid(order)) throw new Error(`${move.decision} was not asked of ${seat}`);
        return step(game.apply(state, { ...move, seat: side, order }, rng));
      }
      if (!isBidder(seat) || !isBid(order)) throw new Error(`${seat} does not bid`);
      const power = sideBidFor<K>(state.options, terms);
      const settled = takeBid(state, { seat, amount: order.amount }, { side: power, sides }, rng);
      if (!settled) return { state, told: [] };
      terms.grant(state, power, settled.amount);
      return { state, told: [{ event: { type: 'auction', ...settled, power }, to: 'all' }] };
    },
    ...(presume && {
      presume(state, move) {
        if (isOpen(state)) return null;
        if (move === null) return presume(state, null);
        const { order } = move;
        const seat = sidePlayed<K>(state, move.seat);
        return seat === null || isBid(order) ? null : presume(state, { ...move, seat, order });
      },
    }),
    view(state, seat) {
      const seen = game.view(state, viewer(state, seat));
      const { bids } = state;
      if (!game.hidden || !bids) return seen;
      const own = isBidder(seat) ? bids[seat] : undefined;
      return { ...seen, bids: own === undefined ? {} : { [seat]: own } };
    },
    outcome(state) {
      const found = game.outcome(state);
      return found && { ...found, winners: found.winners.map((side) => seatOf(state, side)), scores: bySeat(state, found.scores) };
    },
    count: (state) => bySeat(state, game.count(state)),
    moment(state) {
      if (isOpen(state)) return { round: 0, power: null, phase: 'auction' };
      const plays = playsOf(state);
      return { ...game.moment(state), ...(plays && { plays }) };
    },
    invariants(state) {
      const wrong = invariants?.(state) ?? [];
      if (state.bids && !isOpen(state)) wrong.push('bids without an auction');
      if (state.sides && !state.options.auction) wrong.push('sides were given without an auction');
      if (state.sides && new Set(Object.values(state.sides)).size !== bidders.length) wrong.push('one seat has both sides');
      return wrong;
    },
    ...(twin && {
      twin(state, seat) {
        const other: Bidder | undefined = bidders.find((each) => each !== seat && state.bids?.[each] !== undefined);
        if (other === undefined) return isOpen(state) ? null : twin(state, viewer(state, seat));
        const bid = state.bids?.[other] ?? 0;
        const twinned = clone(state);
        twinned.bids = { ...state.bids, [other]: bid === 0 ? 1 : bid - 1 };
        return twinned;
      },
    }),
    ...(tray && {
      tray: {
        pieces: (view, decision, language) => (decision.kind === 'auction' ? [] : tray.pieces(view, ofSide<K>(view, decision), language)),
        place: (view, decision, put) => tray.place(view, ofSide<K>(view, decision), put),
      },
    }),
    ...(suggest && {
      suggest: (view, decision) => (decision.kind === 'auction' ? [] : suggest(view, ofSide<K>(view, decision))),
    }),
    ...(foresee && {
      foresee(view, seat, policy, language) {
        const side = sidePlayed<K>(view, seat);
        return side === null ? [] : foresee(view, side, policy, language);
      },
    }),
    ...(plan && {
      plan(line, { view, seat, language }) {
        const side = sidePlayed<K>(view, seat);
        return side === null ? null : plan(line, { view, seat: side, language });
      },
    }),
    ...(planned && {
      planned(view, seat, policy, language) {
        const side = sidePlayed<K>(view, seat);
        return side === null ? [] : planned(view, side, policy, language);
      },
    }),
    ...(phaseUnits && {
      phaseUnits: (view, decision, language) => (decision.kind === 'auction' ? [] : phaseUnits(view, ofSide<K>(view, decision), language)),
    }),
    answer: (view, decision, policy) => (decision.kind === 'auction' ? null : game.answer(view, ofSide<K>(view, decision), policy)),
    fallback: (view, decision) =>
      decision.kind === 'auction' ? { type: 'bid', amount: view.options.bid ?? 0 } : game.fallback(view, ofSide<K>(view, decision)),
    bot: (view, decision, random) =>
      decision.kind === 'auction'
        ? { type: 'bid', amount: someBid({ ...terms, usual: view.options.bid ?? 0 }, random) }
        : game.bot(view, ofSide<K>(view, decision), random),
    // standing orders are there before it is known who plays what: those of a game with an auction do not hang on the side
    defaultPolicy: (options, seat, isAlone) => game.defaultPolicy(options, isBidder(seat) ? sides[0] : seat, isAlone),
  };
}
