import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { K, Order } from '../../../lib/games/axis-allies/types';
import { given, type Table } from '../../support/given';

/** Every answer the order form reaches, in notation; each must be legal as it stands. */
function offers(field: Table<K>): string[] {
  const decision = field.question();
  const view = field.view(decision.seat);
  const orders: Order[] = enumerate(aa1941, view, decision, 10_000);
  for (const order of orders) expect(aa1941.check(view, decision, order, 'en')).toEqual({ ok: true, value: order });
  return orders.map((order) => aa1941.format(order));
}

describe('order forms of the combat phase', () => {
  it('DP-1: offers every battle that may come next', () => {
    const field = given(aa1941)
      .position(`Round 1, Germany, combat-move
      Caucasus: 1 infantry, Germany 1 infantry
      Karelia: 1 infantry, Germany 1 infantry
      sz6: Germany 1 submarine, UK 1 battleship`)
      .when('END');
    expect(offers(field)).toEqual(['BATTLE Caucasus', 'BATTLE Karelia', 'BATTLE sz6']);
  });

  it('DP-2: offers every legal loss and no other', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz8: Germany 1 submarine, 1 battleship, UK 2 fighters, 1 transport, 1 destroyer, 1 carrier`);
    // One submarine hit, one other: two ships, or one ship and one fighter; the transport never.
    field.dice(1, 1).when('END');
    expect(offers(field).sort()).toEqual([
      'LOSE 1 UK destroyer, 1 UK carrier',
      'LOSE 1 UK fighter, 1 UK carrier',
      'LOSE 1 UK fighter, 1 UK destroyer',
    ]);
  });

  it('DP-2: offers to sink a battleship or to damage two', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      sz6: Germany 2 bombers, UK 2 battleships`);
    field.dice(1, 1).when('END');
    expect(offers(field).sort()).toEqual(['LOSE 1 UK battleship', 'LOSE 2 UK battleships damaged']);
  });

  it('DP-2: the number of legal losses of a mixed army', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 3 infantry, 2 tanks, Germany 4 tanks, UK 1 fighter`);
    field.dice(1, 1, 1, 6).when('END');
    // Three hits on 3 infantry, 2 tanks, 1 fighter.
    expect(offers(field).length).toBe(6);
  });

  it('DP-3: offers to press and every refuge', () => {
    const field = given(aa1941).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe + Norway/Finland
      Karelia: 2 infantry, Germany 2 infantry`);
    field.dice(6, 6, 6, 6).when('END');
    expect(offers(field)).toEqual(['PRESS', 'RETREAT to Eastern Europe', 'RETREAT to Norway/Finland']);
  });

  it('DP-4: offers every number of submarines', () => {
    const field = given(aa1941)
      .position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 2 submarines, UK 1 battleship`)
      .when('END');
    expect(offers(field)).toEqual(['SUBMERGE 0', 'SUBMERGE 1', 'SUBMERGE 2']);
  });

  it('DP-5: offers every way to land as many as can', () => {
    const field = given(aa1941)
      .position(`Round 1, USA, combat-move
      sz45: Japan 1 fighter, 1 carrier
      sz46: Japan 2 fighters, 1 carrier, USA 1 submarine`)
      .when('END')
      .dice(2)
      .when('fire');
    expect(offers(field).sort()).toEqual(['STRAND 1 to Coastal China, 1 to sz45', 'STRAND 2 to Coastal China']);
  });

  it('DP-6: offers to agree or to refuse', () => {
    const field = given(aa1941, { seating: 'ussr,germany,uk,japan,usa' }).position(`Round 1, Germany, combat-move
      Origins: Karelia from Eastern Europe
      Karelia: 2 infantry, Germany 3 tanks, UK 1 fighter`);
    field.dice(1, 6, 6).when('END').when('lose 1 ussr infantry');
    expect(offers(field)).toEqual(['AGREE', 'REFUSE']);
  });

  it('asks in Italian too', () => {
    const field = given(aa1941)
      .position(`Round 1, UK, combat-move
      Intents: sz9 attack
      sz9: Germany 2 submarines, UK 1 battleship`)
      .when('END');
    expect(aa1941.prompt(field.state, field.question(), [], 'it')).toMatchObject({
      kind: 'amount',
      label: 'Sottomarini della Germania che si immergono',
      min: 0,
      max: 2,
      space: 'sz9',
    });
  });
});
