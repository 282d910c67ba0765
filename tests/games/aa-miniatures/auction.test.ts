import { describe, expect, it } from 'vitest';
import { asBot, languages, noAutoAnswers, open, playSheet, replay, type Sheet, scriptedDie, selfplay } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { catalogue } from '../../../lib/games/aa-miniatures/desk';
import { given } from '../../support/given';

const auction = (more: object = {}) => given(miniatures, { auction: true, ...more });
const sold = (more: object = {}) => auction(more).begun().when('BID 3', 'second').when('BID 2', 'first');

/** Armies of 102 and of 103 points. */
const [dear, dearer] = ['Panzerjager I, Mauser Kar 98k', 'PzKpfw IV Ausf. A'].map((last) => `ARMY Tiger I, Panther Ausf. D, ${last}`) as [
  string,
  string,
];

describe('the auction of the sides (house rule)', () => {
  it('both players are asked at once, under one seal, before the armies', () => {
    const table = auction().begun();
    table.then({ asks: ['auction first', 'auction second'], tells: [] });
    expect(table.moment).toEqual({ round: 0, power: null, phase: 'auction' });
    expect(new Set(table.questions().map((each) => each.seal))).toEqual(new Set(['auction']));
    expect(miniatures.seats(table.state.options)).toEqual(['first', 'second']);
    expect(miniatures.seats(miniatures.optionsSchema.parse({}))).toEqual(['axis', 'allies']);
  });

  it('the lower bid plays the side of bidFor, and is asked what that side is asked', () => {
    const table = sold();
    table.then({
      tells: [{ type: 'auction', bids: { first: 2, second: 3 }, die: null, sides: { axis: 'first', allies: 'second' }, amount: 2 }],
      asks: ['army first', 'army second'],
      at: { Sides: 'axis first, allies second', Bid: 'axis 2' },
    });
    expect(table.moment.plays).toEqual({ first: ['axis'], second: ['allies'] });
    expect(miniatures.sideWon?.('second', table.moment)).toBe('allies');
  });

  it.each([
    [3, 'first'],
    [2, 'second'],
  ])('equal bids: the die shows %i and the %s player has the side', (die, seat) => {
    const table = auction({ bidFor: 'allies' }).begun().when('BID 1', 'first').dice(die).when('OFFRI 1', 'second');
    expect(table.last('auction')).toMatchObject({ die, sides: { allies: seat }, power: 'allies', amount: 1 });
  });

  it('the army of the side may cost so many points more, that of the other does not', () => {
    const table = sold();
    table.then({ refuses: { [dearer]: 'E-ARMY', 'BID 2': 'E-PHASE' } });
    const most = (seat: 'first' | 'second') =>
      catalogue({ view: miniatures.view(table.state, seat), seat, field: 'cards' }, 'en').allowances([])[0]?.most;
    expect([most('first'), most('second')]).toEqual([102, 100]);
    table.when(dear, 'first').then({ asks: ['army second'] });
    const other = auction().begun().when('BID 0', 'first').when('BID 3', 'second');
    expect(other.state.extra).toBeUndefined();
    other.then({ refuses: { [dear]: 'E-ARMY' } });
  });

  it.each([
    [{ scenario: 'assault', attacker: 'axis' }, 122],
    [{ scenario: 'own', axisPoints: 45 }, 47],
  ])('the points come on top of those of every scenario: %o', (scenario, most) => {
    const { state } = sold(scenario);
    const { allowances } = catalogue({ view: miniatures.view(state, 'first'), seat: 'first', field: 'cards' }, 'en');
    expect(allowances([])).toMatchObject([{ most }, { most: 15 }, { most: most / 10 }]);
  });

  it('without an auction the option gives a side its points', () => {
    const table = given(miniatures, { bid: 2, bidFor: 'axis' }).begun();
    table.then({ asks: ['army axis', 'army allies'], tells: [{ type: 'bid', power: 'axis', amount: 2 }], refuses: { [dearer]: 'E-ARMY' } });
    table.when(dear, 'axis').then({ tells: ['sealed'] });
  });

  it('nothing of a bid is seen before the other is in', () => {
    const { state } = open(miniatures, miniatures.optionsSchema.parse({ auction: true }), scriptedDie([]));
    const answers = noAutoAnswers<never>(() => scriptedDie([]));
    const sheet: Sheet = { seat: 'first', decision: null, orders: ['BID 7'], via: 'web', language: 'en' };
    const sent = playSheet(miniatures, state, sheet as never, answers as never);
    expect([sent.held, sent.entries, sent.state]).toEqual([['auction.first'], [], state]);
    const bidding = auction().begun().when('BID 3', 'second');
    bidding.then({ tells: [], asks: ['auction first'] });
    expect((['first', 'public', 'second'] as const).map((seat) => miniatures.view(bidding.state, seat).bids)).toEqual([
      {},
      {},
      { second: 3 },
    ]);
    const twin = miniatures.twin?.(bidding.state, 'first');
    expect(twin?.bids).toEqual({ second: 2 });
    expect(miniatures.view(twin!, 'first')).toEqual(miniatures.view(bidding.state, 'first'));
    expect(miniatures.twin?.(bidding.state, 'second')).toBeNull();
  });

  it('bids are 0 to 25, and nothing else is answered; at the deadline that of the option', () => {
    const table = auction({ bid: 1 }).begun();
    table.then({ refuses: { 'BID 26': 'E-NOTATION', [dear]: 'E-PHASE', DONE: 'E-PHASE' } });
    expect(table.offers()).toHaveLength(26);
    expect(table.when('BID 9', 'second').expire().state.extra).toEqual({ side: 'axis', points: 1 });
  });

  it('is told in both languages: who bids, who plays what', () => {
    const table = auction().begun();
    expect(languages.map((language) => miniatures.seatName('first', language))).toEqual(['First player', 'Primo giocatore']);
    const view = miniatures.view(table.state, 'first');
    expect(miniatures.brief(view, 'en').headline).toBe('Auction of the sides');
    expect(miniatures.help(view, table.question('first'), 'it')).toMatchObject({
      question:
        'Con quanti punti in più per l’esercito giocheresti l’Asse? Lo gioca chi offre meno, con tanti punti in più; nessuno vede l’offerta dell’altro.',
      notation: ['OFFRI numero'],
      examples: ['OFFRI 1', 'OFFRI 3'],
    });
    expect(miniatures.rulesFor?.(table.question('first'))).toEqual(['AM-S6']);
    const most = auction({ bid: 25 }).begun();
    expect(miniatures.help(miniatures.view(most.state, 'first'), most.question('first'), 'en').examples).toEqual(['BID 25']);
    expect(miniatures.paint(view, 'en').tracks[0]?.rows).toEqual([{ label: 'Phase', value: 'auction of the sides' }]);
    const done = sold();
    const seen = miniatures.view(done.state, 'second');
    expect(miniatures.seatName('first', 'en', done.moment)).toBe('Axis');
    expect(miniatures.brief(seen, 'en').sections.at(-1)).toEqual({
      title: 'Who plays what',
      lines: ['First player: Axis', 'Second player: Allies'],
    });
    expect(miniatures.help(seen, done.question('second'), 'en').examples).toHaveLength(1);
    expect(languages.map((language) => miniatures.narrate(done.last('auction'), language))).toEqual([
      'Bids: first player 2, second player 3. The first player has the Axis, the second the Allies; the Axis has 2 points more for its army.',
      'Offerte: primo giocatore 2, secondo giocatore 3. Il primo giocatore ha l’Asse, il secondo gli Alleati; l’Asse ha 2 punti in più per il suo esercito.',
    ]);
  });

  it('a position says who plays which side, or who has bid', () => {
    const bidding = auction().begun().when('BID 3', 'second');
    expect(bidding.at('Bids')).toBe('second 3');
    for (const { state } of [bidding, auction().begun(), sold()]) {
      expect(auction().position(miniatures.formatPosition(state)).state).toEqual(state);
    }
  });

  it('a battle of bots is fought to its end, replays, and is won by a player', () => {
    const options = miniatures.optionsSchema.parse({ scenario: 'own', axisPoints: 24, alliesPoints: 30, turns: 4, auction: true });
    const { opened, entries, state, outcome } = selfplay(miniatures, options, { seed: 'auction', choose: asBot });
    expect(state.sides).toBeDefined();
    expect(Object.keys(outcome?.scores ?? {}).sort()).toEqual(['first', 'second']);
    for (const { order } of entries.slice(0, 2)) expect(order).toMatchObject({ type: 'bid', amount: expect.toSatisfy((bid) => bid <= 5) });
    const log = { rules: miniatures.rules, options, draws: opened.draws, entries };
    expect(replay(miniatures, log, { verify: true })).toEqual(state);
  });
});
