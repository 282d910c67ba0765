import { expect } from 'vitest';
import { aims, at, provesAdvantages } from './advantages';

const divisions = (...lines: string[]) => at('Round 1, USA, noncombat-move', 'Developments: USA Chinese divisions', ...lines);

provesAdvantages('usa', {
  'island-bases': {
    'VREV-22, N-US1 (L3436): a fighter flies from Hawaii to the East Indies in 3 steps instead of 5': () => {
      const lines = ['Round 1, USA, noncombat-move', 'Hawaiian Islands: 1 fighter', 'East Indies (USA):'];
      const order = 'MOVE 1 fighter: Hawaiian Islands > East Indies';
      at(...lines).then({ refuses: { [order]: 'E-RANGE' } });
      const table = at(...lines, 'Developments: USA island bases');
      const way = table.reads(order);
      expect(way.split(' > ')).toHaveLength(6);
      expect(table.reads(way)).toBe(way);
      expect(table.offers()).toContain(way);
      table.when(order).then({ at: { 'East Indies': '(USA) 1 fighter [spent]' } });
    },
    'N-US1: over enemy islands too, but landing needs a friendly one': () => {
      const lines = [
        'Round 1, USA, combat-move',
        'Developments: USA island bases',
        'sz52: USA 1 fighter, 1 carrier',
        'sz50: Japan 1 transport',
      ];
      const table = at(...lines, 'Wake Island: Japan 1 infantry', 'Okinawa: Japan 1 infantry');
      table.when('MOVE 1 fighter: sz52 > Wake Island').then({ at: { 'Wake Island': '1 infantry, USA 1 fighter [3 left, deck]' } });
      at('Round 1, USA, noncombat-move', 'Developments: USA island bases', 'Midway: 1 fighter', 'Wake Island: Japan 1 infantry').then({
        refuses: { 'MOVE 1 fighter: Midway > Wake Island': 'E-NCM-HOSTILE' },
      });
    },
    'N-US1: who has no step left still lands on an island of the zone': () => {
      const lines = [
        'Round 1, USA, combat-move',
        'Central United States: 1 fighter',
        'sz2: Germany 1 transport',
        'Eastern Canada (Germany):',
      ];
      const order = 'MOVE 1 fighter: Central United States > Eastern United States > Eastern Canada > sz1 > sz2';
      at(...lines).then({ refuses: { [order]: 'E-NO-LANDING' } });
      const table = at(...lines, 'Developments: USA island bases')
        .when(order)
        .dice(3, 6)
        .when('END')
        .when('END');
      expect(table.last('landed').to).toBe('greenland');
    },
    'N-US1: an aircraft that flew on lands by itself over the same distance; rockets and others’ aircraft fly as ever': () => {
      const table = at('Round 1, USA, noncombat-move', 'Developments: USA island bases', 'sz57: USA 1 fighter [1 left]').when('END');
      expect(table.last('landed').to).toBe('hawaiian-islands');
      at('Round 1, Japan, noncombat-move', 'Developments: USA island bases', 'Wake Island: 1 fighter [1 left]').then({
        refuses: { 'MOVE 1 fighter: Wake Island > Okinawa': 'E-RANGE' },
      });
    },
  },
  'chinese-divisions': {
    'N-US2 (L3441): every turn an infantry appears in China, or where the noncombat move says': () => {
      divisions('China: 1 infantry')
        .when('END')
        .then({ at: { china: '2 infantry' } });
      const table = divisions('Sinkiang: 1 infantry').when('USE Chinese divisions in Sinkiang');
      table.then({
        at: { Reinforcements: 'Sinkiang' },
        refuses: { 'USE Chinese divisions in Sinkiang': 'E-NA', 'USE Chinese divisions in Kwangtung': 'E-NA' },
      });
      table.when('END').then({ at: { sinkiang: '2 infantry', china: '' } });
    },
    'only where the United States are in control, and not without their capital': () => {
      const table = divisions('China (Japan): Japan 1 infantry').when('END');
      table.then({ at: { sinkiang: '1 infantry' } });
      divisions('Eastern United States (Germany): Germany 1 infantry')
        .when('END')
        .then({ at: { china: '' } });
      const none = divisions('China (Japan): Japan 1 infantry', 'Sinkiang (Japan): Japan 1 infantry').when('END');
      expect(none.told('advantage')).toEqual([]);
    },
  },
  marines: {
    'N-US3 (L3446): infantry attacks on 2 in the first round on land of an assault': () => {
      const lands = 'USA infantry + USA infantry';
      const table = at(
        'Round 1, USA, combat-move',
        'Developments: USA Marines',
        `sz7: USA 1 transport [spent, carrying ${lands}, landing ${lands} in Western Europe]`,
        'Western Europe: 1 infantry',
      );
      table.when('END').dice(6, 6, 6, 1, 6, 6).when('PROCEED');
      expect(aims(table, 'attack', 'infantry')).toEqual([2, 1]);
      const land = at('Round 1, USA, combat-move', 'Developments: USA Marines', 'Western Europe: 1 infantry, USA 1 infantry [spent]');
      land.dice(1, 6).when('END');
      expect(aims(land, 'attack', 'infantry')).toEqual([1]);
    },
  },
  'mechanised-infantry': {
    'N-US4 (L3451): infantry moves 2': () => {
      const table = at('Round 1, USA, noncombat-move', 'Developments: USA Mechanised infantry', 'Western United States: 1 infantry');
      table.when('MOVE 1 infantry: Western United States > Central United States > Eastern United States');
    },
    'and blitzes': () => {
      const table = at('Round 1, USA, combat-move', 'Developments: USA Mechanised infantry', 'China: 1 infantry');
      table.when('MOVE 1 infantry: China > Kwangtung > French Indochina\nEND');
      expect([table.state.control.kwangtung, table.state.control['french-indochina']]).toEqual(['usa', 'usa']);
    },
  },
  'fast-carriers': {
    'N-US5 (L3455): carriers move 3': () => {
      at('Round 1, USA, noncombat-move', 'Developments: USA Fast carriers', 'sz55: USA 1 carrier, 1 destroyer').when(
        'MOVE 1 carrier: sz55 > sz52 > sz51 > sz50',
      );
    },
  },
  superfortresses: {
    'N-US6 (L3460): guns fire at fighters, not at bombers': () => {
      const table = at(
        'Round 1, USA, combat-move',
        'Developments: USA Superfortresses',
        'United Kingdom: USA 1 fighter, 1 bomber',
        'Western Europe: 1 infantry, 1 AA gun',
      );
      table.when('MOVE 1 fighter, 1 bomber: United Kingdom > sz7 > Western Europe').dice(6, 6, 6, 6).when('END');
      expect(table.last('flak').rolls).toEqual([{ owner: 'usa', type: 'fighter', needs: 1, dice: [6] }]);
    },
  },
});
