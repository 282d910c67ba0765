import { describe, expect, it } from 'vitest';
import { canonical, clone, type Die, noAutoAnswers, playSheet, seeded, selfplay, trySheet } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { otherSide } from '../../../lib/games/aa-miniatures/rules/battle';
import type { Asked, K, State } from '../../../lib/games/aa-miniatures/state';
import type { ByAuction } from '../../../lib/games/kit/auction';
import { isQuick } from '../../support/effort';
import { enemyUnit, madeUnit, unitOf } from './battles';
import { attacking, moving, playOf } from './plays';

/** Attacks hit nobody, rolls pass. */
const blank: Die = (label) => (label.includes(' > ') ? 2 : 6);
const desk = { ...noAutoAnswers<K>(() => blank), checksum: null };
type Order = ByAuction<K>['order'];

const sheetOf = (seat: Asked['seat'], orders: Order[]) => ({ seat, decision: null, orders, via: 'web', language: 'en' }) as const;
const tried = (state: State, seat: Asked['seat'], orders: Order[]) => trySheet(miniatures, state, sheetOf(seat, orders), desk);
const never = { ...miniatures.defaultPolicy(miniatures.optionsSchema.parse({}), 'axis'), fire: 'never' } as const;

const tank = { type: 'vehicle', speed: 4, defense: { front: 4, rear: 4 } } as const;
const rifle = { type: 'soldier', speed: 1 } as const;

describe('a sheet of a whole phase', () => {
  it('goes on behind attacks: who has attacked is offered no more, and hits are for the casualty phase (S565)', () => {
    const [first, second] = [unitOf('M4A1 Sherman', '4,4'), unitOf('M1 Garand Rifle', '4,4')];
    const prey = enemyUnit('4,3');
    const { state } = playOf([first, second, prey], { phase: 'assault' });
    const one = tried(state, 'allies', [attacking(first, prey)]);
    expect(one).toMatchObject({ isPresumed: true, refused: null, stop: { at: 0 } });
    const acting = (given: State) => {
      const view = miniatures.view(given, 'allies');
      const [asked] = miniatures.decisions(given);
      return miniatures.phaseUnits?.(view, asked as Asked, 'en').map(({ id, state }) => [id, state]);
    };
    expect(acting(one.state)).toEqual([
      [first.id, 'acted'],
      [second.id, 'ready'],
    ]);
    const both = tried(state, 'allies', [attacking(first, prey), attacking(second, prey)]);
    expect(both).toMatchObject({ isPresumed: true, stop: { at: 0 } });
    expect(both.state.units.find(({ id }) => id === prey.id)).toMatchObject({ hits: [] });
  });

  it('goes on behind a move that may be shot at, as if nobody shot (S476); what was tried says nothing of the enemy', () => {
    const [mover, other] = [madeUnit('8,2', [], tank), madeUnit('9,3', [], tank)];
    const bazooka = enemyUnit('8,3');
    const { state } = playOf([mover, other, bazooka]);
    const found = tried(state, 'allies', [moving(mover, '8,3', '8,4', '8,5'), moving(other, '9,4')]);
    expect(found).toMatchObject({ isPresumed: true, stop: { at: 0, why: 'hidden' } });
    expect([mover, other].map(({ id }) => found.state.units.find((unit) => unit.id === id)?.hex)).toEqual(['8,5', '9,4']);
  });

  it('is known no further behind the end of a phase, an order that holds there no more, and what is used with a roll', () => {
    const [mover, shot] = [madeUnit('8,2', [], tank), enemyUnit('8,4')];
    const { state } = playOf([mover, shot], { phase: 'assault' });
    const attack = attacking(mover, shot);
    expect(tried(state, 'allies', [attack, { type: 'done' }])).toMatchObject({ isPresumed: false, stop: { at: 0 }, refused: null });
    expect(tried(state, 'allies', [attack, attack])).toMatchObject({ isPresumed: false, stop: { at: 0 }, refused: null });
    const sapper = madeUnit('8,2', ['bridge_demolition'], rifle);
    expect(miniatures.presume?.(clone(playOf([sapper]).state), demolish(sapper.id))).toBeNull();
  });
});

const demolish = (unit: string) =>
  ({ decision: '', seat: 'allies', order: { type: 'use', unit, ability: 'bridge_demolition' } as Order }) as const;

describe('what is presumed', () => {
  it('is what is played when nobody shoots, attacks hit nobody and rolls pass', () => {
    const met = { presumed: 0, moves: 0, attacks: 0 };
    for (let game = 0; game < (isQuick ? 1 : 6); game++) {
      const random = seeded(`ahead ${game}`);
      selfplay(miniatures, miniatures.optionsSchema.parse({}), {
        ...{ seed: `ahead ${game}`, checksums: false },
        choose: (module, view, decision, by) => module.bot(view, decision, by),
        visit(state, decision) {
          const { kind, seat } = decision as Asked;
          if ((kind !== 'movement' && kind !== 'assault') || random() > 0.2) return;
          const orders: Order[] = [];
          let found: ReturnType<typeof tried> | null = null;
          for (let n = 0; n < 6; n++) {
            const at = found?.state ?? state;
            const asked = miniatures.decisions(at).find((each) => each.seat === seat);
            const order = asked && miniatures.bot(miniatures.view(at, seat), asked, random);
            if (!order || order.type === 'done' || order.type === 'use') break;
            const next = tried(state, seat, [...orders, order]);
            if (next.stop && !next.isPresumed) break;
            orders.push(order);
            found = next;
          }
          if (!found?.isPresumed) return;
          met.presumed++;
          for (const { type } of orders) if (type === 'attack') met.attacks++;
          for (const { type } of orders) if (type === 'move') met.moves++;
          const policy = (who: string) => (who === otherSide(seat) ? never : null);
          const played = playSheet(miniatures, state, sheetOf(seat, orders), { ...desk, held: new Map(), policy });
          const place = `${game} ${decision.id}: ${orders.map((order) => miniatures.format(order)).join(' / ')}`;
          expect([place, played.refused]).toEqual([place, null]);
          expect([place, canonical(found.state)]).toEqual([place, canonical(played.state)]);
        },
      });
    }
    for (const [what, count] of Object.entries(met)) expect([what, count > 0]).toEqual([what, true]);
  });
});
