import { describe, expect, it } from 'vitest';
import { asBot, languages, noAutoAnswers, open, playSheet, replay, type Sheet, scriptedDie, selfplay } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import { given } from '../../support/given';

const auction = (more: object = {}) => given(game1943, { auction: true, ...more });
const sold = () => auction().begun().when('BID 3', 'second').when('BID 2', 'first');

describe('the auction of the sides (house rule)', () => {
  it('both players are asked at once, under one seal, before the set-up', () => {
    const table = auction().begun();
    table.then({ asks: ['auction first', 'auction second'], tells: [] });
    expect(table.moment).toEqual({ round: 0, power: null, phase: 'auction' });
    expect(new Set(table.questions().map((each) => each.seal))).toEqual(new Set(['auction']));
    expect(game1943.seats(table.state.options)).toEqual(['first', 'second']);
    expect(game1943.seats(game1943.optionsSchema.parse({}))).toEqual(['allied', 'axis']);
  });

  it('the lower bid plays the side of bidFor, and is asked what that side is asked', () => {
    const table = sold();
    table.then({
      tells: [{ type: 'auction', bids: { first: 2, second: 3 }, die: null, sides: { allied: 'second', axis: 'first' }, amount: 2 }],
      asks: ['set-up first'],
      at: { Sides: 'allied second, axis first', Bid: 'axis 2' },
    });
    expect(table.moment.plays).toEqual({ first: ['axis'], second: ['allied'] });
  });

  it.each([
    [3, 'first'],
    [2, 'second'],
  ])('equal bids: the die shows %i and the %s player has the side', (die, seat) => {
    const table = auction({ bidFor: 'allied' }).begun().when('BID 1', 'first').dice(die).when('OFFRI 1', 'second');
    expect(table.last('auction')).toMatchObject({ die, sides: { allied: seat }, power: 'allied', amount: 1 });
  });

  it('the cubes come with the first reinforcements, as far as the pool has them, the others with the next', () => {
    const turn2 = (...zones: string[]) =>
      auction().position(['Turn 2, initiative', 'Sides: allied second, axis first', 'Bid: axis 3', 'winner: "axis"', ...zones].join('\n'));
    const plenty = turn2('09 (Axis): 3 cubes').when('INITIATIVE Axis', 'first').state;
    expect([plenty.muster, plenty.extra]).toEqual([{ side: 'axis', due: 6, event: false }, undefined]);
    const short = turn2(...['09', '10', '11'].map((zone) => `${zone} (Axis): 6 cubes`), '12 (Axis): 1 cube').when(
      'INITIATIVE Axis',
      'first',
    );
    expect([short.state.muster, short.state.extra]).toEqual([
      { side: 'axis', due: 4, event: false },
      { side: 'axis', cubes: 2 },
    ]);
  });

  it('without an auction the option gives a side its cubes', () => {
    const table = given(game1943, { bid: 2, bidFor: 'allied' }).begun();
    table.then({ asks: ['set-up axis'], tells: [{ type: 'bid', power: 'allied', amount: 2 }] });
    expect(table.state.extra).toEqual({ side: 'allied', cubes: 2 });
  });

  it('nothing of a bid is seen before the other is in', () => {
    const { state } = open(game1943, game1943.optionsSchema.parse({ auction: true }), scriptedDie([]));
    const answers = noAutoAnswers<never>(() => scriptedDie([]));
    const sheet: Sheet = { seat: 'first', decision: null, orders: ['BID 7'], via: 'web', language: 'en' };
    const sent = playSheet(game1943, state, sheet as never, answers as never);
    expect([sent.held, sent.entries, sent.state]).toEqual([['auction.first'], [], state]);
  });

  it('bids are 0 to 12, and nothing else is answered; at the deadline that of the option', () => {
    const table = auction({ bid: 1 }).begun();
    table.then({ refuses: { 'BID 13': 'E-NOTATION', 'DEPLOY 1 cube in 09': 'E-PHASE', END: 'E-PHASE' } });
    expect(table.offers()).toHaveLength(13);
    expect(table.when('BID 9', 'second').expire().state.extra).toEqual({ side: 'axis', cubes: 1 });
    sold().then({ refuses: { 'BID 2': 'E-PHASE' } });
  });

  it('is told in both languages: who bids, who plays what', () => {
    const table = auction().begun();
    expect(languages.map((language) => game1943.seatName('first', language))).toEqual(['First player', 'Primo giocatore']);
    expect(game1943.brief(table.state, 'en').headline).toBe('Auction of the sides');
    expect(game1943.help(table.state, table.question('first'), 'it')).toMatchObject({
      question:
        'Con quanti blocchetti in più nei primi rinforzi giocheresti l’Asse? Lo gioca chi offre meno, con tanti blocchetti; nessuno vede l’offerta dell’altro.',
      notation: ['OFFRI numero'],
      examples: ['OFFRI 1', 'OFFRI 3'],
    });
    expect(game1943.rulesFor?.(table.question('first'))).toEqual(['EU-H1']);
    expect(game1943.paint(table.state, 'en').tracks[0]?.rows).toEqual([{ label: 'Phase', value: 'auction of the sides' }]);
    const done = sold();
    expect(game1943.seatName('first', 'en', done.moment)).toBe('Axis');
    expect(game1943.brief(done.state, 'en').sections.at(-1)).toEqual({
      title: 'Who plays what',
      lines: ['First player: Axis', 'Second player: Allies'],
    });
    expect(languages.map((language) => game1943.narrate(done.last('auction'), language))).toEqual([
      'Bids: first player 2, second player 3. The second player has the Allies, the first the Axis; the Axis gets 2 cubes more with its first reinforcements.',
      'Offerte: primo giocatore 2, secondo giocatore 3. Il secondo giocatore ha gli Alleati, il primo l’Asse; l’Asse riceve 2 blocchetti in più con i primi rinforzi.',
    ]);
  });

  it('a position says who plays which side, or who has bid', () => {
    const bidding = auction().begun().when('BID 3', 'second');
    expect(bidding.at('Bids')).toBe('second 3');
    for (const { state } of [bidding, auction().begun(), sold()]) {
      expect(auction().position(game1943.formatPosition(state)).state).toEqual(state);
    }
  });

  it('a game of bots is played to its end, replays, and is won by a player', () => {
    const options = game1943.optionsSchema.parse({ auction: true });
    const { opened, entries, state, outcome } = selfplay(game1943, options, { seed: 'auction', choose: asBot });
    expect(state.sides).toBeDefined();
    expect(Object.keys(outcome?.scores ?? {}).sort()).toEqual(['first', 'second']);
    const log = { rules: game1943.rules, options, draws: opened.draws, entries };
    expect(replay(game1943, log, { verify: true })).toEqual(state);
  });
});
