import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('the battle board', () => {
  const boards = (text: string) => aa1941.battles?.(given(aa1941).position(text).view('public'), 'en') ?? [];

  it('shows an announced battle with what each unit hits on, and the exact chance of it', () => {
    const [battle, ...others] = boards(`Round 1, USSR, combat-move
      Origins: Ukraine from Caucasus
      Ukraine: Germany 1 infantry, USSR 1 infantry`);
    expect(others).toEqual([]);
    expect(battle).toMatchObject({
      ...{ space: 'ukraine', title: 'Battle in Ukraine', isOn: false },
      attack: { rows: [{ owner: 'ussr', icon: 'infantry', count: 1, name: '1 infantry', strength: '1' }] },
      defence: { rows: [{ owner: 'germany', icon: 'infantry', count: 1, strength: '2' }] },
    });
    // of the rounds in which anything happens, the attacker alone hits in 1/6 × 2/3 of 1 − 5/6 × 2/3
    expect(battle?.odds?.win).toBeCloseTo(0.25, 5);
  });

  it('counts troops that come ashore and aircraft above them among the attackers, the strongest first', () => {
    const landing = boards(`Round 1, UK, combat-move
      Western Europe: 1 infantry, UK 1 fighter
      sz8: UK 1 transport [carrying UK infantry + UK tank, landing UK infantry + UK tank in Western Europe]`);
    expect(landing.map(({ space }) => space)).toEqual(['western-europe']);
    expect(landing[0]?.attack.rows.map(({ name, strength }) => `${name} ${strength}`)).toEqual(['1 fighter 3', '1 tank 3', '1 infantry 1']);
  });

  it('lies open for the battle that is fought, with its round', () => {
    const field = given(aa1941).position(`Round 1, USSR, combat-move
      Origins: Ukraine from Caucasus
      Ukraine: Germany 3 infantry, USSR 3 infantry, 1 tank`);
    field.dice(6, 6, 6, 6, 6, 6, 6).when('END');
    const [battle] = aa1941.battles?.(field.view('public'), 'it') ?? [];
    expect(battle).toMatchObject({ isOn: true, title: 'Battaglia in Ucraina, round 1' });
    const [attack, defence] = field.told('fire').flatMap((event) => aa1941.volleysIn?.(event, 'it') ?? []);
    expect([attack?.title, defence?.title]).toEqual(['Attacco, round 1', 'Difesa, round 1']);
    expect(defence).toMatchObject({ space: 'ukraine', side: 'defence', hits: 0, shots: [{ name: '3 fanterie', needs: '2' }] });
  });

  it('marks the dice that hit, each by what its unit needs', () => {
    const field = given(aa1941).position(`Round 1, USSR, combat-move
      Origins: Ukraine from Caucasus
      Ukraine: Germany 3 infantry, USSR 2 infantry, 1 tank`);
    field.dice(1, 2, 3, 6, 6, 6).when('END');
    const [attack] = field.told('fire').flatMap((event) => aa1941.volleysIn?.(event, 'en') ?? []);
    const marked = attack?.shots.map(({ name, needs, dice }) => [
      name,
      needs,
      ...dice.map(({ value, isHit }) => `${value}${isHit ? '!' : ''}`),
    ]);
    expect(marked).toEqual([
      ['2 infantry', '1', '1!', '2'],
      ['1 tank', '3', '3!'],
    ]);
    expect(attack?.hits).toBe(2);
    const move = { type: 'turn', round: 1, power: 'ussr', capitalLost: false } as const;
    expect(aa1941.volleysIn?.(move, 'en')).toEqual([]);
  });
});
