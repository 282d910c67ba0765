import { describe, expect, it } from 'vitest';
import { canonical, carryOut, clone, enumerate, recorder, seeded, seededDie } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import type { AaDecision, Order, State } from '../../../lib/games/axis-allies/types';
import { isQuick } from '../../support/effort';

const battles = isQuick ? 15 : 60;

/** How often a type takes part: most where some units cannot hit others. */
const odds = {
  UK: { fighter: 0.8, bomber: 0.2, submarine: 0.2, transport: 0.2, destroyer: 0.7, carrier: 0.1, battleship: 0.05 },
  Germany: { fighter: 0.3, submarine: 0.9, transport: 0.2, destroyer: 0.4, carrier: 0.3, battleship: 0.05 },
};

/** A sea battle that is about to begin, of up to two units of a type on each side; another battle waits. Null: nobody attacks or defends. */
function battleOf(random: () => number): State | null {
  const side = (owner: keyof typeof odds) =>
    Object.entries(odds[owner]).flatMap(([type, often]) => (random() < often ? [`${owner} ${random() < 0.5 ? 1 : 2} ${type}`] : []));
  const attackers = side('UK');
  const all = side('Germany');
  const defenders = all.filter((unit) => !unit.includes('fighter') || all.some((each) => each.includes('carrier')));
  if (attackers.length === 0 || defenders.length === 0) return null;
  const hostile = defenders.some((unit) => /destroyer|carrier|battleship/.test(unit));
  const set = aa1941.parsePosition(
    `Round 2, UK, combat
    Hostile: ${hostile ? 'sz9' : 'none'}
    Intents: sz9 attack
    ${random() < 0.6 ? 'Origins: sz9 from sz10' : ''}
    Pending: sea sz9, land Ukraine
    Ukraine (Germany): Germany 1 infantry, UK 1 infantry
    sz9: ${[...attackers, ...defenders].join(', ')}`,
    optionsSchema.parse({}),
  );
  if (!set.ok) throw new Error(set.error.map(({ text }) => text).join(' '));
  return set.value;
}

const answered = (state: State, { id, seat }: AaDecision, order: Order, random: () => number): State =>
  carryOut(aa1941, clone(state), { decision: id, seat, order }, recorder(seededDie(random))).state;

/** What the answer can lead to: the board, and whether the battle goes on. */
function outcomes(state: State, decision: AaDecision, order: Order): string {
  const found = Array.from({ length: 6 }, (_, n) => {
    const { spaces, combat } = answered(state, decision, order, seeded(`die ${n}`));
    // what hovers is out of the battle either way
    const units = (spaces.sz9 ?? []).map(({ hover: _, ...stack }) => stack);
    return canonical([units, spaces.sz10 ?? [], combat?.battle?.space === 'sz9']);
  });
  return [...new Set(found)].sort().join();
}

describe('R41-7.9: the end of a round', () => {
  it('is asked about only where the answers differ', () => {
    let asked = 0;
    for (let n = 0; n < battles; n++) {
      const random = seeded(`needless ${n}`);
      let state = battleOf(random);
      for (let step = 0; state !== null && step < 40; step++) {
        const [decision] = aa1941.decisions(state);
        if (!decision || (state.combat?.battle && state.combat.battle.space !== 'sz9')) break;
        const orders = enumerate(aa1941, state, decision, 100);
        if (decision.kind === 'battle' && !orders.some((order) => order.type === 'battle' && order.space === 'sz9')) break;
        if (decision.kind === 'press') {
          asked++;
          const ways = new Set(orders.map((order) => outcomes(state as State, decision, order)));
          expect(ways.size, aa1941.formatPosition(state)).toBeGreaterThan(1);
        }
        const order: Order | undefined =
          decision.kind === 'battle' ? { type: 'battle', space: 'sz9' } : orders[Math.floor(random() * orders.length)];
        if (!order) throw new Error(`nothing answers ${decision.id}`);
        state = answered(state, decision, order, random);
      }
    }
    expect(asked).toBeGreaterThan(battles / 5);
  });
});
