import { describe, expect, it } from 'vitest';
import {
  asBot,
  languages,
  noAutoAnswers,
  open,
  playSheet,
  replay,
  type Sheet,
  scriptedDie,
  selfplay,
  sentenceOf,
  trySheet,
} from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { K } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

const auction = (more: object = {}) => given(aa1941, { auction: true, ...more });

describe('the auction of the sides (house rule)', () => {
  it('both players are asked at once, under one seal, before the first round', () => {
    const table = auction().begun();
    table.then({ asks: ['auction first', 'auction second'], tells: [] });
    expect(table.moment).toEqual({ round: 0, power: null, phase: 'auction' });
    expect(new Set(table.questions().map((each) => each.seal))).toEqual(new Set(['auction']));
    expect(aa1941.seats(table.state.options)).toEqual(['first', 'second']);
  });

  it('the lower bid plays the side of bidFor, which begins with so many IPCs more', () => {
    const plain = given(aa1941, {}).begun().state.treasury;
    const table = auction().begun().when('BID 9', 'second').when('BID 7', 'first');
    table.then({
      tells: [{ type: 'auction', bids: { first: 7, second: 9 }, die: null, sides: { allies: 'second', axis: 'first' }, amount: 7 }, 'turn'],
      asks: ['purchase second'],
      at: { Sides: 'allies second, axis first' },
    });
    expect(table.state.treasury).toEqual({ ...plain, germany: plain.germany + 7 });
    table.until('purchase', 'germany').then({ asks: ['purchase first'] });
  });

  it.each([
    [1, 'first'],
    [4, 'second'],
  ])('equal bids: the die shows %i and the %s player has the side', (die, seat) => {
    const table = auction({ bidFor: 'ussr' }).begun().when('BID 5', 'first').dice(die).when('OFFRI 5', 'second');
    expect(table.last('auction')).toMatchObject({ die, sides: { allies: seat }, power: 'ussr', amount: 5 });
  });

  it('nothing of a bid is seen before the other is in: not in the state, not in a trial', () => {
    const { state } = open(aa1941, aa1941.optionsSchema.parse({ auction: true }), scriptedDie([]));
    const answers = noAutoAnswers<never>(() => scriptedDie([]));
    const sheet: Sheet<K> = { seat: 'first', decision: null, orders: ['BID 7'], via: 'web', language: 'en' };
    const sent = playSheet(aa1941, state, sheet, answers as never);
    expect([sent.held, sent.entries, sent.state]).toEqual([['auction.first'], [], state]);
    const trial = trySheet(
      aa1941,
      state,
      sheet,
      noAutoAnswers(() => scriptedDie([])),
    );
    expect(trial.stop).toMatchObject({ why: 'sealed' });
  });

  it('bids are 0 to 60, and nothing else is answered; at the deadline that of the option', () => {
    const table = auction({ bid: 4 }).begun();
    table.then({ refuses: { 'BID 61': 'E-NOTATION', 'BUY 1 infantry': 'E-PHASE' } });
    expect(table.offers()).toHaveLength(61);
    const germany = table.state.treasury.germany;
    expect(table.when('BID 9', 'second').expire().state.treasury.germany).toBe(germany + 4);
  });

  it('is for two players, each with a whole side, and says so in words: E-SEAT', () => {
    const { error } = aa1941.optionsSchema.safeParse({ auction: true, seating: 'ussr,germany,uk,japan,usa' });
    expect(error?.issues.map((issue) => sentenceOf(issue))).toEqual([
      {
        en: 'An auction of the sides is for two players, each with a whole side: choose such seats, or no auction.',
        it: 'L’asta degli schieramenti è per due giocatori, ciascuno con un intero schieramento: scegli posti così, o niente asta.',
      },
    ]);
    expect(aa1941.optionsSchema.safeParse({ auction: true }).success).toBe(true);
  });

  it('is told in both languages', () => {
    const table = auction().begun();
    expect(aa1941.brief(table.state, 'en').headline).toBe('Auction of the sides');
    expect(aa1941.help(table.state, table.question('first'), 'en').notation).toEqual(['BID number']);
    expect(aa1941.rulesFor?.(table.question('first'))).toEqual(['AA-H1']);
    table.when('BID 3', 'first').when('BID 8', 'second');
    expect(languages.map((language) => aa1941.narrate(table.last('auction'), language))).toEqual([
      'Bids: first player 3, second player 8. The second player has the Allies, the first the Axis; Germany begins with 3 IPCs more.',
      "Offerte: primo giocatore 3, secondo giocatore 8. Il secondo giocatore ha gli Alleati, il primo l'Asse; la Germania inizia con 3 IPC in più.",
    ]);
  });

  it('a position says who plays which side, or who has bid', () => {
    const bidding = auction().begun().when('BID 3', 'second');
    expect(bidding.at('Bids')).toBe('second 3');
    for (const { state } of [bidding, auction().begun(), auction().begun().when('BID 3', 'second').when('BID 4', 'first')]) {
      expect(given(aa1941, { auction: true }).position(aa1941.formatPosition(state)).state).toEqual(state);
    }
  });

  it('a game of bots is played to its end and replays', () => {
    const options = aa1941.optionsSchema.parse({ auction: true, roundLimit: 1 });
    const { opened, entries, state, outcome } = selfplay(aa1941, options, { seed: 'auction', choose: asBot });
    expect(state.sides).toBeDefined();
    expect(outcome).not.toBeNull();
    expect(entries.slice(0, 2).map(({ order }) => (order as { type: string }).type)).toEqual(['bid', 'bid']);
    expect(Object.keys(outcome?.scores ?? {}).sort()).toEqual(['first', 'second']);
    const log = { rules: aa1941.rules, options, draws: opened.draws, entries };
    expect(replay(aa1941, log, { verify: true })).toEqual(state);
  });
});
