import { describe, expect, it } from 'vitest';
import { askedName, languages, noAutoAnswers, open, playSheet, randomOrder, scriptedDie, selfplay, trySheet } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const auction = (more: object = {}) => given(aaRevised, { auction: true, ...more });

describe('the auction of the sides (house rule)', () => {
  it('both players are asked at once, under one seal, before the first round', () => {
    const table = auction().begun();
    table.then({ asks: ['auction first', 'auction second'], tells: [] });
    expect(table.moment).toEqual({ round: 0, power: null, phase: 'auction' });
    expect(new Set(table.questions().map((each) => each.seal))).toEqual(new Set(['auction']));
    expect(aaRevised.seats(table.state.options)).toEqual(['first', 'second']);
  });

  it('the lower bid plays the side of bidFor, which begins with so many IPCs more', () => {
    const table = auction().begun().when('BID 9', 'second').when('BID 7', 'first');
    table.then({
      tells: [{ type: 'auction', bids: { first: 7, second: 9 }, die: null, sides: { allies: 'second', axis: 'first' }, amount: 7 }, 'turn'],
      asks: ['research second'],
      at: { Sides: 'allies second, axis first', IPCs: 'USSR 24, Germany 47, UK 30, Japan 30, USA 42' },
    });
    table.until('research', 'germany').then({ asks: ['research first'] });
    table.until('research', 'uk').then({ asks: ['research second'] });
  });

  it('bidFor may be of the Allies', () => {
    const table = auction({ bidFor: 'ussr' }).begun().when('BID 12', 'first').when('OFFRI 11', 'second');
    expect([table.state.treasury.ussr, table.asked]).toEqual([35, ['research second']]);
  });

  it.each([
    [1, 'first'],
    [4, 'second'],
  ])('equal bids: the die shows %i and the %s player has the side', (die, seat) => {
    const table = auction().begun().when('BID 5', 'first').dice(die).when('BID 5', 'second');
    expect(table.last('auction')).toMatchObject({ die, sides: { axis: seat }, amount: 5 });
  });

  it('nothing of a bid is seen before the other is in: not in the state, not in a trial', () => {
    const { state } = open(aaRevised, aaRevised.optionsSchema.parse({ auction: true }), scriptedDie([]));
    const answers = noAutoAnswers<never>(() => scriptedDie([]));
    const sheet = { seat: 'first', decision: null, orders: ['BID 7', 'BUY 1 infantry'], via: 'web', language: 'en' } as const;
    const sent = playSheet(aaRevised, state, { ...sheet, orders: ['BID 7'] }, answers as never);
    expect([sent.held, sent.entries, sent.state]).toEqual([['auction.first'], [], state]);
    expect(aaRevised.view(sent.state, 'second')).toEqual(state);
    expect(
      trySheet(
        aaRevised,
        state,
        { ...sheet, orders: ['BID 7'] },
        noAutoAnswers(() => scriptedDie([])),
      ).stop,
    ).toMatchObject({ why: 'sealed' });
  });

  it('bids are 0 to 60, at the deadline that of the option', () => {
    const table = auction({ bid: 4 }).begun();
    table.then({ refuses: { 'BID 61': 'E-NOTATION', 'BUY 1 infantry': 'E-PHASE', PASS: 'E-PHASE' } });
    expect(table.offers()).toHaveLength(61);
    expect(table.when('BID 9', 'second').expire().state.treasury.germany).toBe(44);
  });

  it('is for two players, each with a whole side: E-SEAT', () => {
    expect(aaRevised.optionsSchema.safeParse({ auction: true, seating: 'ussr-uk-usa,germany,japan' }).success).toBe(false);
    expect(aaRevised.optionsSchema.safeParse({ auction: true, seating: 'germany-japan,usa-uk-ussr' }).success).toBe(true);
  });

  it('is told in both languages: who bids, who plays what', () => {
    expect(languages.map((language) => aaRevised.seatName('first', language))).toEqual(['First player', 'Primo giocatore']);
    const table = auction().begun();
    expect(aaRevised.brief(table.state, 'en').headline).toBe('Auction of the sides');
    expect(aaRevised.paint(table.state, 'en').tracks[0]?.rows).toEqual([{ label: 'Phase', value: 'auction of the sides' }]);
    expect(aaRevised.help(table.state, table.question('first'), 'it').question).toBe(
      "Con quanti IPC in più alla Germania giocheresti la Germania e il Giappone? Li gioca chi offre meno, con tanti IPC; nessuno vede l'offerta dell'altro.",
    );
    table.when('BID 3', 'first').when('BID 8', 'second');
    const { sections } = aaRevised.brief(table.state, 'en');
    expect(sections.find(({ title }) => title === 'Who plays what')?.lines).toEqual([
      'First player: Germany, Japan',
      'Second player: Soviet Union, United Kingdom, United States',
    ]);
    expect(aaRevised.narrate(table.last('auction'), 'en')).toBe(
      'Bids: first player 3, second player 8. The second player has the Allies, the first the Axis; Germany begins with 3 IPCs more.',
    );
    expect(aaRevised.narrate(table.last('auction'), 'it')).toBe(
      "Offerte: primo giocatore 3, secondo giocatore 8. Il secondo giocatore ha gli Alleati, il primo l'Asse; la Germania inizia con 3 IPC in più.",
    );
  });

  it('seats are called by their powers once they are settled, and by the power whose turn it is where that is asked', () => {
    const table = auction().begun();
    const named = (seat: 'first' | 'second') => languages.map((language) => aaRevised.seatName(seat, language, table.moment));
    const asked = (seat: 'first' | 'second') => askedName(aaRevised, seat, table.moment, 'en');
    expect([named('first'), asked('second')]).toEqual([['First player', 'Primo giocatore'], 'Second player']);
    table.when('BID 3', 'first').when('BID 8', 'second');
    expect([named('first'), named('second')]).toEqual([
      ['Germany, Japan', 'Germania, Giappone'],
      ['Soviet Union, United Kingdom, United States', 'Unione Sovietica, Regno Unito, Stati Uniti'],
    ]);
    expect([asked('first'), asked('second')]).toEqual(['Germany, Japan', 'Soviet Union']);
    table.until('research', 'germany');
    expect([asked('first'), asked('second')]).toEqual(['Germany', 'Soviet Union, United Kingdom, United States']);
  });

  it('a position says who plays which side, or who has bid', () => {
    const bidding = auction().begun().when('BID 3', 'second');
    expect(bidding.at('Bids')).toBe('second 3');
    const options = { auction: true };
    for (const { state } of [bidding, auction().begun(), auction().begun().when('BID 3', 'second').when('BID 4', 'first')]) {
      expect(given(aaRevised, options).position(aaRevised.formatPosition(state)).state).toEqual(state);
    }
  });

  it('the winners are players', () => {
    const table = auction({ roundLimit: 1 }).position(`Round 1, USA, mobilise
      Sides: allies second, axis first
      Bought: 1 infantry
      Norway (UK): UK 1 infantry`);
    table.when('PLACE 1 infantry in Eastern United States').then({ over: 'round-limit' });
    expect(aaRevised.outcome(table.state)).toMatchObject({ winners: ['second'], scores: { first: 0, second: 1 } });
  });

  it('games at random go on from it as from any other beginning', () => {
    const options = aaRevised.optionsSchema.parse({ auction: true, roundLimit: 1 });
    const { state } = selfplay(aaRevised, options, { seed: 'auction', choose: randomOrder, checksums: false });
    expect(state.sides).toBeDefined();
  });
});
