import { expect } from 'vitest';
import { aims, at, provesAdvantages } from './advantages';

const landing = (power: string, lands: string, more = '') =>
  at(`Round 1, ${power}, combat-move`, `sz7: ${power} 1 transport [spent, carrying ${lands}, landing ${lands} in Western Europe]`, more);

provesAdvantages('germany', {
  'u-boats': {
    'N-DE1 (L3302): the United Kingdom and the United States collect 1 IPC less for each German submarine': () => {
      for (const [power, other] of [
        ['UK', 27],
        ['USA', 39],
        ['USSR', 24],
      ] as const) {
        const table = at(
          `Round 1, ${power}, noncombat-move`,
          'Developments: Germany U-boat interdiction',
          'sz8: Germany 2 submarines',
          'sz12: Germany 1 submarine',
        );
        expect(`${power} ${table.when('END').last('income').amount}`).toBe(`${power} ${other}`);
      }
    },
    'never below nothing': () => {
      const subs = 'sz8: Germany 50 submarines';
      expect(at('Round 1, UK, noncombat-move', 'Developments: Germany U-boat interdiction', subs).when('END').last('income').amount).toBe(
        0,
      );
    },
  },
  'atlantic-wall': {
    'N-DE2 (L3308): infantry in a grey territory defends a landing on 3, in the first round alone': () => {
      const table = landing('UK', 'UK infantry', 'Developments: Germany Atlantic wall\nWestern Europe: 2 infantry');
      table.when('END').dice(6, 6, 6, 1, 1, 6).when('PROCEED');
      expect(aims(table, 'defence', 'infantry').slice(0, 2)).toEqual([3, 2]);
    },
    'not against an attack by land, nor in a territory that was not grey': () => {
      const table = at('Round 1, USSR, combat-move', 'Developments: Germany Atlantic wall', 'Germany: 1 infantry, USSR 1 infantry');
      table.dice(6, 1).when('END');
      expect(aims(table, 'defence', 'infantry')).toEqual([2]);
    },
  },
  'panzer-blitz': {
    'N-DE3 (L3313): where all defenders died in the only round, tanks of the attack go on by one': () => {
      const table = at(
        'Round 1, Germany, combat-move',
        'Developments: Germany Panzer blitz',
        'Karelia: USSR 1 infantry, Germany 2 tanks, 1 infantry',
      );
      table.dice(6, 1, 6, 6).when('END');
      table.then({
        refuses: {
          'MOVE 1 infantry: Karelia > Norway': 'E-ALREADY-MOVED',
          'MOVE 1 tank: Karelia > Belorussia > Eastern Europe': 'E-RANGE',
        },
      });
      table
        .when('MOVE 1 tank: Karelia > Norway')
        .then({ at: { norway: '1 tank [spent]' }, refuses: { 'MOVE 1 tank: Norway > Karelia': 'E-ALREADY-MOVED' } });
    },
    'a battle of two rounds, or no battle, leaves them where they are': () => {
      const table = at('Round 1, Germany, combat-move', 'Developments: Germany Panzer blitz', 'Karelia: USSR 1 infantry, Germany 2 tanks');
      table
        .dice(6, 6, 6, 1, 6, 6)
        .when('END')
        .then({ refuses: { 'MOVE 1 tank: Karelia > Norway': 'E-ALREADY-MOVED' } });
      const empty = at('Round 1, Germany, combat-move', 'Developments: Germany Panzer blitz', 'Belorussia: 2 tanks');
      empty.when('MOVE 1 tank: Belorussia > Karelia\nEND').then({ refuses: { 'MOVE 1 tank: Karelia > Norway': 'E-ALREADY-MOVED' } });
    },
  },
  'wolf-packs': {
    'N-DE4 (L3320): three submarines that attack one zone attack on 3 to the end of the combat, super submarines on 4': () => {
      for (const [more, aim] of [
        ['', 3],
        [' + super submarines', 4],
      ] as const) {
        const table = at(
          'Round 1, Germany, combat-move',
          `Developments: Germany Wolf packs${more}`,
          'sz2: UK 2 transports, Germany 3 submarines',
        );
        table.dice(1, 6, 6, 1).when('END').dice(1, 6).when('SUBMERGE 0');
        expect(aims(table, 'attack', 'submarine')).toEqual([aim, aim]);
      }
    },
    'two are no pack': () => {
      const table = at('Round 1, Germany, combat-move', 'Developments: Germany Wolf packs', 'sz2: UK 1 transport, Germany 2 submarines');
      table.dice(1, 6).when('END');
      expect(aims(table, 'attack', 'submarine')).toEqual([2]);
    },
  },
  'dive-bombers': {
    'N-DE5 (L3329), VREV-S6: fighters fly raids, and half of each die counts, rounded up': () => {
      const table = at(
        'Round 1, Germany, combat-move',
        'Developments: Germany Luftwaffe dive-bombers',
        'Eastern Europe: 3 fighters',
        'Caucasus: 1 infantry',
        'IPCs: USSR 24',
      );
      table.when('MOVE 3 fighters: Eastern Europe > Ukraine S.S.R. > Caucasus, raid').dice(1, 3, 6).when('END');
      expect(table.last('raid')).toMatchObject({ loss: 6, left: 18 });
    },
  },
  'fortress-europe': {
    'N-DE6 (L3335): artillery in grey territories defends on 3': () => {
      const table = at('Round 1, USSR, combat-move', 'Developments: Germany Fortress Europe', 'Germany: 1 artillery, USSR 1 infantry');
      table.dice(6, 1).when('END');
      expect(aims(table, 'defence', 'artillery')).toEqual([3]);
    },
    'not elsewhere': () => {
      const table = at(
        'Round 1, USSR, combat-move',
        'Developments: Germany Fortress Europe',
        'Caucasus (Germany): 1 artillery, USSR 1 infantry',
      );
      table.dice(6, 1).when('END');
      expect(aims(table, 'defence', 'artillery')).toEqual([2]);
    },
  },
});
