import { expect } from 'vitest';
import { aims, at, provesAdvantages } from './advantages';

provesAdvantages('japan', {
  'tokyo-express': {
    'N-JP1 (L3381): a destroyer carries one infantry, and lands it in an assault': () => {
      const table = at(
        'Round 1, Japan, combat-move',
        'Developments: Japan Tokyo express',
        'Caroline Islands: 2 infantry, 1 artillery',
        'sz50: Japan 1 destroyer',
      );
      const offers = table.offers(5000).filter((each) => each.includes('ASSAULT'));
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.filter((each) => each.includes('artillery'))).toEqual([]);
      table.when(offers[0] ?? '').when('END');
    },
  },
  kamikaze: {
    'N-JP2 (L3387): an aircraft may go where it finds no landing, if it goes as a kamikaze': () => {
      const table = at(
        'Round 1, Japan, combat-move',
        'Developments: Japan Kamikaze attacks',
        'Japan: 1 fighter, 1 bomber',
        'sz56: USA 1 battleship',
      );
      table.then({
        refuses: {
          'MOVE 1 fighter: Japan > sz60 > sz57 > sz56': 'E-NO-LANDING',
          'MOVE 1 fighter: Japan > sz60 > sz59, kamikaze': 'E-CM-NO-COMBAT',
          'MOVE 1 fighter: Japan > Manchuria, kamikaze': 'E-NA',
        },
      });
      table.when('MOVE 1 fighter: Japan > sz60 > sz57 > sz56, kamikaze');
      table.then({ at: { sz56: 'Japan 1 fighter [1 left, kamikaze], USA 1 battleship' } });
    },
    'it fires before all others, at ships alone; what it hits falls silent, and it is lost with the opening fire': () => {
      const table = at(
        'Round 1, Japan, combat-move',
        'Developments: Japan Kamikaze attacks',
        'sz57: Japan 1 fighter [1 left, kamikaze], 1 bomber [2 left, kamikaze], USA 1 destroyer, 1 carrier, 1 fighter',
      );
      table.dice(3, 4).when('END');
      expect(table.told('fire').map(({ step, side, hits }) => `${step} ${side} ${hits}`)).toEqual(['kamikaze attack 2']);
      expect(table.told('losses')[0]?.losses.map(({ type }) => type)).toEqual(['destroyer', 'carrier']);
      expect(table.told('kamikaze')[0]?.losses.map(({ type }) => type)).toEqual(['fighter', 'bomber']);
      expect(table.last('battle-end').winner).toBe('defence');
    },
    'a submarine that it hits still fires in the opening fire; hits of others are not placed on it': () => {
      const table = at(
        'Round 1, Japan, combat-move',
        'Developments: Japan Kamikaze attacks',
        'sz57: Japan 1 fighter [1 left, kamikaze], 1 transport [spent], 1 destroyer, USA 1 submarine',
      );
      table.dice(1, 2).when('END');
      expect(table.told('fire').map(({ step, side }) => `${step} ${side}`)).toEqual(['kamikaze attack', 'surprise defence']);
      table.then({ asks: ['casualties germany-japan'] });
      table.when('LOSE 1 transport');
      table.then({ at: { sz57: 'Japan 1 destroyer [spent, fought]' } });
    },
  },
  kaiten: {
    'N-JP3 (L3409): a submarine off an orange shore or an island held hits on 3, as a super submarine on 4, and is lost': () => {
      for (const [zone, developments, aim] of [
        ['sz60', 'Kaiten torpedoes', 3],
        ['sz60', 'Super submarines + Kaiten torpedoes', 4],
        ['sz50', 'Kaiten torpedoes', 3],
      ] as const) {
        for (const [die, left] of [
          [aim, 1],
          [aim + 1, 2],
        ] as const) {
          const table = at(
            'Round 1, USA, combat-move',
            `Developments: Japan ${developments}`,
            `${zone}: Japan 1 submarine, USA 2 destroyers`,
          );
          table.when('END').then({ asks: ['reaction germany-japan'] });
          expect(table.standing('reaction', { ask: [] })).toBe('PASS');
          table.dice(die).when(`USE Kaiten torpedoes 1 submarine in ${zone}`);
          expect(aims(table, 'defence', 'submarine')).toEqual([aim]);
          table.then({ at: { [zone]: `USA ${left} destroyer${left > 1 ? 's' : ''} [spent, fought]` } });
        }
      }
    },
    'hits of the attacker are placed on others': () => {
      const table = at(
        'Round 1, USA, combat-move',
        'Developments: Japan Kaiten torpedoes',
        'sz60: Japan 1 submarine, 1 transport, USA 2 submarines',
      );
      table.when('END').dice(2, 6, 6).when('USE Kaiten torpedoes 1 submarine in sz60');
      expect(table.told('losses')[0]?.losses).toEqual([{ owner: 'japan', type: 'transport', count: 1 }]);
      expect(table.told('kamikaze')[0]?.losses).toEqual([{ owner: 'japan', type: 'submarine', count: 1 }]);
      table.then({ at: { sz60: 'USA 2 submarines [spent, fought]' } });
    },
    'who passes fights on with submarines like others, and is asked again every round': () => {
      const table = at('Round 1, USA, combat-move', 'Developments: Japan Kaiten torpedoes', 'sz60: Japan 1 submarine, USA 1 destroyer');
      table.when('END').dice(6, 6).when('PASS');
      table.then({ asks: ['reaction germany-japan'], refuses: { 'USE Kaiten torpedoes 2 submarines in sz60': 'E-NA' } });
      table.dice(2, 6).when('PASS');
      expect(aims(table, 'defence', 'submarine')).toEqual([2, 2]);
    },
    'nobody is asked elsewhere, nor off an island that an enemy holds': () => {
      for (const [zone, ...more] of [['sz8'], ['sz50', 'Caroline Islands (USA):']] as const) {
        const table = at(
          'Round 1, USA, combat-move',
          'Developments: Japan Kaiten torpedoes',
          `${zone}: Japan 1 submarine, USA 1 destroyer`,
          ...more,
        );
        table.dice(6, 3).when('END');
        expect(aims(table, 'defence', 'submarine')).toEqual([2]);
      }
    },
  },
  'lightning-assaults': {
    'N-JP4 (L3417): a transport lands one unit, moves on and lands the other': () => {
      const table = at(
        'Round 1, Japan, combat-move',
        'Developments: Japan Lightning assaults',
        'Caroline Islands: 1 infantry, 1 artillery',
        'Wake Island (USA):',
        'Hawaiian Islands: ',
        'sz50: Japan 1 transport',
      );
      table.when(
        'ASSAULT Hawaiian Islands: sz50 > sz51 > sz52, load infantry + artillery from Caroline Islands, first infantry to Wake Island',
      );
      table.when('END').when('PROCEED');
      table.then({
        at: { 'Wake Island': '1 infantry [spent]', 'Hawaiian Islands': '(Japan) 1 artillery [spent]', sz52: 'Japan 1 transport [spent]' },
      });
    },
  },
  'dug-in': {
    'N-JP5 (L3424): infantry on islands defends on 3; Japan itself is none': () => {
      for (const [territory, zone, aim] of [
        ['Okinawa', 'sz60', 3],
        ['Japan', 'sz60', 2],
      ] as const) {
        const table = at(
          'Round 1, USA, combat-move',
          'Developments: Japan Dug-in defenders',
          `${territory}: 1 infantry, USA 1 fighter [2 left]`,
          `${zone}: USA 1 carrier`,
        );
        table.dice(6, 6).when('END');
        expect(aims(table, 'defence', 'infantry')).toEqual([aim]);
      }
    },
  },
  banzai: {
    'N-JP6 (L3428): an attack of infantry alone attacks on 2, the whole combat': () => {
      const table = at(
        'Round 1, Japan, combat-move',
        'Developments: Japan Banzai attacks',
        'China: USA 1 infantry, Japan 2 infantry [spent]',
      );
      table.dice(6, 6, 6, 6, 1, 6).when('END');
      expect(aims(table, 'attack', 'infantry')).toEqual([2, 2]);
    },
    'not beside anything else, aircraft included; in an assault the land force counts': () => {
      const table = at(
        'Round 1, Japan, combat-move',
        'Developments: Japan Banzai attacks',
        'China: USA 1 infantry, Japan 1 infantry [spent], 1 fighter [2 left]',
      );
      table.dice(6, 1, 6).when('END');
      expect(aims(table, 'attack', 'infantry')).toEqual([1]);
      const assault = at(
        'Round 1, Japan, combat-move',
        'Developments: Japan Banzai attacks',
        'sz52: Japan 1 transport [spent, carrying Japan infantry, landing Japan infantry in Hawaiian Islands]',
        'Hawaiian Islands: 1 infantry, Japan 1 fighter [2 left]',
        'sz50: Japan 1 carrier',
      );
      assault.when('END').dice(6, 1, 6).when('PROCEED');
      expect(aims(assault, 'attack', 'infantry')).toEqual([2]);
    },
  },
});
