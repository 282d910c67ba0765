import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (turn: string, ...lines: string[]) => given(aaRevised).position(`Round 1, ${turn}, combat-move`, ...lines);
const german = (...lines: string[]) => at('Germany', 'Germany: 2 bombers', 'Ukraine S.S.R.: 1 infantry', ...lines);

describe('RREV-8.6: bombing raids', () => {
  it('VREV-S3: two bombers, a territory worth 8, dice 6 and 4: all that is there, no more', () => {
    const table = german('Russia: 1 infantry', 'IPCs: USSR 7');
    table.when('MOVE 2 bombers: Germany > Russia, raid').dice(6, 4).when('END');
    expect(table.last('raid')).toMatchObject({ victim: 'ussr', loss: 7, left: 0 });
    table.then({ asks: ['noncombat-move germany-japan'] });
  });

  it('VREV-S3: each of the bombers costs no more than the territory is worth', () => {
    const table = at(
      'UK',
      'United Kingdom: 2 bombers',
      'Western Europe (UK): ',
      'Southern Europe: 1 infantry',
      'Complexes: Norway, Germany',
      'IPCs: Germany 40',
      'Norway: 1 infantry',
    );
    table.when('MOVE 2 bombers: United Kingdom > sz3 > Norway, raid').dice(6, 4).when('END');
    expect(table.last('raid')).toMatchObject({ loss: 6, left: 34 });
  });

  it('RREV-4.3: heavy bombers roll two dice, summed before the worth of the territory counts', () => {
    const table = german('Developments: Germany heavy bombers', 'Caucasus: 1 infantry', 'IPCs: USSR 24');
    table.when('MOVE 2 bombers: Germany > Caucasus, raid').dice(1, 2, 3, 4).when('END');
    expect(table.last('raid')).toMatchObject({ loss: 7, left: 17 });
  });

  it('VREV-08: guns on the way, then guns at the target, then the bombs of those that are left', () => {
    const table = at(
      'Germany',
      'Germany: 3 bombers',
      'West Russia (USSR): 1 infantry, 1 AA gun',
      'Russia: 1 infantry, 1 AA gun',
      'IPCs: USSR 24',
    );
    table.when('MOVE 3 bombers: Germany > Eastern Europe > Belorussia > West Russia > Russia, raid');
    table.then({ at: { Flights: 'Germany > Eastern Europe > Belorussia > West Russia > Russia: 3 bombers [2 left, raid]' } });
    table.dice(1, 6, 6, 6, 1, 5).when('END');
    table.then({
      tells: [
        { type: 'flak', space: 'west-russia', lost: { bomber: 1 } },
        { type: 'flak', space: 'russia', lost: { bomber: 1 } },
        { type: 'raid', loss: 5, left: 19 },
      ],
    });
    table.when('END').then({ at: { flights: '' } });
    expect(table.told('landed')).toHaveLength(1);
  });

  it('raiders take no part in the battle there, which is fought after the raid', () => {
    const table = german('West Russia: Germany 2 infantry', 'Russia: 1 infantry', 'IPCs: USSR 24');
    table.when('MOVE 2 bombers: Germany > Russia, raid\nMOVE 2 infantry: West Russia > Russia').dice(2, 3, 1, 6, 6).when('END');
    expect(table.events.map(({ type }) => type).filter((type) => type === 'raid' || type === 'battle')).toEqual(['raid', 'battle']);
    expect(table.last('battle').attackers).toEqual({ germany: { infantry: 2 } });
    expect(table.state.control.russia).toBe('germany');
    table.when('MOVE 2 bombers: Russia > West Russia');
  });

  it('refuses what is no raid: E-RAID', () => {
    german('Russia: 1 infantry', 'Western Europe: 1 fighter', 'Eastern Europe: 2 fighters').then({
      refuses: {
        'MOVE 1 fighter: Eastern Europe > Caucasus, raid': 'E-RAID',
        'MOVE 1 bomber: Germany > Karelia S.S.R., raid': 'E-RAID',
        'MOVE 1 bomber: Germany > Southern Europe, raid': 'E-RAID',
        'MOVE 1 bomber: Germany > sz2, raid': 'E-RAID',
      },
    });
    given(aaRevised)
      .position('Round 1, Germany, noncombat-move', 'Germany: 1 bomber')
      .then({ refuses: { 'MOVE 1 bomber: Germany > Eastern Europe, raid': 'E-RAID' } });
  });

  it('must land like others: E-NO-LANDING', () => {
    at('Germany', 'Germany: 1 bomber').then({ refuses: { 'MOVE 1 bomber: Germany > Eastern United States, raid': 'E-NO-LANDING' } });
  });

  it('reads Italian, and the form offers raids where they are legal', () => {
    const table = german('Russia: 1 infantry');
    const read = aaRevised.parse('MUOVI 2 bombardieri: Germania > Russia, incursione', table.view('public'), table.question(), 'it');
    expect(read).toMatchObject({ ok: true, value: { type: 'move', role: 'raid' } });
    const raids = table.offers().filter((line) => line.endsWith('raid'));
    expect(raids.some((line) => line.startsWith('MOVE 2 bombers: Germany >') && line.endsWith('Russia, raid'))).toBe(true);
    for (const line of raids) expect(table.takes(line)).toBe(true);
  });

  it('shows raids on the board', () => {
    const table = german('Russia: 1 infantry').when('MOVE 2 bombers: Germany > Russia, raid');
    expect(aaRevised.paint(table.view('public'), 'en').arrows.map(({ title }) => title)).toEqual(['Bombing raid: 2 bombers → Russia']);
  });
});
