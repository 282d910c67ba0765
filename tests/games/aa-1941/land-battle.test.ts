import { describe, expect, it } from 'vitest';
import { battlefield } from './battlefield';

const from = (space: string, ...origins: string[]) => ({ origins: { [space]: origins } });

describe('R41-7: land battles', () => {
  it('R41-7.2: a territory that nobody defends is taken without dice', () => {
    const field = battlefield({ power: 'germany', units: { karelia: { germany: { infantry: 1 } } } });
    field.begin();
    expect(field.told('battle')).toEqual([]);
    expect(field.state.control.karelia).toBe('germany');
    expect(field.state.turn.captured).toEqual({ karelia: 'ussr' });
    expect(field.state.spaces.karelia).toEqual([{ owner: 'germany', type: 'infantry', count: 1, spent: true }]);
    expect(field.state.combat).toBeNull();
  });

  it('R41-7.2: aircraft over undefended enemy soil take nothing', () => {
    const field = battlefield({ power: 'germany', units: { karelia: { germany: { bomber: 1 } } } });
    field.begin();
    expect(field.state.control.karelia).toBe('ussr');
    expect(field.at('karelia')).toBe('1 germany bomber');
  });

  it('R41-7.4: an industrial complex takes no part', () => {
    const field = battlefield({ power: 'germany', units: { caucasus: { germany: { tank: 1 } } } });
    field.begin();
    expect(field.state.control.caucasus).toBe('germany');
  });

  it('R41-7.6: defenders set aside fire back', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { tank: 2 }, ussr: { infantry: 1 } } },
      turn: from('karelia', 'eastern-europe'),
    });
    field.rolls(3, 4, 2).begin();
    expect(field.at('karelia')).toBe('1 germany tank');
    expect(field.state.control.karelia).toBe('germany');
  });

  it('R41-9.1: when both sides are wiped out the territory stays with the defender', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { tank: 1 }, ussr: { infantry: 1 } } },
      turn: from('karelia', 'eastern-europe'),
    });
    field.rolls(3, 2).begin();
    expect(field.at('karelia')).toBe('');
    expect(field.state.control.karelia).toBe('ussr');
    expect(field.told('battle-end')[0]?.winner).toBeNull();
  });

  it('R41-9.1: aircraft that win alone capture nothing', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { infantry: 1, fighter: 1 }, ussr: { infantry: 1 } } },
      turn: from('karelia', 'eastern-europe'),
    });
    field.rolls(6, 3, 2).begin().orders('lose 1 infantry');
    expect(field.told('battle-end')[0]?.winner).toBe('attack');
    expect(field.state.control.karelia).toBe('ussr');
    expect(field.at('karelia')).toBe('1 germany fighter');
  });

  it('R41-14.2: bombers defend on land with 1, fighters with 4', () => {
    const field = battlefield({
      power: 'germany',
      units: { 'united-kingdom': { germany: { tank: 1 }, uk: { infantry: 1, fighter: 1, bomber: 1 } } },
      turn: from('united-kingdom', 'united-kingdom'),
    });
    field.rolls(6, 6, 6, 1).begin();
    expect(field.told('fire')[1]?.rolls.map(({ type, needs }) => `${type} ${needs}`)).toEqual(['infantry 2', 'fighter 4', 'bomber 1']);
    expect(field.state.combat).toBeNull();
  });

  it('R41-7.11: land units retreat together to one territory they came from, aircraft stay overhead', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { infantry: 2, tank: 1, fighter: 1 }, ussr: { infantry: 2 } } },
      turn: from('karelia', 'eastern-europe', 'norway-finland'),
    });
    field.rolls(6, 6, 6, 6, 6, 6).begin();
    expect(field.asked).toEqual(['press germany-japan']);
    expect(field.refuses('retreat to west-russia')).toBe('E-RETREAT-DEST');
    field.orders('retreat to norway-finland');
    expect(field.at('norway-finland')).toBe('2 germany infantry, 1 germany tank');
    expect(field.at('karelia')).toBe('2 ussr infantry, 1 germany fighter');
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });

  it('R41-7.11: at least one round is fought before any retreat', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { infantry: 1 }, ussr: { infantry: 3 } } },
      turn: from('karelia', 'eastern-europe'),
    });
    field.rolls(6, 6, 6, 6).begin();
    expect(field.told('fire').length).toBe(2);
    expect(field.asked).toEqual(['press germany-japan']);
  });

  it('R41-7.11: a battle goes on round by round while the attacker presses', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { infantry: 1 }, ussr: { infantry: 1 } } },
      turn: from('karelia', 'eastern-europe'),
    });
    field.rolls(6, 6).begin().rolls(6, 6).orders('press').rolls(1, 6).orders('press');
    expect(field.told('fire').map((each) => each.round)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(field.state.control.karelia).toBe('germany');
  });

  it('AAC-5.4: the aircraft with the shortest range left are lost first', () => {
    const fighter = { owner: 'germany', type: 'fighter', count: 1 } as const;
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { infantry: 1 }, ussr: { infantry: 1 } } },
      stacks: {
        karelia: [
          { ...fighter, left: 3 },
          { ...fighter, left: 1 },
        ],
      },
      turn: from('karelia', 'eastern-europe'),
    });
    field.rolls(6, 6, 6, 2).begin().orders('lose 1 fighter');
    expect(field.state.spaces.karelia).toContainEqual({ ...fighter, left: 3 });
    expect(field.at('karelia')).toContain('1 germany fighter');
  });

  it('E-CASUALTY-SET: units of another power or type cannot be named', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { infantry: 2, tank: 1 }, ussr: { infantry: 2, tank: 1 } } },
      turn: from('karelia', 'eastern-europe'),
    });
    field.rolls(1, 1, 6).begin();
    expect(field.refuses('lose 2 germany infantry')).toBe('E-CASUALTY-SET');
    expect(field.refuses('lose 1 ussr infantry, 2 ussr tank')).toBe('E-CASUALTY-SET');
    expect(field.refuses('lose 2 ussr infantry, 1 ussr tank')).toBe('E-CASUALTY-SET');
    expect(field.refuses('lose 1 ussr tank')).toBe('E-CASUALTY-MAX');
    field.rolls(6, 6, 6).orders('lose 1 ussr tank, 1 ussr infantry');
    expect(field.at('karelia')).toContain('1 ussr infantry');
  });
});

describe('R41-9: capture, liberation, capitals', () => {
  it('R41-9.2: production moves both ways at once', () => {
    const field = battlefield({ power: 'japan', units: { india: { japan: { infantry: 1 } } } });
    field.begin();
    expect(field.told('capture')[0]).toEqual({ type: 'capture', territory: 'india', by: 'japan', from: 'uk', to: 'japan', income: 1 });
  });

  it('R41-9.3: an ally’s territory goes back to it', () => {
    const field = battlefield({
      power: 'usa',
      units: { 'western-europe': {}, karelia: { usa: { infantry: 1 } } },
      control: { karelia: 'germany' },
    });
    field.begin();
    expect(field.state.control.karelia).toBe('ussr');
  });

  it('R41-9.3: while the ally’s capital is enemy-held the liberator keeps it', () => {
    const field = battlefield({
      power: 'usa',
      units: { karelia: { usa: { infantry: 1 } } },
      control: { karelia: 'germany', russia: 'germany' },
    });
    field.begin();
    expect(field.state.control.karelia).toBe('usa');
  });

  it('R41-9.3, Q41-11: capital and territory freed in one turn both return, whichever fell first', () => {
    for (const first of ['karelia', 'russia']) {
      const other = first === 'karelia' ? 'russia' : 'karelia';
      const field = battlefield({
        power: 'usa',
        units: { karelia: { usa: { infantry: 1 }, germany: { infantry: 1 } }, russia: { usa: { infantry: 1 }, germany: { infantry: 1 } } },
        control: { karelia: 'germany', russia: 'germany' },
      });
      field.begin().rolls(1, 6, 1, 6).orders(`battle ${first}`);
      expect(field.state.control).toMatchObject({ [first]: 'ussr', [other]: 'ussr' });
    }
  });

  it('R41-9.3: a power that retakes its own territory has it again', () => {
    const field = battlefield({
      power: 'ussr',
      units: { karelia: { ussr: { infantry: 1 } } },
      control: { karelia: 'germany', russia: 'japan' },
    });
    field.begin();
    expect(field.state.control.karelia).toBe('ussr');
  });

  it('R41-9.2: enemy soil that belonged to another enemy falls to the captor', () => {
    const field = battlefield({ power: 'uk', units: { manchuria: { uk: { infantry: 1 } } }, control: { manchuria: 'germany' } });
    field.begin();
    expect(field.state.control.manchuria).toBe('uk');
  });

  it('R41-9.4: the captor of a capital takes unspent IPCs even when its own capital is lost', () => {
    const field = battlefield({
      power: 'uk',
      units: { japan: { uk: { infantry: 1 } } },
      control: { 'united-kingdom': 'germany' },
      treasury: { uk: 0, japan: 11 },
    });
    field.begin();
    expect(field.state.treasury).toMatchObject({ uk: 11, japan: 0 });
  });

  it('R41-9.5: a power that frees its own capital gets its territories back from friends', () => {
    const field = battlefield({
      power: 'ussr',
      units: { russia: { ussr: { tank: 1 } } },
      control: { russia: 'germany', archangel: 'uk' },
      treasury: { ussr: 0, germany: 5 },
    });
    field.begin();
    expect(field.state.control).toMatchObject({ russia: 'ussr', archangel: 'ussr' });
    expect(field.state.treasury).toMatchObject({ ussr: 0, germany: 5 });
    expect(field.state.turn.captured).toEqual({ russia: 'germany', archangel: 'uk' });
  });
});
