import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (turn: string, ...lines: string[]) => given(aaRevised).position(`Round 1, ${turn}, combat-move`, ...lines);

describe('worked examples of the rulebook: combat', () => {
  it('VREV-09: American destroyers from two zones retreat from a German battleship all together, to either of these', () => {
    const battle = () =>
      at('USA', 'sz9: USA 1 destroyer', 'sz11: USA 1 destroyer', 'sz12: Germany 1 battleship')
        .when('MOVE 1 destroyer: sz9 > sz12\nMOVE 1 destroyer: sz11 > sz12')
        .dice(4, 5, 6)
        .when('END');
    const table = battle();
    table.then({
      asks: ['press ussr-uk-usa'],
      refuses: { 'retreat to sz13': 'E-RETREAT-DEST', 'retreat 1 destroyer to sz9': 'E-NOTATION' },
    });
    for (const zone of ['sz9', 'sz11'])
      battle()
        .when(`retreat to ${zone}`)
        .then({ at: { [zone]: 'USA 2 destroyers [spent]' } });
  });

  it('VREV-10: the Japanese that attacked China from two sides retreat to one of them', () => {
    const battle = () =>
      at('Japan', 'China: 2 infantry, 1 fighter', 'Manchuria: 2 infantry', 'Kwangtung: 2 infantry')
        .when('MOVE 2 infantry: Manchuria > China\nMOVE 2 infantry: Kwangtung > China')
        .dice(6, 6, 6, 6, 6, 6, 6)
        .when('END');
    battle().then({ refuses: { 'retreat to French Indochina': 'E-RETREAT-DEST' } });
    for (const territory of ['Manchuria', 'Kwangtung']) {
      battle()
        .when(`retreat to ${territory}`)
        .then({ at: { [territory]: '4 infantry [spent]', China: '2 infantry, 1 fighter' } });
    }
  });

  const landing = 'carrying Japan infantry + Japan infantry, landing Japan infantry + Japan infantry in Midway';

  it('VREV-12 a: with no ship to fight the Japanese battleship kills an infantry on the island, which does not reply', () => {
    const table = at('Japan', 'Midway: 2 infantry', `sz56: Japan 1 battleship, 1 transport [${landing}]`);
    table.when('END').dice(4, 1, 6, 6).when('PROCEED');
    expect(table.told('fire').map(({ side, step, rolls }) => `${step} ${side} ${rolls[0]?.dice}`)).toEqual([
      'bombard attack 4',
      'main attack 1,6',
      'main defence 6',
    ]);
    expect(table.state.control.midway).toBe('japan');
  });

  it('VREV-12 b: with a carrier there all ships fight it first, nobody bombards, and only the fighter may retreat', () => {
    const table = at(
      'Japan',
      'Midway: 2 infantry, Japan 1 fighter [2 left]',
      `sz56: USA 1 carrier, Japan 1 battleship, 1 transport [${landing}]`,
    );
    table.dice(4, 6).when('END');
    expect(table.told('battle')[0]?.attackers).toEqual({ japan: { transport: 1, battleship: 1 } });
    table.dice(6, 6, 6, 6, 6).when('PROCEED');
    expect(table.told('fire').map(({ step }) => step)).toEqual(['main', 'main', 'main', 'main']);
    table.then({ asks: ['press germany-japan'] });
    expect(table.offers()).toEqual(['PRESS', 'RETREAT']);
    table.dice(1, 1, 6, 6).when('retreat');
    expect(table.last('retreat').units).toEqual({ fighter: 1 });
    expect(table.state.control.midway).toBe('japan');
  });

  it('VREV-13: India, after the gun has shot the fighter down', () => {
    const table = at(
      'Germany',
      'Origins: India from Persia',
      'Persia (Germany): ',
      'India: 1 infantry, 1 tank, 1 AA gun, Germany 1 infantry, 1 tank',
    );
    table.dice(4, 2).when('END');
    table.then({ asks: ['casualties ussr-uk-usa'] });
    table.dice(5, 4).when('lose 1 infantry');
    table.then({ asks: ['press germany-japan'], at: { India: 'Germany 1 infantry, 1 tank, UK 1 tank, 1 AA gun' } });
    // the rulebook rolls no die for the German tank, whose hit nobody would be left to take
    table.dice(1, 6, 2).when('press');
    table.then({ asks: ['casualties germany-japan'] });
    table.when('lose 1 infantry');
    expect(table.last('battle-end')).toMatchObject({ winner: 'attack', left: { germany: { tank: 1 } } });
    expect(table.last('capture')).toMatchObject({ territory: 'india', from: 'uk', to: 'germany', income: 3 });
    table.then({ at: { India: '(Germany) 1 tank [spent], 1 AA gun [spent]' } });
  });

  it('VREV-21: the Soviet turn with its rocket and the attack on West Russia', () => {
    const table = given(aaRevised)
      .begun()
      .dice(2)
      .when('RESEARCH rockets, 1 die\nBUY 3 tanks, 1 artillery')
      .when('MOVE 3 infantry, 1 tank: Archangel > West Russia\nMOVE 2 infantry, 1 fighter: Karelia S.S.R. > West Russia')
      .when('ROCKET: Caucasus > Germany');
    table.dice(3, 1, 4, 1, 3, 6, 2, 4).when('END');
    table.dice(6, 1, 3, 4, 5).when('lose 2 infantry, 1 tank');
    table.then({ asks: ['casualties ussr-uk-usa'] });
    table.when('lose 1 infantry').dice(1, 1, 1, 5, 6, 6, 6, 2).when('press');
    table.then({ asks: ['casualties ussr-uk-usa'] });
    table.when('lose 1 infantry');
    expect(table.last('battle-end')).toMatchObject({ winner: 'attack', left: { ussr: { infantry: 3, tank: 1, fighter: 1 } } });
    expect(table.last('capture')).toMatchObject({ territory: 'west-russia', by: 'ussr', to: 'ussr', income: 2 });
    expect(table.last('rocket')).toMatchObject({ loss: 3, left: 37 });
  });
});
