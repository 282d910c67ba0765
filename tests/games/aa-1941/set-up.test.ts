import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { countOf } from '../../../lib/games/axis-allies/rules/stacks';
import { bookSeatings, seatsOf } from '../../../lib/games/axis-allies/seatings';
import { powers, type State } from '../../../lib/games/axis-allies/types';

const fresh = (options: object = {}): State => aa1941.setup(optionsSchema.parse(options), { roll: () => [] }, aa1941.rules).state;

describe('set-up', () => {
  it('R41-1.2, V41-01: every power starts with its production in its treasury', () => {
    expect(powers.map((power) => fresh().treasury[power])).toEqual([7, 12, 12, 9, 17]);
  });

  it('R41-3.1: the Soviet Union begins round 1 with its purchase', () => {
    expect(aa1941.decisions(fresh())).toEqual([
      { id: '1.ussr.purchase', seat: 'ussr-uk-usa', kind: 'purchase', force: 'must', tempo: 'turn' },
    ]);
  });

  it('R41-1.3: the errata add 3 infantry, 1 infantry and 1 destroyer only when chosen', () => {
    const counts = (state: State) => [
      countOf(state, 'russia', 'ussr', 'infantry'),
      countOf(state, 'northwestern-china', 'usa', 'infantry'),
      countOf(state, 'sz11', 'usa', 'destroyer'),
    ];
    expect(counts(fresh())).toEqual([3, 0, 0]);
    expect(counts(fresh({ errataSetup: true }))).toEqual([6, 1, 1]);
  });

  it('a bid of the house goes to the treasury of one power and is told', () => {
    const { state, told } = aa1941.setup(optionsSchema.parse({ bid: 9, bidFor: 'japan' }), { roll: () => [] }, aa1941.rules);
    expect(state.treasury).toEqual({ ussr: 7, germany: 12, uk: 12, japan: 18, usa: 17 });
    expect(told[0]?.event).toEqual({ type: 'bid', power: 'japan', amount: 9 });
  });

  it('keeps the rules version of its table', () => {
    expect(aa1941.setup(optionsSchema.parse({}), { roll: () => [] }, 7).state.rules).toBe(7);
  });
});

describe('seats', () => {
  it('R41-1.1: the book splits the powers over 2, 3, 4 and 5 seats', () => {
    expect(bookSeatings.map((seating) => seatsOf(seating)?.length)).toEqual([2, 3, 4, 5]);
    expect(aa1941.seats(optionsSchema.parse({}))).toEqual(['ussr-uk-usa', 'germany-japan']);
  });

  it('R41-1.1: any other split of a side will do, written in any order', () => {
    expect(optionsSchema.parse({ seating: 'japan, usa-uk, ussr, germany' }).seating).toBe('ussr,germany,uk-usa,japan');
  });

  it.each([
    'ussr-germany,uk-usa,japan',
    'ussr-uk-usa-germany-japan',
    'ussr-uk,germany-japan',
    'ussr-uk-usa,germany-japan,japan',
    'x,y',
    '',
  ])('R41-1.1: "%s" mixes sides, leaves a power out or names one twice: E-SEAT', (seating) => {
    const parsed = optionsSchema.safeParse({ seating });
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.message).toContain('E-SEAT');
  });

  it('one order of play answers for every seat: whoever holds the power whose turn it is', () => {
    const state = fresh({ seating: 'ussr,germany,uk,japan,usa' });
    expect(powers.map((power) => aa1941.decisions({ ...state, power })[0]?.seat)).toEqual(powers);
  });
});
