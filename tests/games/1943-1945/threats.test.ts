import { describe, expect, it } from 'vitest';
import { endOf } from '@/app/_board/odds/threat-end';
import { deepFreeze, type Language, seeded } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import { standardText } from '../../../lib/games/1943-1945/board-file';
import { odds1943 } from '../../../lib/games/1943-1945/simulator';
import type { Side } from '../../../lib/games/1943-1945/types';
import { given43, impulse, initiative, type Table43 } from './positions';

const front = `11 (Allies): 5 cubes, 1 tank
      10 (Allies): 2 cubes
      09 (Axis): 2 cubes, 1 tank, line
      01 (Axis): 1 cube`;
const table = (zones = front, turn = impulse('axis')): Table43 => given43().position(turn, zones);
const threats = ({ state }: Table43, seat: Side, language: Language = 'en') =>
  odds1943.threats?.(deepFreeze(game1943.view(state, seat)), seat, language) ?? [];
const told = (...asked: Parameters<typeof threats>) => threats(...asked).map(({ name, by }) => `${name} – ${by}`);

describe('attacks that a seat could see', () => {
  it('are those on its occupied zones, each by all that could march there together', () => {
    expect(told(table(), 'axis')).toEqual(['Rome – Allies: 7 cubes, 1 tank']);
    expect(told(table(), 'axis', 'it')).toEqual(['Roma – Alleati: 7 blocchetti, 1 carro']);
    expect(told(table(), 'allied')).toEqual(['Abruzzo – Axis: 2 cubes, 1 tank', 'Naples – Axis: 2 cubes, 1 tank']);
    expect(told(table(front.replace('10 (Allies): 2 cubes', '10 (Allies):')), 'allied')).toEqual(['Naples – Axis: 2 cubes, 1 tank']);
  });

  it('IT196: come out of no more zones than there are arrows', () => {
    const around = `07 (Allies): 1 cube
      08 (Allies): 2 cubes
      10 (Allies): 3 cubes
      11 (Allies): 4 cubes
      09 (Axis): 2 cubes`;
    expect(told(table(around), 'axis')).toEqual(['Rome – Allies: 9 cubes']);
  });

  it('7.7: come from the sea with the fleets that are ready, where that is the stronger attack, and may be intercepted', () => {
    const coast = `17 (Allies): 5 cubes, 2 tanks
      14 (Axis): 2 cubes
      01 (Axis): 1 cube`;
    const [sicily, ...others] = threats(table(coast), 'axis');
    expect([sicily?.name, sicily?.by, others]).toEqual(['Sicily', 'Allies, 2 fleets: 5 cubes, 1 tank', []]);
    expect(sicily?.setUp).toMatchObject({
      choices: { fleets: 2, attacker: 'allied', place: '14' },
      defence: { cube: 2, fleet: 1, uboat: 1 },
    });
    const engaged = 'Fleets: Allies 0 ready 2 engaged, Axis 1 ready 0 engaged';
    expect(told(table(`${engaged}\n${coast}`), 'axis')).toEqual([]);
  });

  it('find counters operational again once the enemy has no impulse left in the turn', () => {
    const tired = front.replace('1 tank', '1 engaged tank');
    expect(told(table(tired, impulse('axis', 2, 3)), 'axis')).toEqual(['Rome – Allies: 7 cubes, 1 engaged tank']);
    expect(told(table(tired, impulse('axis', 2, 4)), 'axis')).toEqual(['Rome – Allies: 7 cubes, 1 tank']);
    expect(told(table(front, initiative('allied', 3)), 'axis')).toEqual(['Rome – Allies: 7 cubes, 1 tank']);
  });

  it('are supported by a plane that reaches them', () => {
    expect(told(table(`${front}\n19 (Allies): 1 plane`), 'axis')).toEqual(['Rome – Allies: 7 cubes, 1 tank']);
    expect(told(table(front.replace('11 (Allies): 5 cubes', '11 (Allies): 5 cubes, 1 plane')), 'axis')).toEqual([
      'Rome – Allies: 7 cubes, 1 tank, 1 plane',
    ]);
  });

  it('are fought as they stand, all of them: losses on average, and how often the zone is held', () => {
    for (const threat of [...threats(table(), 'axis'), ...threats(table(), 'allied')]) {
      const at = odds1943.position(threat.setUp);
      const result = at && odds1943.simulate(at.view, at.space, { runs: 500, random: seeded('threat') }, 'en');
      if (!result) throw new Error('nobody fights');
      const standing = (row: string) => result.attack.units.find(({ type }) => type === row)?.of ?? 0;
      expect([standing('cube'), standing('tank')]).toEqual([threat.setUp.attack.cube ?? 0, threat.setUp.attack.tank ?? 0]);
      expect(endOf(result, 'en', 'None').held).toBe(`${Math.round(100 * (1 - (result.taken ?? 0)))}%`);
    }
  });

  it('are not told of a board of a table’s own, which no set-up knows', () => {
    const own = given43({ board: standardText() }).position(impulse('axis'), front);
    expect(threats(own, 'axis')).toEqual([]);
  });
});
