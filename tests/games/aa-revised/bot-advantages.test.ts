import { describe, expect, it } from 'vitest';
import { surveyOf } from '../../../lib/games/axis-allies/bot/survey';
import type { Order, State } from '../../../lib/games/axis-allies/types';
import { answerOf, ordersOf, position } from './bot-orders';

const uses = (orders: readonly Order[], advantage: string) =>
  orders.filter((order) => order.type === 'advantage' && order.advantage === advantage);

const purchase = (text: string, power: 'uk' | 'japan' | 'usa', treasury: number): State => {
  const state = position(text);
  state.treasury[power] = treasury;
  return state;
};

describe('the practice bot and the cities that decide the game', () => {
  /** Karelia has fallen: India decides. */
  const india = (phase: string) =>
    position(`Round 1, UK, ${phase}
      Karelia S.S.R. (Germany): Germany 6 infantry
      India: UK 3 infantry, 1 AA gun
      Persia: UK 1 infantry
      sz35: UK 1 carrier, 1 fighter
      Trans-Jordan: UK 2 fighters
      Caucasus (Germany): Germany 1 infantry
      French Indochina: Japan 4 infantry, 3 fighters`);

  it('holds back what a city needs, carriers with their fighters among it', () => {
    const state = india('combat-move');
    expect(ordersOf(state)).toEqual([]);
  });

  it('sends it there in the noncombat move', () => {
    const state = india('noncombat-move');
    ordersOf(state);
    const survey = surveyOf(state);
    expect(survey.risk('india', survey.garrison('india'))).toBeLessThan(0.2);
  });

  it('lets no aircraft go without which a city would fall', () => {
    const orders = ordersOf(
      position(`Round 2, UK, noncombat-move
        Karelia S.S.R. (Germany): Germany 1 infantry
        India: UK 4 infantry, 2 fighters
        French Indochina: Japan 4 infantry, 2 fighters
        Russia: USSR 6 infantry
        West Russia: Germany 4 infantry, 4 tanks`),
    );
    expect(orders.filter((order) => order.type === 'move' && order.path[0] === 'india')).toEqual([]);
  });

  it('leaves a sentry where nobody comes yet', () => {
    const state = position(`Round 1, Germany, noncombat-move
      Western Europe: 4 infantry
      Eastern Europe: 2 infantry
      Belorussia: USSR 3 infantry`);
    expect(surveyOf(state).spare('western-europe')).toEqual({ infantry: 2 });
  });

  it('retakes a city without which the enemy has not won, though it would be lost again', () => {
    const orders = ordersOf(
      position(`Round 1, UK, combat-move
        Karelia S.S.R. (Germany): Germany 1 infantry
        India (Japan): Japan 9 infantry
        Eastern Europe: Germany 9 tanks
        United Kingdom: UK 2 infantry, 2 tanks, 2 fighters
        sz3: UK 2 transports, 1 battleship`),
    );
    expect(orders.filter((order) => order.type === 'assault' && order.target === 'karelia-ssr')).not.toHaveLength(0);
  });

  it('buys infantry for a city that makes its own', () => {
    const bought = answerOf(
      purchase(
        `Round 4, USA, purchase
        Eastern United States: USA 4 infantry
        Western United States: USA 2 infantry
        sz55: Japan 4 transports [carrying Japan infantry + Japan tank], 1 carrier`,
        'usa',
        30,
      ),
    );
    expect(bought.type === 'purchase' && (bought.units.infantry ?? 0)).toBeGreaterThanOrEqual(6);
  });

  it('builds a complex by a front that no other reaches, and a gun for one that stands bare', () => {
    const text = `Round 1, UK, purchase
      United Kingdom: UK 6 infantry, 1 AA gun
      India: UK 6 infantry
      French Indochina: Japan 1 infantry`;
    expect(answerOf(purchase(text, 'uk', 30))).toMatchObject({ units: { complex: 1 } });
    const state = position(`${text.replace('purchase', 'mobilise')}\nBought: 1 complex`);
    expect(answerOf(state)).toEqual({ type: 'mobilise', placements: [{ at: 'india', from: 'india', units: { complex: 1 } }] });
    const bare = purchase(
      'Round 1, Japan, purchase\nJapan: 6 infantry\nsz60: USA 1 transport [carrying USA infantry]\nsz62: USA 1 carrier, 2 fighters',
      'japan',
      20,
    );
    expect(answerOf(bare)).toMatchObject({ units: { 'aa-gun': 1 } });
  });
});

describe('the practice bot and national advantages', () => {
  const rome = `Developments: UK Joint strike
    Southern Europe: Germany 5 infantry
    United Kingdom: UK 8 infantry
    Algeria (UK): UK 2 infantry, 2 tanks, USA 2 infantry, 2 tanks
    sz13: UK 2 transports, USA 2 transports`;

  it('N-UK2: declares the strike that takes what neither power takes alone, and both carry it out', () => {
    expect(answerOf(position(`Round 2, UK, purchase\n${rome}`))).toEqual({ type: 'advantage', advantage: 'joint-strike' });
    const weak = position(`Round 2, UK, purchase\n${rome}`.replace('5 infantry', '12 infantry'));
    expect(answerOf(weak).type).toBe('purchase');
    const leader = position(`Round 2, USA, combat-move\nUsed: Joint strike\nLed: USA, UK\n${rome}`);
    expect(ordersOf(leader).filter(({ type }) => type === 'assault')).toHaveLength(2);
  });

  it('N-JP3: submarines that cannot get away give themselves up', () => {
    const attacked = (ship: string) =>
      answerOf(
        position(`Round 1, USA, combat
          Developments: Japan Kaiten torpedoes
          Pending: none
          Battle: sea sz60, round 1, kaiten, kamikaze volley
          sz60: Japan 1 submarine, USA 3 ${ship}`),
      );
    expect(attacked('destroyers')).toMatchObject({ advantage: 'kaiten', units: { submarine: 1 } });
    expect(attacked('submarines').type).toBe('pass');
  });

  it('N-JP2: an aircraft gives itself up for a full transport, not for a destroyer', () => {
    const seen = (ship: string) =>
      ordersOf(
        position(`Round 1, Japan, combat-move
          Developments: Japan Kamikaze attacks
          Wake Island: 1 fighter
          sz55: USA ${ship}`),
      );
    expect(seen('1 transport [carrying USA infantry + USA tank]')).toMatchObject([
      { role: 'kamikaze', path: expect.arrayContaining(['sz55']) },
    ]);
    expect(seen('1 destroyer')).toEqual([]);
  });

  it('N-JP4: a ship lands on two shores that nobody defends', () => {
    const orders = ordersOf(
      position(`Round 1, Japan, combat-move
        Developments: Japan Lightning assaults
        Wake Island (USA):
        Hawaiian Islands:
        Midway (Japan):
        sz51: Japan 1 transport [carrying Japan infantry + Japan infantry]`),
    );
    expect(orders).toMatchObject([{ type: 'assault', first: { to: 'wake-island' } }]);
  });

  it('N-JP1: destroyers land troops', () => {
    const orders = ordersOf(
      position(`Round 1, Japan, combat-move
        Developments: Japan Tokyo express
        Caroline Islands: 1 infantry
        Wake Island (USA):
        sz50: Japan 1 destroyer`),
    );
    expect(orders).toMatchObject([{ type: 'assault', ship: 'destroyer' }]);
  });

  it('N-UK3: deciphers an attack where that changes it, and not where it is lost anyway', () => {
    const attack = (count: number) =>
      answerOf(
        position(`Round 1, Germany, reaction
          Developments: UK Enigma decoded
          India: UK 3 infantry, Germany ${count} infantry [spent]
          Persia: UK 3 infantry`),
      );
    expect(attack(5)).toMatchObject({ advantage: 'enigma', path: ['persia', 'india'] });
    expect(attack(15).type).toBe('pass');
  });

  it('N-SU5: takes over the troops of its allies, not their aircraft', () => {
    const order = answerOf(
      position('Round 1, USSR, purchase\nDevelopments: USSR Lend-lease\nRussia: 9 infantry, UK 2 infantry, 1 fighter'),
    );
    expect(order).toMatchObject({ advantage: 'lend-lease', units: { infantry: 2 } });
    expect(order).not.toMatchObject({ units: { fighter: 1 } });
  });

  it('N-SU3: a complex leaves a territory that cannot be held', () => {
    const state = position(`Round 1, USSR, noncombat-move
      Developments: USSR Mobile industry
      Russia: 20 infantry
      Kazakh S.S.R.: 2 infantry
      Ukraine: Germany 12 infantry`);
    expect(uses(ordersOf(state), 'mobile-industry')).toMatchObject([{ path: ['caucasus', 'kazakh-ssr'] }]);
  });

  it('N-SU6: infantry rides on the railway', () => {
    const orders = ordersOf(
      position(`Round 1, USSR, noncombat-move
        Developments: USSR Trans-Siberian railway
        Yakut S.S.R.: 3 infantry
        Novosibirsk: 1 infantry
        Russia: 1 infantry
        West Russia: Germany 5 infantry`),
    );
    expect(orders.some((order) => order.type === 'move' && order.path.join() === 'yakut-ssr,novosibirsk,russia')).toBe(true);
  });

  it('N-US4: infantry attacks over two steps', () => {
    const orders = ordersOf(
      position(`Round 1, USA, combat-move
        Developments: USA Mechanised infantry
        Sinkiang: 4 infantry
        China: 1 infantry
        Kwangtung: Japan 1 infantry`),
    );
    expect(orders.some((order) => order.type === 'move' && order.path.join() === 'sinkiang,china,kwangtung')).toBe(true);
  });

  it('RREV-4.3: aircraft of long range strike further', () => {
    const orders = (developed: string) =>
      ordersOf(
        position(`Round 1, UK, combat-move
          ${developed}
          United Kingdom: UK 3 fighters
          Gibraltar: UK 1 infantry
          sz15: Germany 1 transport`),
      );
    expect(orders('')).toEqual([]);
    expect(orders('Developments: UK Long-range aircraft')).toMatchObject([{ type: 'move', path: expect.arrayContaining(['sz15']) }]);
  });
});
