import { describe, expect, it } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const at = (turn: string, ...lines: string[]) => given(aaRevised).position(`Round 1, ${turn}`, ...lines);

describe('combat, sentence by sentence', () => {
  it('RREV-7.1 (L1310): every space with units of both sides is fought over, and nowhere else', () => {
    const table = at('UK, combat-move', 'sz6: UK 1 destroyer, Germany 1 transport', 'sz7: UK 1 destroyer', 'sz8: Germany 1 submarine');
    table.dice(1, 6).when('END');
    expect(table.told('battle').map(({ space }) => space)).toEqual(['sz6']);
  });

  it('RREV-7.2 (L1366): gun, bombardment, attackers, defenders; the next round only the last two', () => {
    const table = at(
      'Germany, combat-move',
      'Norway: 1 fighter',
      'Karelia S.S.R.: 2 infantry, 1 AA gun',
      'sz5: Germany 1 battleship, 1 transport [carrying Germany infantry, landing Germany infantry in Karelia S.S.R.]',
    );
    table.when('MOVE 1 fighter: Norway > Karelia S.S.R.\nEND').dice(2, 6, 6, 6, 6, 6).when('PROCEED');
    table.dice(6, 6, 6, 6).when('PRESS');
    expect(
      table.events.flatMap((each) => (each.type === 'fire' ? [`${each.step} ${each.side}`] : each.type === 'flak' ? ['flak'] : [])),
    ).toEqual(['flak', 'bombard attack', 'main attack', 'main defence', 'main attack', 'main defence']);
  });

  it('RREV-7.15: bad replies in a battle are refused each by its own name', () => {
    const round = () =>
      at('USSR, combat-move', 'Russia: 3 infantry', 'West Russia: 3 infantry, 1 tank', 'Ukraine S.S.R.: 1 infantry').when(
        'MOVE 3 infantry: Russia > West Russia',
      );
    const hit = round().dice(1, 6, 6).when('END');
    hit.then({
      asks: ['casualties germany-japan'],
      refuses: { 'LOSE 1 Germany tank, 1 Germany infantry': 'E-CASUALTY-SET', 'LOSE 1 Germany fighter': 'E-CASUALTY-SET' },
    });
    const over = round().dice(6, 6, 6, 6, 6, 6, 6).when('END');
    over.then({ asks: ['press ussr-uk-usa'], refuses: { 'RETREAT to Ukraine S.S.R.': 'E-RETREAT-DEST', RETREAT: 'E-RETREAT-DEST' } });
  });

  it('QREV-02 (L1262): a transport loads and lands beside a hostile zone, not in one', () => {
    const shore = ['United Kingdom: 1 infantry', 'Norway: '];
    const table = at('UK, combat-move', ...shore, 'sz6: UK 1 transport', 'sz5: Germany 1 battleship');
    table.when('ASSAULT Norway: sz6, load infantry from United Kingdom in sz6\nEND').when('PROCEED');
    expect(table.state.control.norway).toBe('uk');
    at('UK, combat-move', ...shore, 'sz6: UK 1 transport, Germany 1 battleship').then({
      refuses: { 'ASSAULT Norway: sz6, load infantry from United Kingdom in sz6': 'E-LOAD-HOSTILE' },
    });
  });

  it('QREV-05 (L1626): aircraft that leave a battle are still there, and land in the noncombat move', () => {
    const table = at('UK, combat-move', 'United Kingdom: 1 fighter', 'Western Europe: 2 infantry');
    table.when('MOVE 1 fighter: United Kingdom > Western Europe').dice(6, 6, 6).when('END').when('RETREAT');
    table.then({ asks: ['noncombat-move ussr-uk-usa'], at: { 'Western Europe': '2 infantry, UK 1 fighter [2 left]' } });
    table.when('MOVE 1 fighter: Western Europe > United Kingdom').then({ at: { 'Western Europe': '2 infantry' } });
  });

  it('QREV-18, QREV-19: a fighter that rides is not sent off later; troops go ashore among friends only in the noncombat move', () => {
    const table = at('UK, combat-move', 'sz7: UK 1 carrier, 1 fighter', 'sz6: Germany 1 transport', 'sz5: Germany 1 transport');
    table.when('MOVE 1 carrier: sz7 > sz6, guests 1 UK').then({
      at: { sz6: 'Germany 1 transport, UK 1 fighter [spent, riding], 1 carrier [spent]' },
      refuses: { 'MOVE 1 fighter: sz6 > sz5': 'E-ALREADY-MOVED' },
    });
    const troops = at('UK, combat-move', 'sz7: UK 1 transport [carrying UK infantry]');
    troops.then({ refuses: { 'FERRY sz7, carrying infantry, unload infantry to United Kingdom': 'E-PHASE' } });
    troops
      .when('END')
      .when('FERRY sz7, carrying infantry, unload infantry to United Kingdom')
      .then({ at: { 'United Kingdom': '1 infantry [spent]' } });
  });

  it('QREV-21 (L1653): the attacker’s submarines choose first, then he presses, then the defender’s choose', () => {
    const table = at('Germany, combat-move', 'sz7: Germany 2 submarines, 1 battleship', 'sz6: UK 2 submarines, 1 transport');
    table.when('MOVE 2 submarines, 1 battleship: sz7 > sz6').dice(6, 6, 6, 6, 6, 6).when('END');
    table.then({ asks: ['submerge germany-japan'] });
    table.when('SUBMERGE 1').then({ asks: ['press germany-japan'] });
    table.when('PRESS').then({ asks: ['submerge ussr-uk-usa'] });
  });

  it('QREV-24: a hit with anything to fall on is placed', () => {
    const table = at('UK, combat-move', 'sz7: UK 2 destroyers', 'sz6: Germany 1 battleship, 2 transports');
    table.when('MOVE 2 destroyers: sz7 > sz6').dice(1, 1).when('END');
    table.then({
      asks: ['casualties germany-japan'],
      refuses: { 'LOSE 1 Germany battleship damaged': 'E-CASUALTY-MAX', 'LOSE 3 Germany transports': 'E-CASUALTY-SET' },
    });
  });

  it('RREV-11.4 (L2898): fighters of two powers defend with the carrier they stand on, and no submarine hits them', () => {
    const table = at('Germany, combat-move', 'sz7: Germany 3 submarines', 'sz6: UK 1 carrier, 1 fighter, USA 1 fighter');
    table.when('MOVE 3 submarines: sz7 > sz6').dice(1, 1, 1, 6, 6).when('END');
    expect(table.last('losses').losses.map(({ owner, type }) => `${owner} ${type}`)).toEqual(['uk carrier']);
  });
});

describe('territory and moves, sentence by sentence', () => {
  it('RREV-8.8 (L1803): a victory city counts for the side that holds its territory', () => {
    const karelia = (holder: string) => at('Germany, noncombat-move', `Karelia S.S.R.${holder}: 1 infantry`);
    const cities = (table: ReturnType<typeof karelia>) => JSON.stringify(aaRevised.brief?.(table.view('public'), 'en') ?? null);
    expect(cities(karelia(' (Germany)'))).not.toBe(cities(karelia('')));
  });

  it('RREV-9.1 (L2342): what moved in the combat move or fought stays; what did neither moves', () => {
    const table = at('USSR, combat-move', 'Russia: 2 infantry, 1 tank', 'West Russia: ', 'Archangel: 1 tank');
    table.when('MOVE 1 tank: Russia > West Russia\nEND').then({ refuses: { 'MOVE 1 tank: West Russia > Russia': 'E-ALREADY-MOVED' } });
    table.when('MOVE 2 infantry: Russia > West Russia\nMOVE 1 tank: Archangel > Russia > Caucasus');
    table.then({ at: { 'West Russia': '(USSR) 2 infantry [spent], 1 tank [spent]' } });
    const ships = at('UK, combat-move', 'sz6: UK 1 destroyer, Germany 1 transport').dice(1, 6).when('END');
    ships.then({ refuses: { 'MOVE 1 destroyer: sz6 > sz7': 'E-ALREADY-MOVED' } });
  });

  it('RREV-6.10, RREV-8.7 (L1786): a tank that rolls through an empty capital takes its treasury on the way', () => {
    const table = given(aaRevised).position(
      'Round 1, Germany, combat-move',
      'IPCs: USSR 9, Germany 1',
      'West Russia: 1 tank',
      'Russia: ',
      'Complexes: Germany',
    );
    table.when('MOVE 1 tank: West Russia > Russia > Archangel');
    expect([table.state.treasury.ussr, table.state.treasury.germany]).toEqual([0, 10]);
    expect(table.state.control.russia).toBe('germany');
  });

  it('RREV-6.5 (L2620): guns of two powers in one territory fire as one', () => {
    const table = at('Germany, combat-move', 'Caucasus: 1 infantry, 1 AA gun, UK 1 AA gun', 'Ukraine S.S.R.: 2 fighters, 1 infantry');
    table.when('MOVE 2 fighters, 1 infantry: Ukraine S.S.R. > Caucasus').dice(1, 6, 6, 6, 6).when('END');
    expect(table.last('flak').rolls).toMatchObject([{ type: 'fighter', dice: [1, 6], needs: 1 }]);
  });

  it('VREV-23 (L581): any number of units stands in a territory', () => {
    at('USSR, combat-move', 'Russia: 77 infantry').then({ at: { Russia: '77 infantry' } });
  });
});
