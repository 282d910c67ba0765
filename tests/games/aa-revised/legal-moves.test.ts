import { describe, expect, it } from 'vitest';
import { seeded } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { acceptedMoves, acceptedVoyages } from '../../support/accepted-orders';
import { isQuick } from '../../support/effort';
import { given } from '../../support/given';

const sorted = (lines: Iterable<string>) => [...lines].sort();

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Ships of one zone of the western seas, with what they carry and did. */
function fleet(random: Random, phase: string, [me, foe, ally]: readonly [string, string, string]): string {
  const cargoes = [`${me} infantry`, `${me} tank`, `${me} infantry + ${me} artillery`, `${me} infantry + ${ally} infantry`, `${me} AA gun`];
  const ship = (): string[] => {
    if (random() < 0.4) return [];
    const type = pick(random, ['submarine', 'transport', 'destroyer', 'battleship', 'transport']);
    const done = phase === 'noncombat-move' && random() < 0.3 ? ['spent', ...(random() < 0.6 ? ['fought'] : [])] : [];
    const marks = [...done, ...(type === 'transport' && random() < 0.5 ? [`carrying ${pick(random, cargoes)}`] : [])];
    return [marks.length > 0 ? `1 ${type} [${marks.join(', ')}]` : `1 ${type}`];
  };
  const own = [...ship(), ...ship()];
  const dived = phase === 'noncombat-move' && random() < 0.2;
  return [
    ...(own.length > 0 ? [`${me} ${own.join(', ')}`] : []),
    ...(random() < 0.3 ? [`${foe} 1 ${pick(random, ['submarine', 'transport', 'destroyer'])}`] : []),
    ...(random() < 0.2 ? [`${ally} 1 transport [carrying ${me} infantry]`] : []),
    ...(dived ? [`${foe} 1 submarine [submerged]`] : []),
  ].join(', ');
}

/** Some troops and ships about Western Europe. */
function randomPosition(seed: number): string {
  const random = seeded(`western seas ${seed}`);
  const phase = pick(random, ['combat-move', 'noncombat-move']);
  const powers = pick(random, [
    ['UK', 'Germany', 'USA'],
    ['Germany', 'UK', 'Japan'],
  ] as const);
  const [me, foe] = powers;
  const seas = ['sz5', 'sz6', 'sz7', 'sz8', 'sz12', 'sz13', 'sz14'].map((zone) => [zone, fleet(random, phase, powers)] as const);
  const lands = ['United Kingdom', 'Western Europe', 'Germany', 'Norway', 'Algeria', 'Gibraltar', 'Southern Europe', 'Libya'].map(
    (land) => {
      const holder = pick(random, [me, foe]);
      const troops = `${holder} ${pick(random, [1, 2])} ${pick(random, ['infantry', 'tank', 'artillery', 'AA gun'])}`;
      return [`${land} (${holder})`, random() < 0.4 ? '' : troops] as const;
    },
  );
  const lines = [...seas.filter(([, ships]) => ships !== ''), ...lands].map(([space, text]) => `${space}: ${text}`);
  return [`Round 1, ${me}, ${phase}`, ...lines].join('\n');
}

describe('the order form reaches every legal move and only those', () => {
  it.each<[string, number, string]>([
    [
      'a land front with guns, complexes and a blitz',
      45,
      `Round 1, Germany, combat-move
      Ukraine (Germany): 1 infantry, 1 artillery, 2 tanks, 1 AA gun
      West Russia (USSR): USSR 1 AA gun
      Caucasus: 1 infantry
      Belorussia (USSR):`,
    ],
    [
      'ships among enemies, with submarines and transports about',
      227,
      `Round 1, UK, combat-move
      sz7: UK 1 destroyer, 1 battleship, 1 submarine, 1 transport [carrying UK infantry], 1 transport, Germany 1 submarine
      sz8: Germany 1 transport
      sz6: Germany 1 destroyer`,
    ],
    [
      'ships in the noncombat move, over submerged submarines too',
      52,
      `Round 1, UK, noncombat-move
      sz2: UK 1 destroyer, 1 battleship, 1 submarine, 1 transport [carrying UK infantry], 1 transport [spent, fought]
      sz8: Germany 1 submarine [submerged]
      sz7: Germany 1 transport
      sz3: Germany 1 destroyer`,
    ],
    [
      'land units and guns in the noncombat move',
      34,
      `Round 1, UK, noncombat-move
      Persia: 1 infantry, 1 AA gun, 1 tank
      Trans-Jordan: 1 artillery
      Anglo-Egypt (UK): UK 1 AA gun [spent]
      Caucasus: USSR 1 infantry`,
    ],
  ])('%s', (_title, count, position) => {
    const table = given(aaRevised).position(position);
    const moves = table.offers().filter((line) => line.startsWith('MOVE'));
    expect(new Set(moves).size).toBe(moves.length);
    expect(sorted(moves)).toEqual(sorted(acceptedMoves(table)));
    expect(moves).toHaveLength(count);
  });

  it.each<[string, number, string]>([
    [
      'assaults and transports that wait',
      117,
      `Round 1, Germany, combat-move
      Algeria: 1 infantry
      Southern Europe: 1 artillery, 1 AA gun, 1 infantry
      Gibraltar (UK): UK 1 infantry
      sz13: Germany 1 transport [carrying Germany infantry], 1 transport
      sz15: UK 1 destroyer`,
    ],
    [
      'transports beside a fleet in a hostile zone',
      116,
      `Round 1, UK, combat-move
      United Kingdom: 2 infantry, 1 tank
      sz7: UK 1 transport, 1 destroyer [spent], Germany 1 submarine
      sz8: UK 1 transport [carrying UK infantry + USA infantry], USA 1 transport [carrying UK tank]`,
    ],
    [
      'ferries, bridges, guests and ships that fought',
      414,
      `Round 1, UK, noncombat-move
      United Kingdom: 1 infantry, 1 tank, 1 AA gun
      Western Europe (UK): UK 1 tank [spent], 1 infantry
      Captured: Western Europe from Germany
      sz7: UK 1 transport [spent, fought, carrying UK infantry], 1 transport [spent, fought], 1 transport [spent, carrying UK tank], 1 transport
      sz8: USA 1 transport [carrying UK artillery]`,
    ],
  ])('%s', (_title, count, position) => {
    const table = given(aaRevised).position(position);
    const voyages = table.offers().filter((line) => /^(ASSAULT|FERRY)/.test(line));
    expect(new Set(voyages).size).toBe(voyages.length);
    expect(sorted(voyages)).toEqual(sorted(acceptedVoyages(table)));
    expect(voyages).toHaveLength(count);
  });

  it.each(Array.from({ length: isQuick ? 5 : 20 }, (_, n) => n))('in the random position %i', (seed) => {
    const table = given(aaRevised).position(randomPosition(seed));
    const offers = table.offers().filter((line) => /^(MOVE|ASSAULT|FERRY)/.test(line));
    expect(sorted(offers)).toEqual(sorted([...acceptedMoves(table), ...acceptedVoyages(table)]));
  });
});
