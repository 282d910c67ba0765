import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { combatDecisions } from '../../../lib/games/axis-allies/rules/combat';
import { checkCombat } from '../../../lib/games/axis-allies/rules/combat-check';
import type { Order } from '../../../lib/games/axis-allies/types';
import { attacking, type Battlefield, battlefield } from './battlefield';

/** Every answer the order form reaches, in notation; each must be legal as it stands. */
function offers(field: Battlefield): string[] {
  const [decision] = combatDecisions(field.state);
  if (!decision) throw new Error('nothing is asked');
  const orders: Order[] = enumerate(aa1941, field.state, decision, 10_000);
  for (const order of orders) expect(checkCombat(field.state, decision, order)).toEqual({ ok: true, value: order });
  return orders.map((order) => aa1941.format(order));
}

describe('order forms of the combat phase', () => {
  it('DP-1: offers every battle that may come next', () => {
    const field = battlefield({
      power: 'germany',
      units: {
        karelia: { germany: { infantry: 1 }, ussr: { infantry: 1 } },
        caucasus: { germany: { infantry: 1 }, ussr: { infantry: 1 } },
        sz6: { germany: { submarine: 1 }, uk: { battleship: 1 } },
      },
      turn: { hostile: ['sz6'] },
    }).begin();
    expect(offers(field)).toEqual(['BATTLE Caucasus', 'BATTLE Karelia', 'BATTLE sz6']);
  });

  it('DP-2: offers every legal loss and no other', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 1, battleship: 1 }, uk: { destroyer: 1, carrier: 1, fighter: 2, transport: 1 } } },
      turn: { hostile: ['sz8'] },
    });
    // One submarine hit, one other: two ships, or one ship and one fighter; the transport never.
    field.rolls(1, 1).begin();
    expect(offers(field).sort()).toEqual([
      'LOSE 1 UK destroyer, 1 UK carrier',
      'LOSE 1 UK fighter, 1 UK carrier',
      'LOSE 1 UK fighter, 1 UK destroyer',
    ]);
  });

  it('DP-2: offers to sink a battleship or to damage two', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz6: { germany: { bomber: 2 }, uk: { battleship: 2 } } },
      turn: { hostile: ['sz6'] },
    });
    field.rolls(1, 1).begin();
    expect(offers(field).sort()).toEqual(['LOSE 1 UK battleship', 'LOSE 2 UK battleships damaged']);
  });

  it('DP-2: the number of legal losses of a mixed army', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { tank: 4 }, ussr: { infantry: 3, tank: 2 }, uk: { fighter: 1 } } },
      turn: { origins: { karelia: ['eastern-europe'] } },
    });
    field.rolls(1, 1, 1, 6).begin();
    // Three hits on 3 infantry, 2 tanks, 1 fighter.
    expect(offers(field).length).toBe(6);
  });

  it('DP-3: offers to press and every refuge', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { infantry: 2 }, ussr: { infantry: 2 } } },
      turn: { origins: { karelia: ['eastern-europe', 'norway-finland'] } },
    });
    field.rolls(6, 6, 6, 6).begin();
    expect(offers(field)).toEqual(['PRESS', 'RETREAT to Eastern Europe', 'RETREAT to Norway/Finland']);
  });

  it('DP-4: offers every number of submarines', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz9: { uk: { battleship: 1 }, germany: { submarine: 2 } } },
      turn: attacking('sz9'),
    }).begin();
    expect(offers(field)).toEqual(['SUBMERGE 0', 'SUBMERGE 1', 'SUBMERGE 2']);
  });

  it('DP-5: offers every way to land as many as can', () => {
    const field = battlefield({
      power: 'usa',
      units: { sz46: { usa: { submarine: 1 }, japan: { carrier: 1, fighter: 2 } }, sz45: { japan: { carrier: 1, fighter: 1 } } },
      turn: { hostile: ['sz46'] },
    })
      .begin()
      .rolls(2)
      .orders('fire');
    expect(offers(field).sort()).toEqual(['STRAND 1 to Coastal China, 1 to sz45', 'STRAND 2 to Coastal China']);
  });

  it('DP-6: offers to agree or to refuse', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { tank: 3 }, ussr: { infantry: 2 }, uk: { fighter: 1 } } },
      seating: 'ussr,germany,uk,japan,usa',
      turn: { origins: { karelia: ['eastern-europe'] } },
    });
    field.rolls(1, 6, 6).begin().orders('lose 1 ussr infantry');
    expect(offers(field)).toEqual(['AGREE', 'REFUSE']);
  });

  it('asks in Italian too', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz9: { uk: { battleship: 1 }, germany: { submarine: 2 } } },
      turn: attacking('sz9'),
    }).begin();
    const [decision] = combatDecisions(field.state);
    const prompt = decision && aa1941.prompt(field.state, decision, [], 'it');
    expect(prompt).toMatchObject({ kind: 'amount', label: 'Sottomarini della Germania che si immergono', min: 0, max: 2, space: 'sz9' });
  });
});
