import { describe, expect, it } from 'vitest';
import { seeded } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import type { Policy } from '../../../lib/games/axis-allies/types';
import { isQuick } from '../../support/effort';
import { given } from '../../support/given';
import { type Arms, type Clash, fight, type Volley } from '../../support/revised-model';

const battles = isQuick ? 50 : 1500;

const seaTypes = ['submarine', 'transport', 'destroyer', 'carrier', 'battleship', 'fighter', 'bomber'] as const;
const landTypes = ['infantry', 'artillery', 'tank', 'fighter', 'bomber'] as const;
const technologies = ['super submarines', 'heavy bombers', 'jet fighters'];
type Type = (typeof seaTypes)[number] | (typeof landTypes)[number];

const text = (arms: Arms, mark: (type: string) => string = () => '') =>
  Object.entries(arms)
    .filter(([, count]) => count > 0)
    .map(
      ([type, count]) =>
        `${count} ${type === 'aa-gun' ? 'AA gun' : type}${count > 1 && type !== 'infantry' && type !== 'artillery' ? 's' : ''}${mark(type)}`,
    )
    .join(', ');
const steps = (type: string) => ({ fighter: ' [1 left]', bomber: ' [3 left]' })[type] ?? '';
const shuffled = (types: readonly Type[], random: () => number): Type[] =>
  types
    .map((type) => ({ type, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ type }) => type);
const some = (random: () => number, most: Arms): Arms =>
  Object.fromEntries(
    Object.entries(most)
      .flatMap(([type, n]) => (n > 0 ? [[type, Math.floor(random() * (n + 1))]] : []))
      .filter(([, n]) => n !== 0),
  );

/** The engine's battle at the place, by standing orders, held against the model's with the engine's dice. */
function compare(clash: Clash, place: string, lines: readonly string[], orders: string, random: () => number): void {
  const policy = (losses: readonly Type[]): Partial<Policy> => ({
    ...{ landLosses: [...losses], seaLosses: [...losses], keepCapturer: false, submerge: clash.submerge },
    ...(clash.leaveAfter > 0 ? { retreat: 'rounds', retreatAt: clash.leaveAfter } : { retreat: 'never' }),
  });
  const standing: typeof aaRevised = {
    ...aaRevised,
    defaultPolicy: (options, seat) => ({
      ...aaRevised.defaultPolicy(options, seat),
      ...policy((seat === 'germany-japan' ? clash.attack : clash.defence).losses as Type[]),
    }),
  };
  const table = given(standing, { lowLuck: clash.lowLuck })
    .position(...lines)
    .rolling(random);
  table.when(orders).until('noncombat-move');
  const engine = table.events.flatMap((event): (Volley & { dice: Record<string, number[]> })[] => {
    if (event.type !== 'fire' && event.type !== 'flak') return [];
    const dice: Record<string, number[]> = {};
    const shots: Record<string, number> = {};
    for (const { type, needs, dice: rolled, count = rolled.length } of event.rolls) {
      const shot = `${type} ${needs}`;
      dice[shot] = [...(dice[shot] ?? []), ...rolled];
      shots[shot] = (shots[shot] ?? 0) + count;
    }
    if (event.type === 'fire' && event.luck) dice.rest = event.luck.flatMap(({ die }) => (die === null ? [] : [die]));
    return [{ ...(event.type === 'flak' ? { side: 'defence', step: 'flak' } : { side: event.side, step: event.step }), shots, dice }];
  });
  const told = engine.map(({ side, step, shots }) => ({ side, step, shots }));
  const wanted: Volley[] = [];
  const left = fight(clash, (volley) => {
    wanted.push(volley);
    const now = engine[wanted.length - 1];
    expect({ lines, losses: [clash.attack.losses, clash.defence.losses], told: told.slice(0, wanted.length) }).toEqual({
      lines,
      losses: [clash.attack.losses, clash.defence.losses],
      told: wanted,
    });
    return now?.dice ?? {};
  });
  const lost = { attack: {} as Record<string, number>, defence: {} as Record<string, number> };
  const count = (side: 'attack' | 'defence', type: string, by: number) => {
    lost[side][type] = (lost[side][type] ?? 0) + by;
  };
  for (const event of table.events) {
    if (event.type === 'losses') for (const each of event.losses) count(event.side, each.type, each.count);
    if (event.type === 'flak') for (const [type, n] of Object.entries(event.lost)) count('attack', type, n);
  }
  const gone = (before: Arms, after: Arms) =>
    Object.fromEntries(
      Object.keys(before).flatMap((type) => {
        const n = (before[type] ?? 0) - (after[type] ?? 0);
        return n > 0 ? [[type, n]] : [];
      }),
    );
  const land = ['infantry', 'artillery', 'tank'].some((type) => (left.attack[type] ?? 0) > 0);
  const beaten = Object.entries(left.defence).every(([type, n]) => n === 0 || type === 'aa-gun');
  expect({
    lines,
    told,
    lost,
    submerged: table.told('submerge').reduce((sum, each) => sum + each.count, 0),
    left: table.told('retreat').some(({ units, to }) => to !== null || Object.values(units).length > 0) && left.left,
    taken: table.told('capture').some(({ territory }) => territory === place),
  }).toEqual({
    lines,
    told: wanted,
    lost: { attack: gone(clash.attack.arms, left.attack), defence: gone({ ...clash.defence.arms, 'aa-gun': 0 }, left.defence) },
    submerged: left.submerged,
    left: left.left,
    taken: clash.kind === 'land' && beaten && land && !left.left,
  });
}

const known = (random: () => number) => technologies.filter(() => random() < 0.4);
const developments = ({ attack, defence }: Clash, more: readonly string[] = []) =>
  [
    ['Germany', ...attack.technologies, ...more],
    ['UK', ...defence.technologies],
    ['USA', ...defence.technologies],
  ].flatMap(([power, ...has]) => (has.length > 0 ? [`${power} ${has.join(' + ')}`] : []));
/** RREV-8.4: the same units as those of one defending power, or of two. */
function defenders(arms: Arms, random: () => number): string {
  const friends = random() < 0.5 ? some(random, arms) : {};
  const own = Object.fromEntries(Object.entries(arms).map(([type, n]) => [type, n - (friends[type] ?? 0)]));
  return [`UK ${text(own)}`, `USA ${text(friends)}`].filter((each) => /\d/.test(each)).join(', ');
}
const sum = (arms: Arms) => Object.values(arms).reduce((all, n) => all + n, 0);

describe('battles as a second reading of the rulebook fights them', () => {
  it.each([1, 2, 3, 4])('RREV-7, RREV-8.4: at sea, defended by one power or two (%i)', (seed) => {
    const random = seeded(`model sea ${seed}`);
    for (let n = 0; n < battles / 4; n++) {
      const fleet = () => some(random, { submarine: 3, transport: 1, destroyer: n % 2, carrier: 1, battleship: 1, fighter: 2 });
      const clash: Clash = {
        kind: 'sea',
        attack: { arms: { ...fleet(), ...some(random, { bomber: 1 }) }, technologies: known(random), losses: shuffled(seaTypes, random) },
        defence: { arms: fleet(), technologies: known(random), losses: shuffled(seaTypes, random) },
        submerge: random() < 0.5 ? 'never' : 'always',
        leaveAfter: Math.floor(random() * 4),
        lowLuck: random() < 0.3,
      };
      // carriers bring no more fighters than they carry, and somebody is there to fight
      const { attack, defence } = clash;
      const decks = 2 * (defence.arms.carrier ?? 0);
      const guests = { ...defence.arms };
      if ((guests.fighter ?? 0) > decks) delete guests.fighter;
      defence.arms = guests;
      if (sum(guests) === 0 || sum(attack.arms) === (attack.arms.transport ?? 0)) continue;
      compare(
        clash,
        'sz8',
        [
          'Round 1, Germany, combat-move',
          'Origins: sz8 from sz7',
          `Developments: ${developments(clash).join(', ')}`,
          `sz8: Germany ${text(attack.arms, steps)}, ${defenders(guests, random)}`,
        ],
        'END',
        random,
      );
    }
  });

  it.each([1, 2, 3, 4])('RREV-7, RREV-8.3, RREV-8.4: on land, from the land and from the sea (%i)', (seed) => {
    const random = seeded(`model land ${seed}`);
    for (let n = 0; n < battles / 4; n++) {
      const overland = some(random, { infantry: 3, artillery: 2, tank: 2 });
      const cargo = (['infantry', 'artillery', 'tank'] as const).filter(() => random() < 0.3).slice(0, 2 - (n % 2));
      const landing = cargo.filter((type, i) => type === 'infantry' || i === cargo.length - 1);
      const ships: Arms = landing.length > 0 ? some(random, { battleship: 2, destroyer: 1 }) : {};
      const combined = random() < 0.4;
      const wings = some(random, { fighter: 2, bomber: 2 });
      const landed = Object.fromEntries(landing.map((type) => [type, 1]));
      const troops = Object.fromEntries(
        ['infantry', 'artillery', 'tank'].map((type) => [type, (overland[type] ?? 0) + (landed[type] ?? 0)]),
      );
      const shells = Object.fromEntries(Object.entries(ships).filter(([type]) => type === 'battleship' || combined));
      const clash: Clash = {
        kind: 'land',
        attack: { arms: { ...troops, ...wings }, technologies: known(random), losses: shuffled(landTypes, random) },
        defence: {
          arms: some(random, { infantry: 3, artillery: 1, tank: 1, fighter: 1, bomber: 1, 'aa-gun': 2 }),
          technologies: known(random),
          losses: shuffled(landTypes, random),
        },
        ...(landing.length > 0 && { amphibious: true }),
        ...(sum(shells) > 0 && { bombards: shells }),
        submerge: 'never',
        leaveAfter: Math.floor(random() * 4),
        lowLuck: random() < 0.3,
      };
      const { arms } = clash.defence;
      // QREV-20: something to fight with and against
      if (sum(clash.attack.arms) === 0 || sum(arms) === (arms['aa-gun'] ?? 0)) continue;
      const hold = landing.map((type) => `Germany ${type}`).join(' and ');
      const fleet = [text(ships), ...(hold ? [`1 transport [carrying ${hold}, landing ${hold} in Karelia S.S.R.]`] : [])].filter(Boolean);
      const flights = sum(wings) > 0 ? [`MOVE ${text(wings)}: Norway > Karelia S.S.R.`] : [];
      compare(
        clash,
        'karelia-ssr',
        [
          'Round 1, Germany, combat-move',
          'Origins: Karelia S.S.R. from Norway',
          `Developments: ${developments(clash, combined ? ['combined bombardment'] : []).join(', ')}`,
          `Norway: ${text(wings)}`,
          `Karelia S.S.R.: ${defenders(arms, random)}${sum(overland) > 0 ? `, Germany ${text(overland)}` : ''}`,
          ...(fleet.length > 0 ? [`sz5: Germany ${fleet.join(', ')}`] : []),
        ],
        [...flights, 'END'].join('\n'),
        random,
      );
    }
  });
});
