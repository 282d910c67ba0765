import { describe, expect, it } from 'vitest';
import { type Effect, effects, hookPoint } from '../../lib/engine';

const words = (name: string) => ({ name: { en: name, it: name }, text: { en: `What ${name} does.`, it: `Che cosa fa ${name}.` } });

describe('technologies and advantages: figures that are set do not add up, dice do', () => {
  interface Shot {
    unit: 'infantry' | 'fighter' | 'bomber';
    role: 'attack' | 'defence';
    cycle: number;
    /** Artillery stands beside it. */
    paired?: boolean;
  }
  const points = { onStrength: hookPoint.highest<Shot>(), onDice: hookPoint.sum<Shot>(), onRange: hookPoint.lowest<{ island: boolean }>() };
  type Row = Effect<typeof points>;
  const rows = {
    jets: { ...words('Jets'), on: { onStrength: ({ unit, role }) => (unit === 'fighter' && role === 'defence' ? 5 : null) } },
    'heavy-bombers': { ...words('Heavy bombers'), on: { onDice: ({ unit, role }) => (unit === 'bomber' && role === 'attack' ? 1 : 0) } },
    artillery: { ...words('Artillery'), on: { onStrength: ({ paired }) => (paired ? 2 : null) } },
    marines: { ...words('Marines'), on: { onStrength: ({ unit, cycle }) => (unit === 'infantry' && cycle === 1 ? 2 : null) } },
    islands: { ...words('Island bases'), on: { onRange: ({ island }) => (island ? 0 : null) } },
  } satisfies Record<string, Row>;
  const { ask, ids, inherit } = effects(points, rows);

  it('a row speaks for what it is about, and only while it is in force', () => {
    expect(ask('onStrength', ['jets'], { unit: 'fighter', role: 'defence', cycle: 1 })).toBe(5);
    expect(ask('onStrength', ['jets'], { unit: 'fighter', role: 'attack', cycle: 1 })).toBeNull();
    expect(ask('onStrength', [], { unit: 'fighter', role: 'defence', cycle: 1 })).toBeNull();
    expect(ask('onDice', ids, { unit: 'bomber', role: 'attack', cycle: 1 })).toBe(1);
    expect(ask('onRange', ids, { island: true })).toBe(0);
  });

  it('artillery and Marines together make 2, not 4', () => {
    expect(ask('onStrength', ids, { unit: 'infantry', role: 'attack', cycle: 1, paired: true })).toBe(2);
    expect(ask('onStrength', ids, { unit: 'infantry', role: 'attack', cycle: 2 })).toBeNull();
  });

  it('another edition inherits the table, changes a row hook by hook, leaves one out and adds its own', () => {
    const later = effects(points, {
      ...inherit({ 'heavy-bombers': { on: { onDice: () => 2 } }, jets: null }),
      radar: { ...words('Radar'), on: {} },
    });
    expect(later.ids).toEqual(['heavy-bombers', 'artillery', 'marines', 'islands', 'radar']);
    expect(later.ask('onDice', ['heavy-bombers'], { unit: 'bomber', role: 'attack', cycle: 1 })).toBe(2);
    expect(later.row('heavy-bombers').name.en).toBe('Heavy bombers');
    expect(ask('onDice', ['heavy-bombers'], { unit: 'bomber', role: 'attack', cycle: 1 })).toBe(1);
    expect(later.has('jets')).toBe(false);
    // @ts-expect-error a row that was left out cannot be asked
    expect(() => later.ask('onDice', ['jets'], { unit: 'bomber', role: 'attack', cycle: 1 })).toThrow();
  });

  it('a row without its words in a language, or at a point that the game does not have, does not compile', () => {
    // @ts-expect-error the Italian name is missing
    const mute: Row = { name: { en: 'Radar' }, text: { en: 'Hits on 1 or 2.', it: 'Colpisce con 1 o 2.' }, on: {} };
    // @ts-expect-error no such point
    const lost: Row = { ...words('Radar'), on: { onFire: () => 1 } };
    expect([mute, lost]).toHaveLength(2);
  });
});

describe('abilities with a number behind their name', () => {
  interface Attack {
    target: 'soldier' | 'vehicle';
    range: number;
  }
  const points = {
    onEligible: hookPoint.verdict<Attack>(),
    onDie: hookPoint.sum<Attack>(),
    onProfile: hookPoint.first<Attack, number>(),
    onDice: hookPoint.change<Attack, number>(),
    onHit: hookPoint.all<Attack, 'disrupted' | 'smoke'>(),
  };
  const { ask } = effects(points, {
    'limited-range': { ...words('Limited Range'), on: { onEligible: ({ range }, { level }) => (range > level ? 'cannot' : null) } },
    overlook: { ...words('Overlook'), on: { onEligible: () => 'can' } },
    inaccurate: { ...words('Inaccurate'), on: { onDie: (_attack, { level }) => -level } },
    lieutenant: { ...words('Lieutenant'), family: 'commander', on: { onDie: () => 1 } },
    captain: { ...words('Captain'), family: 'commander', on: { onDie: () => 2, onHit: () => 'disrupted' } },
    major: { ...words('Major'), family: 'commander', on: { onHit: () => 'smoke' } },
    'close-assault': {
      ...words('Close Assault'),
      priority: 1,
      on: { onProfile: ({ range, target }, { level }) => (range === 0 && target === 'vehicle' ? level : null) },
    },
    'short-barrel': { ...words('Short Barrel'), on: { onProfile: () => 3 } },
    'double-shot': { ...words('Double Shot'), priority: 2, on: { onDice: ({ value }) => value * 2 } },
    charge: { ...words('Charge'), on: { onDice: ({ value }) => value + 2 } },
    'last-stand': { ...words('Last Stand'), priority: -1, on: { onDice: ({ value }) => Math.min(value, 9) } },
  });
  const attack: Attack = { target: 'vehicle', range: 3 };

  it('cannot beats can, in whatever order, and with neither the rules decide', () => {
    expect(ask('onEligible', [{ id: 'limited-range', level: 2 }, 'overlook'], attack)).toBe('cannot');
    expect(ask('onEligible', ['overlook', { id: 'limited-range', level: 2 }], attack)).toBe('cannot');
    expect(ask('onEligible', ['overlook', { id: 'limited-range', level: 6 }], attack)).toBe('can');
    expect(ask('onEligible', [{ id: 'limited-range', level: 6 }], attack)).toBeNull();
  });

  it('equal names do not stack, nor do commanders: what says most counts', () => {
    const twice = [1, 2, 1].map((level) => ({ id: 'inaccurate' as const, level }));
    expect(ask('onDie', twice, attack)).toBe(-2);
    expect(ask('onDie', ['lieutenant', 'captain', ...twice], attack)).toBe(0);
    expect(ask('onDie', ['captain', 'lieutenant'], attack)).toBe(2);
    expect(ask('onHit', ['major', 'captain'], attack)).toEqual(['smoke']);
    expect(ask('onDice', ['charge', 'charge'], { ...attack, value: 4 })).toBe(6);
  });

  it('priority orders who is heard and who changes a value first', () => {
    const held = ['last-stand', 'charge', 'short-barrel', { id: 'close-assault', level: 8 }, 'double-shot'] as const;
    expect(ask('onProfile', held, { target: 'vehicle', range: 0 })).toBe(8);
    expect(ask('onProfile', held, attack)).toBe(3);
    expect(ask('onDice', held, { ...attack, value: 3 })).toBe(8);
    expect(ask('onDice', held, { ...attack, value: 5 })).toBe(9);
  });
});

describe('cards of a hidden hand', () => {
  interface Play {
    will: number;
    played: readonly string[];
  }
  const points = {
    onPlayable: hookPoint.verdict<Play>(),
    /** What it does, in the game's own few words. */
    onEvent: hookPoint.all<Play, { type: 'will'; change: number } | { type: 'draw' }>(),
    onActivations: hookPoint.highest<{ efficiency: number }>(),
  };
  const { ask, has, row } = effects(points, {
    'operation-z': {
      ...words('Operation Z'),
      on: { onActivations: ({ efficiency }) => 20 + efficiency, onEvent: () => ({ type: 'will', change: 8 }) },
    },
    reprisal: {
      ...words('Reprisal'),
      on: { onPlayable: ({ played }) => (played.includes('raid') ? null : 'cannot'), onEvent: () => ({ type: 'draw' }) },
    },
  });

  it('a card is found, explained and asked by its id', () => {
    const ids = ['operation-z', 'sea-lion'];
    expect(ids.filter(has).map((id) => row(id).text.it)).toEqual(['Che cosa fa Operation Z.']);
    expect(ask('onActivations', ['operation-z'], { efficiency: 3 })).toBe(23);
    expect(ask('onEvent', ['operation-z', 'reprisal'], { will: 4, played: [] })).toEqual([{ type: 'will', change: 8 }, { type: 'draw' }]);
  });

  it('a card that another must come before cannot be played until then', () => {
    expect(ask('onPlayable', ['reprisal'], { will: 4, played: [] })).toBe('cannot');
    expect(ask('onPlayable', ['reprisal'], { will: 4, played: ['raid'] })).toBeNull();
  });
});
