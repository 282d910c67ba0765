import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { table as effects } from '../../../lib/games/axis-allies/effects';
import { given } from '../../support/given';

describe('ships that begin among enemies (RREV-6.2, D-43, QREV-03)', () => {
  const mixed = `Round 1, UK, combat-move
    sz7: UK 1 destroyer, 1 battleship, 1 transport, Germany 1 submarine`;

  it('leave, also to a space without enemies', () => {
    const table = given(aaRevised).position(mixed);
    table.when('MOVE 1 destroyer, 1 battleship: sz7 > sz8\nMOVE 1 transport: sz7 > sz2');
    table.then({ at: { sz8: 'UK 1 destroyer [spent], 1 battleship [spent]', sz2: 'UK 1 transport [spent]', sz7: 'Germany 1 submarine' } });
    table.when('END').then({ asks: ['noncombat-move ussr-uk-usa'] });
  });

  it('or fight where they are: who stays among surfaced submarines does not stay in peace', () => {
    const table = given(aaRevised)
      .position(mixed)
      .rolling(() => 0);
    table.when('END');
    expect(table.told('battle')).toMatchObject([
      { space: 'sz7', kind: 'sea', attackers: { uk: { transport: 1, destroyer: 1, battleship: 1 } } },
    ]);
  });

  it('also among a transport alone', () => {
    const table = given(aaRevised)
      .position('Round 1, UK, combat-move\nsz7: UK 1 destroyer, Germany 1 transport')
      .rolling(() => 0);
    table.when('END');
    expect(table.told('battle')).toHaveLength(1);
  });

  it('may go round and come back to fight, with the zone between as their way out', () => {
    const table = given(aaRevised).position(mixed).when('MOVE 1 destroyer: sz7 > sz8 > sz7');
    table.then({ at: { sz7: 'Germany 1 submarine, UK 1 transport, 1 destroyer [spent], 1 battleship', Origins: 'sz7 from sz8' } });
  });

  it('transports alone leave at the deadline where they can; a player may let them stay', () => {
    const alone = 'Round 1, UK, combat-move\nsz7: UK 2 transports [carrying UK infantry], Germany 1 submarine';
    const table = given(aaRevised).position(alone);
    expect(table.offers()).toContain('END');
    table.expire();
    expect(table.last('move')).toMatchObject({ units: { transport: 2 }, path: ['sz7', expect.any(String)] });
    table.expire();
    table.then({ asks: ['noncombat-move ussr-uk-usa'] });
  });

  it('nothing is declared and nothing ignored, nor does a fighter hover: INTENT, IGNORE, HOVER are refused', () => {
    const table = given(aaRevised).position(
      'Round 1, UK, combat-move\nsz7: UK 1 carrier, 1 fighter, 1 destroyer, Germany 1 submarine\nsz8: Germany 1 transport',
    );
    table.then({
      refuses: {
        'INTENT sz7 ignore': 'E-HOSTILE-START',
        'INTENT sz7 attack': 'E-HOSTILE-START',
        'IGNORE sz7': 'E-HOSTILE-START',
        'ATTACK sz8': 'E-HOSTILE-START',
        'MOVE 1 destroyer: sz7 > sz8, ignore': 'E-HOSTILE-START',
        'HOVER 1 in sz7': 'E-CARGO-FIGHTER',
      },
    });
    expect(table.offers().filter((line) => /INTENT|IGNORE|HOVER|ignore|attack/.test(line))).toEqual([]);
    expect(table.refusal('INTENTO zm7 ignora', { language: 'it' })[0]?.text).toContain('MUOVI');
  });

  it('a lone transport goes nowhere hostile: E-COMBAT-IMPOSSIBLE', () => {
    const table = given(aaRevised).position('Round 1, UK, combat-move\nsz7: UK 1 transport, 1 destroyer\nsz8: Germany 1 transport');
    table.then({ refuses: { 'MOVE 1 transport: sz7 > sz8': 'E-COMBAT-IMPOSSIBLE' } });
    table.when('MOVE 1 destroyer: sz7 > sz8\nMOVE 1 transport: sz7 > sz8');
    table.then({ at: { sz8: 'Germany 1 transport, UK 1 transport [spent], 1 destroyer [spent]' } });
  });

  it('RREV-6.13: warships join a landing in its friendly zone once it is announced', () => {
    const table = given(aaRevised).position('Round 1, UK, combat-move\nsz8: UK 1 battleship\nsz7: UK 1 transport [carrying UK infantry]');
    table.then({ refuses: { 'MOVE 1 battleship: sz8 > sz7': 'E-CM-NO-COMBAT' } });
    table.when('ASSAULT Western Europe: sz7, carrying UK infantry\nMOVE 1 battleship: sz8 > sz7');
    expect(table.at('sz7')).toContain('1 battleship [spent]');
  });
});

describe('aircraft against guns (QREV-20)', () => {
  it('have nothing to fight where only guns or a complex stand: E-COMBAT-IMPOSSIBLE', () => {
    const table = given(aaRevised).position(`Round 1, Germany, combat-move
      Ukraine (Germany): 1 fighter, 1 infantry
      West Russia (USSR): USSR 1 AA gun
      Caucasus: 1 infantry, 1 AA gun`);
    table.then({ refuses: { 'MOVE 1 fighter: Ukraine > West Russia': 'E-COMBAT-IMPOSSIBLE' } });
    const flights = table.offers().filter((line) => line.includes('fighter'));
    expect(flights.filter((line) => line.endsWith('> Caucasus'))).toHaveLength(2);
    expect(flights).toHaveLength(2);
  });

  it('QREV-20: the refusal says what takes guns and complexes, and who may raid', () => {
    const table = given(aaRevised).position(
      'Round 1, UK, combat-move',
      'United Kingdom: 1 fighter, 1 bomber',
      'Germany: 1 AA gun',
      'Western Europe: ',
    );
    const said = (order: string) => table.refusal(order)[0]?.text ?? '';
    expect(said('MOVE 1 fighter: United Kingdom > Germany')).toMatch(/^Fighters find nobody to fight in Germany: .* Send these instead\.$/);
    expect(said('MOVE 1 bomber: United Kingdom > Germany')).toContain('or fly a raid');
    expect(said('MOVE 1 bomber: United Kingdom > Western Europe')).toBe(
      'Nothing in Western Europe can be fought and aircraft cannot take it: send land units.',
    );
  });
});

describe('submarines and destroyers (RREV-6.8, RREV-6.9, RREV-9.4)', () => {
  it('submarines cross hostile zones without a fight, and fight where they end', () => {
    const table = given(aaRevised).position(
      'Round 1, Germany, combat-move\nsz8: Germany 1 submarine\nsz7: UK 1 battleship\nsz6: UK 1 transport',
    );
    table.when('MOVE 1 submarine: sz8 > sz7 > sz6').then({ at: { sz6: 'Germany 1 submarine [spent], UK 1 transport' } });
  });

  it('an enemy destroyer stops them: E-STOP', () => {
    given(aaRevised)
      .position('Round 1, Germany, combat-move\nsz8: Germany 1 submarine\nsz7: UK 1 destroyer\nsz6: UK 1 transport')
      .then({ refuses: { 'MOVE 1 submarine: sz8 > sz7 > sz6': 'E-STOP' } });
  });

  it('D-20: in the noncombat move they pass a hostile zone but do not end in one, nor enter one with a destroyer', () => {
    const table = given(aaRevised).position(
      'Round 1, Germany, noncombat-move\nsz8: Germany 1 submarine\nsz7: UK 1 battleship\nsz2: UK 1 destroyer\nsz12: UK 1 destroyer',
    );
    table.then({
      refuses: {
        'MOVE 1 submarine: sz8 > sz7': 'E-NCM-HOSTILE',
        'MOVE 1 submarine: sz8 > sz2': 'E-NCM-HOSTILE',
        'MOVE 1 submarine: sz8 > sz12 > sz13': 'E-STOP',
      },
    });
    const ends = table.offers().filter((line) => line.includes('submarine'));
    expect(ends).toContain('MOVE 1 submarine: sz8 > sz7 > sz6');
    expect(ends.some((line) => /> (sz7|sz2|sz12)$/.test(line))).toBe(false);
  });

  const submerged = `Round 1, UK, noncombat-move
    United Kingdom: 1 infantry
    sz2: UK 1 destroyer, 1 battleship, 1 transport [carrying UK infantry]
    sz8: Germany 2 submarines [submerged]`;

  it('RREV-6.8: submerged submarines stop nobody but a destroyer (QREV-04)', () => {
    const table = given(aaRevised).position(submerged);
    table.then({
      refuses: { 'MOVE 1 destroyer: sz2 > sz8 > sz12': 'E-STOP', 'MOVE 1 destroyer, 1 battleship: sz2 > sz8 > sz12': 'E-STOP' },
    });
    table.when('MOVE 1 battleship: sz2 > sz8 > sz12\nMOVE 1 destroyer: sz2 > sz8');
    table.then({ at: { sz12: 'UK 1 battleship [spent]', sz8: 'Germany 2 submarines [submerged], UK 1 destroyer [spent]' } });
  });

  it('RREV-9.4: transports load and land over them', () => {
    const table = given(aaRevised).position(submerged);
    table.when('FERRY sz2 > sz8, carrying UK infantry, load infantry from United Kingdom in sz8, unload 2 infantry to United Kingdom');
    table.then({ at: { 'united-kingdom': '2 infantry [spent]' } });
  });

  it('RREV-9.7: at the end of the noncombat move they come up, among enemies too, and nobody fights', () => {
    const table = given(aaRevised).position(submerged).when('MOVE 1 destroyer: sz2 > sz8\nEND');
    table.then({ at: { sz8: 'Germany 2 submarines, UK 1 destroyer' } });
    expect(table.told('battle')).toEqual([]);
    table.until('combat-move', 'germany');
    table.then({ refuses: { 'INTENT sz8 ignore': 'E-HOSTILE-START' } });
    table.rolling(() => 0).when('END');
    expect(table.told('battle')).toMatchObject([{ space: 'sz8', attacker: 'germany' }]);
  });

  it('but one on the surface shuts the zone', () => {
    given(aaRevised)
      .position(submerged.replace('2 submarines [submerged]', '1 submarine [submerged], 1 submarine'))
      .then({
        refuses: {
          'MOVE 1 battleship: sz2 > sz8': 'E-NCM-HOSTILE',
          'FERRY sz2 > sz8, carrying UK infantry, unload infantry to United Kingdom': 'E-NCM-HOSTILE',
        },
      });
  });

  it('RREV-9.4: ships keep out of hostile zones in the noncombat move', () => {
    given(aaRevised)
      .position('Round 1, UK, noncombat-move\nsz2: UK 1 battleship\nsz8: Germany 1 transport')
      .then({ refuses: { 'MOVE 1 battleship: sz2 > sz8': 'E-NCM-HOSTILE' } });
  });
});

describe('where attackers came from (ALG-RET)', () => {
  it('VREV-09: omi-11, destroyers from two zones', () => {
    const table = given(aaRevised).position(
      'Round 1, USA, combat-move\nsz2: USA 1 destroyer\nsz7: USA 1 destroyer\nsz8: Germany 1 battleship',
    );
    table.when('MOVE 1 destroyer: sz2 > sz8\nMOVE 1 destroyer: sz7 > sz8').then({ at: { Origins: 'sz8 from sz2 + sz7' } });
  });

  it('VREV-10: omi-12, Japan attacks China from two territories', () => {
    const table = given(aaRevised).position(`Round 1, Japan, combat-move
      Manchuria: 1 infantry
      Kwangtung: 1 infantry
      China: 1 infantry`);
    table.when('MOVE 1 infantry: Manchuria > China\nMOVE 1 infantry: Kwangtung > China');
    table.then({ at: { Origins: 'China from Kwangtung + Manchuria' } });
  });

  it('a way that matters is named: several zones between', () => {
    const table = given(aaRevised).position('Round 1, UK, combat-move\nsz2: UK 1 battleship\nsz12: Germany 1 transport');
    table.then({ refuses: { 'MOVE 1 battleship: sz1 > sz12': 'E-UNITS' } });
    table.when('MOVE 1 battleship: sz2 > sz12').then({ at: { Origins: 'sz12 from sz8' } });
  });
});

describe('ships with a hold that an advantage gives (N-JP1)', () => {
  /** Any row stands for it here. */
  const withHolds = (act: () => void) => {
    const { on } = effects.row('rockets') as { on: Record<string, unknown> };
    on.onHold = ({ type }: { type: string }) => (type === 'destroyer' ? { most: 1, heavy: 0 } : null);
    try {
      act();
    } finally {
      delete on.onHold;
    }
  };
  const express = `Round 1, Japan, combat-move
    Developments: Japan rockets
    Japan: 2 infantry, 1 tank
    sz60: Japan 1 destroyer, 1 transport
    sz59: Japan 1 destroyer`;
  const aboard = 'load infantry from Japan in sz60';

  it('are named in the order, in both languages; without a name it is a transport', () => {
    withHolds(() => {
      const table = given(aaRevised).position(express);
      const line = `FERRY sz60, by destroyer, ${aboard}`;
      expect(table.reads(line)).toBe(line);
      expect(table.offers()).toContain(line);
      expect(aaRevised.format({ type: 'ferry', path: ['sz60'], ship: 'destroyer', loads: [] }, 'it')).toBe(
        'TRAGHETTA zm60, tramite torpediniere',
      );
      expect(table.reads(`FERRY sz60, by transport, ${aboard}`)).toBe(`FERRY sz60, ${aboard}`);
      table.when(line).then({ at: { sz60: 'Japan 1 transport, 1 destroyer [carrying Japan infantry]' } });
      expect(table.last('sail')).toMatchObject({ ship: 'destroyer' });
    });
  });

  it('take one infantry and nothing else, and assault with it', () => {
    withHolds(() => {
      const table = given(aaRevised).position(express);
      table.then({
        refuses: {
          'FERRY sz60, by destroyer, load tank from Japan in sz60': 'E-CAPACITY',
          [`FERRY sz60, by destroyer, ${aboard}, ${aboard}`]: 'E-CAPACITY',
          'FERRY sz60, by battleship, load tank from Japan in sz60': 'E-CAPACITY',
        },
      });
      const line = `ASSAULT Buryatia: sz60, by destroyer, ${aboard}`;
      expect(table.offers()).toContain(table.reads(line));
      table.when(line);
      expect(table.at('sz60')).toContain('1 destroyer [spent, carrying Japan infantry, landing Japan infantry in');
    });
  });

  it('are no transports without it: E-CAPACITY', () => {
    given(aaRevised)
      .position(express)
      .then({ refuses: { [`FERRY sz60, by destroyer, ${aboard}`]: 'E-CAPACITY' } });
  });
});

describe('what players are told of the orders', () => {
  it('a transport may be loaded in the combat move, and nothing says INTENT, IGNORE or HOVER', () => {
    for (const [language, ferry, other] of [
      ['en', /^FERRY/, /INTENT|IGNORE|HOVER/],
      ['it', /^TRAGHETTA/, /INTENZIONE|IGNORA|SORVOLA/],
    ] as const) {
      const combatMove = aaRevised.guide(language).find(({ lines }) => lines.some((line) => /ASSA(UL|L)T/.test(line)));
      expect(combatMove?.lines.some((line) => ferry.test(line))).toBe(true);
      expect(
        aaRevised
          .guide(language)
          .flatMap(({ lines }) => lines)
          .filter((line) => other.test(line)),
      ).toEqual([]);
    }
  });
});
