import { describe, expect, it } from 'vitest';
import { aims, at } from './advantages';

const on = (turn: string, ...lines: string[]) => at(`Round 1, ${turn}`, ...lines);
const ipcs = ({ ussr = 24, germany = 40, uk = 30 }) => `USSR ${ussr}, Germany ${germany}, UK ${uk}, Japan 30, USA 42`;

describe('advantages beside other rules', () => {
  it('N-JP1, RREV-4.3: a destroyer bombards beside the infantry that it lands itself', () => {
    const table = on(
      'Japan, combat-move',
      'Developments: Japan combined bombardment + Tokyo express',
      'Caroline Islands: 1 infantry',
      'sz50: Japan 1 destroyer',
      'Wake Island (USA): USA 1 infantry',
    );
    table.when('ASSAULT Wake Island: sz50 > sz51, by destroyer, load infantry from Caroline Islands\nEND').dice(3).when('PROCEED');
    table.then({ at: { 'Wake Island': '1 infantry [spent]' } });
  });

  it('N-JP1: infantry goes down with its destroyer', () => {
    const table = on(
      'USA, combat-move',
      'Developments: Japan Tokyo express',
      'sz51: Japan 1 destroyer [carrying Japan infantry], USA 1 battleship',
    );
    table
      .dice(1, 6)
      .when('END')
      .then({ at: { sz51: 'USA 1 battleship [spent, fought]' } });
  });

  it('N-JP5: defenders dig in on an island that was taken too', () => {
    const table = on(
      'USA, combat-move',
      'Developments: Japan Dug-in defenders',
      'Midway (Japan): Japan 1 infantry',
      'sz56: USA 1 transport [carrying USA infantry]',
    );
    table.when('ASSAULT Midway: sz56, carrying USA infantry\nEND').dice(1, 6).when('PROCEED');
    expect(aims(table, 'defence', 'infantry')).toEqual([3]);
  });

  it('N-UK1: an ally’s gun in a beige territory hits on 1, as does a British one in a territory that was taken', () => {
    const india = (gun: string) =>
      on('Japan, combat-move', 'Developments: UK Radar', 'French Indochina: 2 infantry, 1 fighter', `India: 1 infantry, ${gun}`).when(
        'MOVE 1 fighter, 2 infantry: French Indochina > India',
      );
    expect(india('1 AA gun').dice(2, 6, 6, 6).when('END').told('flak')[0]?.lost).toEqual({ fighter: 1 });
    expect(india('USSR 1 AA gun').dice(2, 1, 6, 6, 6).when('END').told('flak')[0]?.lost).toEqual({});
    const paris = on(
      'Germany, combat-move',
      'Developments: UK Radar',
      'Western Europe (UK): UK 1 infantry, 1 AA gun',
      'Germany: 1 tank, 1 fighter',
    );
    expect(paris.when('MOVE 1 tank, 1 fighter: Germany > Western Europe').dice(2, 1, 6, 6).when('END').told('flak')[0]?.lost).toEqual({});
  });

  it('N-UK4, RREV-4.3: a long-range bomber flies on for eight', () => {
    const table = on('UK, noncombat-move', 'Developments: UK long-range aircraft + Mideast oil', 'United Kingdom: 1 bomber');
    table.when('MOVE 1 bomber: United Kingdom > sz7 > sz12 > sz13 > sz14 > sz15 > Anglo-Egypt');
    table.when('MOVE 1 bomber: Anglo-Egypt > sz34 > sz35 > sz31 > sz38 > Australia');
  });

  it('N-UK5: Paris rises when a tank rolls through, and without London too', () => {
    const table = on(
      'USA, combat-move',
      'Developments: UK French resistance',
      'United Kingdom (Germany): Germany 1 infantry',
      'Southern Europe (USA): USA 1 tank',
      'Western Europe: ',
      'Germany: 1 infantry',
    );
    table.when('MOVE 1 tank: Southern Europe > Western Europe > Germany').then({ at: { 'Western Europe': '(USA) UK 3 infantry' } });
  });

  it('N-US6: bombers draw no fire, on the way, in a raid and beside fighters, whose die is rolled', () => {
    const raid = on(
      'USA, combat-move',
      'Developments: USA Superfortresses',
      'United Kingdom: USA 1 bomber',
      'Western Europe: 1 AA gun',
      'Germany: 1 AA gun',
    );
    raid
      .when('MOVE 1 bomber: United Kingdom > sz6 > Western Europe > Germany, raid')
      .dice(5)
      .when('END')
      .then({ at: { IPCs: ipcs({ germany: 35 }) } });
    const battle = on(
      'USA, combat-move',
      'Developments: USA Superfortresses',
      'United Kingdom: USA 1 bomber, 1 fighter',
      'Western Europe: 1 AA gun, 1 infantry',
    );
    battle.when('MOVE 1 bomber, 1 fighter: United Kingdom > sz6 > Western Europe').dice(1, 1, 6).when('END');
    expect(battle.told('flak')[0]?.rolls.length).toBe(1);
  });

  it('N-US3: beside artillery marines attack on 2, and infantry that came by land with them', () => {
    const table = on(
      'USA, combat-move',
      'Developments: USA Marines',
      'sz59: USA 1 transport [carrying USA infantry + USA artillery]',
      'China: USA 1 infantry',
      'Kwangtung: 1 infantry',
    );
    table
      .when('ASSAULT Kwangtung: sz59, carrying USA infantry + USA artillery\nMOVE 1 infantry: China > Kwangtung\nEND')
      .dice(3, 3, 2, 6)
      .when('PROCEED');
    expect(table.told('fire')[0]?.rolls.map(({ type, needs, dice }) => `${dice.length} ${type} ${needs}`)).toEqual([
      '2 infantry 2',
      '1 artillery 2',
    ]);
  });

  it('N-US4: infantry moves through friends into an attack, two spaces in the noncombat move, and not aboard afterwards', () => {
    const table = on(
      'USA, combat-move',
      'Developments: USA Mechanised infantry',
      'Sinkiang: USA 1 infantry',
      'China: USA 1 infantry',
      'Kwangtung: 1 infantry',
      'Central United States: 1 infantry',
      'sz10: USA 1 transport',
    );
    table.when('MOVE 1 infantry: Sinkiang > China > Kwangtung').dice(1, 6).when('END');
    table.when('MOVE 1 infantry: China > Sinkiang > Kazakh S.S.R.\nMOVE 1 infantry: Central United States > Eastern United States');
    table.then({ refuses: { 'FERRY sz10, load infantry from Eastern United States': 'E-CARGO-MOVED' } });
  });

  it('N-US2: Kwangtung has Chinese divisions too, Sinkiang none once it is lost', () => {
    const table = on('USA, noncombat-move', 'Developments: USA Chinese divisions', 'Kwangtung (USA): 1 infantry', 'Sinkiang (Japan): ');
    table.then({ refuses: { 'USE Chinese divisions in Sinkiang': 'E-NA' } });
    table.when('USE Chinese divisions in Kwangtung\nEND').then({ at: { Kwangtung: '(USA) 2 infantry' } });
  });

  it('N-SU1: winter covers infantry abroad', () => {
    const table = on(
      'Germany, combat-move',
      'Developments: USSR Russian winter',
      'Declared: Russian winter',
      'Persia: USSR 1 infantry',
      'Caucasus (Germany): 1 tank',
    );
    table.when('MOVE 1 tank: Caucasus > Persia').dice(1, 6).when('END');
    expect(aims(table, 'defence', 'infantry')).toEqual([3]);
  });

  it('N-SU2: the treaty fills a territory that is empty or holds but a gun, and an attack on a Japanese ship voids it', () => {
    for (const stands of ['', '1 AA gun']) {
      const table = on(
        'Japan, combat-move',
        'Developments: USSR Nonaggression treaty',
        'Manchuria: 2 infantry',
        `Buryatia S.S.R.: ${stands}`,
      );
      table.when('MOVE 2 infantry: Manchuria > Buryatia S.S.R.').dice(6, 6, 1, 1, 6, 6).when('END');
      table.then({ at: { 'Buryatia S.S.R.': ['4 infantry', stands].filter(Boolean).join(', ') } });
    }
    const broken = on(
      'USSR, combat-move',
      'Developments: USSR Nonaggression treaty',
      'Buryatia S.S.R.: 1 fighter',
      'sz60: Japan 1 transport',
    );
    broken.when('MOVE 1 fighter: Buryatia S.S.R. > sz60').dice(1, 6).when('END');
    expect(broken.told('advantage-lost')).toHaveLength(1);
  });

  it('N-SU3: a complex makes nothing where the land was taken this turn, and one unit where it is worth one', () => {
    const taken = on(
      'USSR, noncombat-move',
      'Developments: USSR Mobile industry',
      'West Russia (USSR): 1 infantry [spent]',
      'Captured: West Russia from Germany',
      'Bought: 1 infantry',
    );
    taken
      .when('USE Mobile industry in Russia > West Russia\nEND')
      .then({ refuses: { 'PLACE 1 infantry in West Russia': 'E-IC-INELIGIBLE' } });
    const poor = on('USSR, noncombat-move', 'Developments: USSR Mobile industry', 'Bought: 2 infantry');
    poor.when('USE Mobile industry in Russia > Evenki National Okrug\nEND');
    poor.then({
      refuses: {
        'PLACE 2 infantry in Evenki National Okrug': 'E-IC-LIMIT',
        'PLACE 1 infantry in Russia, 1 infantry in Caucasus': 'E-IC-INELIGIBLE',
      },
    });
  });

  it('N-SU4 (L1712): who has no unit left in the battle has not won it: no tank where allies alone defend', () => {
    const table = on('Germany, combat-move', 'Developments: USSR Salvage', 'Archangel: UK 3 infantry', 'West Russia: 1 tank');
    table
      .when('MOVE 1 tank: West Russia > Archangel')
      .dice(6, 1, 6, 6)
      .when('END')
      .then({ at: { Archangel: 'UK 3 infantry' } });
  });

  it('N-SU6: the railway leads into an attack at its end, not through hostile land nor beyond', () => {
    const east = (...lines: string[]) =>
      on(
        'USSR, combat-move',
        'Developments: USSR Trans-Siberian railway',
        'Yakut S.S.R.: 1 infantry, 1 artillery',
        'Russia (Germany): Germany 1 infantry',
        ...lines,
      );
    east()
      .when('MOVE 1 infantry, 1 artillery: Yakut S.S.R. > Novosibirsk > Russia')
      .dice(2, 6, 6)
      .when('END')
      .then({ at: { Russia: '1 infantry [spent], 1 artillery [spent]' } });
    east('Novosibirsk (Germany): ').then({
      refuses: {
        'MOVE 1 infantry: Yakut S.S.R. > Novosibirsk > Russia': 'E-STOP',
        'MOVE 1 infantry: Yakut S.S.R. > Buryatia S.S.R. > Manchuria': 'E-RANGE',
      },
    });
  });

  it('N-DE1: without London there is no income to interdict', () => {
    const table = on(
      'UK, noncombat-move',
      'Developments: Germany U-boat interdiction',
      'United Kingdom (Germany): Germany 1 infantry',
      'sz8: Germany 3 submarines',
      'IPCs: UK 4',
    );
    table.when('END').then({ at: { IPCs: ipcs({ uk: 4 }) } });
  });

  it('N-DE3: after the sweep a tank may roll one space, into what was just taken too', () => {
    const table = on(
      'Germany, combat-move',
      'Developments: Germany Panzer blitz',
      'West Russia: 2 tanks, 1 infantry',
      'Archangel: 1 infantry',
      'Karelia S.S.R.: ',
    );
    table.when('MOVE 2 tanks: West Russia > Archangel\nMOVE 1 infantry: West Russia > Karelia S.S.R.').dice(1, 6, 6).when('END');
    table.then({ refuses: { 'MOVE 1 tank: Archangel > West Russia > Belorussia': 'E-RANGE' } });
    table
      .when('MOVE 1 tank: Archangel > Karelia S.S.R.')
      .then({ refuses: { 'MOVE 1 tank: Karelia S.S.R. > West Russia': 'E-ALREADY-MOVED' } });
  });

  it('N-DE4: a pack of three from several zones stays one after a loss', () => {
    const table = on(
      'Germany, combat-move',
      'Developments: Germany Wolf packs',
      'sz8: Germany 2 submarines',
      'sz5: Germany 1 submarine',
      'sz7: UK 2 destroyers',
    );
    table
      .when('MOVE 2 submarines: sz8 > sz7\nMOVE 1 submarine: sz5 > sz6 > sz7')
      .dice(6, 6, 6, 1, 6)
      .when('END')
      .dice(3, 3, 6, 6)
      .when('PRESS');
    expect(new Set(aims(table, 'attack', 'submarine'))).toEqual(new Set([3]));
    expect(table.told('fire').filter(({ side }) => side === 'attack')).toHaveLength(2);
  });
});
