import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { spaces } from '../../../lib/games/axis-allies/editions/revised/map';
import { garrisons, optionsSchema } from '../../../lib/games/axis-allies/editions/revised/options';
import { complexes, setup } from '../../../lib/games/axis-allies/editions/revised/setup';
import { units } from '../../../lib/games/axis-allies/editions/revised/units';
import { type Power, powers, type State, type UnitType, unitTypes } from '../../../lib/games/axis-allies/types';

const fresh = (options: object = {}): State => aaRevised.setup(optionsSchema.parse(options), { roll: () => [] }, aaRevised.rules).state;

describe('set-up of Revised', () => {
  it('VREV-01: every power starts with its production in its treasury', () => {
    expect(powers.map((power) => fresh().treasury[power])).toEqual([24, 40, 30, 30, 42]);
  });

  it('RREV-1.3: sets up units only on their own ground, carriers with room for their fighters', () => {
    for (const row of setup) {
      const space = spaces.find(({ id }) => id === row.space);
      for (const type of Object.keys(row.units) as UnitType[])
        if (units[type].domain !== 'air') expect(units[type].domain).toBe(space?.kind);
      if (space?.kind === 'land') expect(space.owner).toBe(row.owner);
      else expect(('fighter' in row.units ? row.units.fighter : 0) <= 2 * ('carrier' in row.units ? row.units.carrier : 0)).toBe(true);
    }
    expect(new Set(setup.map(({ space }) => space)).size).toBe(70);
  });

  it('RREV-1.3: sets up the forces of the chart', () => {
    const stacks = Object.values(fresh().spaces).flat();
    const force = (owner: Power) =>
      unitTypes.flatMap((type) => {
        const count = stacks.reduce((sum, each) => sum + (each.owner === owner && each.type === type ? each.count : 0), 0);
        return count > 0 ? [`${count} ${type}`] : [];
      });
    expect(powers.map((power) => force(power).join(', '))).toEqual([
      '24 infantry, 2 artillery, 4 tank, 2 aa-gun, 2 fighter, 1 submarine',
      '25 infantry, 4 artillery, 10 tank, 3 aa-gun, 6 fighter, 1 bomber, 3 submarine, 2 transport, 1 destroyer, 1 battleship',
      '14 infantry, 1 artillery, 3 tank, 2 aa-gun, 4 fighter, 1 bomber, 1 submarine, 4 transport, 2 destroyer, 1 carrier, 2 battleship',
      '21 infantry, 1 artillery, 1 tank, 1 aa-gun, 6 fighter, 1 bomber, 1 submarine, 2 transport, 1 destroyer, 2 carrier, 2 battleship',
      '14 infantry, 1 artillery, 1 tank, 2 aa-gun, 5 fighter, 1 bomber, 1 submarine, 3 transport, 2 destroyer, 1 carrier, 1 battleship',
    ]);
  });

  it('RREV-1.3: places the eight industrial complexes, as pieces and not as print', () => {
    expect(fresh().complexes).toEqual(complexes);
    expect(spaces.some((each) => 'factory' in each)).toBe(false);
    expect(complexes.map((id) => spaces.find((each) => each.id === id)).map((each) => each?.kind === 'land' && each.owner)).toEqual([
      ...['ussr', 'ussr', 'germany', 'germany', 'uk', 'japan', 'usa', 'usa'],
    ]);
  });

  it('VREV-21: stands as the sample turn finds it', () => {
    expect(aaRevised.formatPosition(fresh()).split('\n')).toEqual(
      expect.arrayContaining([
        'West Russia: 3 infantry, 1 artillery, 1 tank',
        'Archangel: 3 infantry, 1 tank',
        'Karelia S.S.R.: 3 infantry, 1 fighter',
        'sz4: USSR 1 submarine',
      ]),
    );
  });
});

describe('units of Revised', () => {
  it('D-02 to D-13: are priced and armed as their profiles say', () => {
    expect(Object.entries(units).map(([type, { cost, move, attack, defence }]) => `${type} ${cost} ${move} ${attack} ${defence}`)).toEqual([
      'infantry 3 1 1 2',
      'artillery 4 1 2 2',
      'tank 5 2 3 3',
      'aa-gun 5 1 0 0',
      'complex 15 0 0 0',
      'fighter 10 4 3 4',
      'bomber 15 6 4 1',
      'submarine 8 2 2 2',
      'transport 8 2 0 1',
      'destroyer 12 2 3 3',
      'carrier 16 2 1 3',
      'battleship 24 2 4 4',
    ]);
  });

  it('D-14, D-21: every ship makes its zone hostile, and transports are ordinary losses', () => {
    for (const unit of Object.values(units)) expect('blocks' in unit).toBe(unit.domain === 'sea');
    expect('diesLast' in units.transport).toBe(false);
  });
});

describe('options of Revised', () => {
  it('N-UK6: fifteen territories may have the colonial garrison', () => {
    expect(garrisons).toHaveLength(15);
    expect(garrisons).toEqual(expect.arrayContaining(['india', 'eastern-canada', 'australia', 'persia']));
    for (const id of ['united-kingdom', 'gibraltar', 'germany'])
      expect(optionsSchema.safeParse({ colonialGarrison: id }).success).toBe(false);
  });

  it('RREV-1.2: 8, 10 or 12 victory cities, as a number or as the form sends it', () => {
    expect([8, '10', 12].map((victoryCities) => optionsSchema.parse({ victoryCities }).victoryCities)).toEqual([8, 10, 12]);
    for (const victoryCities of [0, 9, 13, '', null]) expect(optionsSchema.safeParse({ victoryCities }).success).toBe(false);
  });

  it('RREV-12.0: advantages are named once each, in the order of the table', () => {
    const { chosenAdvantages } = optionsSchema.parse({ chosenAdvantages: ['banzai', 'enigma', 'banzai'] });
    expect(chosenAdvantages).toEqual(['enigma', 'banzai']);
    expect(optionsSchema.safeParse({ chosenAdvantages: ['flying-carpets'] }).success).toBe(false);
  });

  it.each(['en', 'it'] as const)('the form in %s begins with the defaults and offers what the schema takes', (language) => {
    const fields = aaRevised.optionFields(language);
    expect(optionsSchema.parse(Object.fromEntries(fields.map(({ name, default: usual }) => [name, usual])))).toEqual(
      optionsSchema.parse({}),
    );
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(optionsSchema.shape));
    for (const { name, kind, choices = [] } of fields) {
      for (const { value } of choices) {
        expect(optionsSchema.safeParse({ [name]: kind === 'choices' ? [value] : value }).success).toBe(true);
      }
    }
  });
});
