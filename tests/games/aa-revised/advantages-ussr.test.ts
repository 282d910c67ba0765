import { expect } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';
import { aims, at, provesAdvantages } from './advantages';

const treaty = 'Developments: USSR Nonaggression treaty';

provesAdvantages('ussr', {
  'russian-winter': {
    'N-SU1 (L3246): declared once; Soviet infantry defends on 3 till the own next turn begins': () => {
      const table = at(
        'Round 1, USSR, noncombat-move',
        'Developments: USSR Russian winter',
        'Russia: 1 infantry',
        'West Russia: Germany 1 infantry',
      );
      table.when('USE Russian winter').then({
        tells: [{ type: 'advantage', power: 'ussr' }],
        at: { used: 'Russian winter', declared: 'Russian winter' },
        refuses: { 'USE Russian winter': 'E-NA' },
      });
      table.when('END').until('combat-move');
      table.dice(6, 3).when('MOVE 1 infantry: West Russia > Russia\nEND');
      expect(aims(table, 'defence', 'infantry')).toEqual([3]);
    },
    'the own turn ends it; who has not declared it has 2': () => {
      const table = at(
        'Round 1, USA, noncombat-move',
        'Developments: USSR Russian winter',
        'Used: Russian winter',
        'Declared: Russian winter',
      );
      table.when('END').then({ at: { declared: '', used: 'Russian winter' } });
      const bare = at('Round 1, Germany, combat-move', 'Developments: USSR Russian winter', 'Russia: 1 infantry, Germany 1 infantry');
      bare.dice(1, 6).when('END');
      expect(aims(bare, 'defence', 'infantry')).toEqual([2]);
    },
    'E-NA: not without it, not in another phase, not when used up': () => {
      at('Round 1, USSR, noncombat-move', 'Russia: 1 infantry').then({ refuses: { 'USE Russian winter': 'E-NA' } });
      at('Round 1, USSR, combat-move', 'Developments: USSR Russian winter').then({ refuses: { 'USE Russian winter': 'E-NA' } });
      at('Round 1, UK, noncombat-move', 'Developments: USSR Russian winter').then({ refuses: { 'USE Russian winter': 'E-NA' } });
    },
  },
  'non-aggression': {
    'N-SU2 (L3252): the first time Japan attacks a red territory 4 infantry appear there before the battle': () => {
      const table = at('Round 1, Japan, combat-move', treaty, 'Manchuria: 1 infantry', 'Buryatia S.S.R.: 1 infantry');
      table.dice(6, 1, 1, 1, 1, 1).when('MOVE 1 infantry: Manchuria > Buryatia S.S.R.\nEND');
      expect(table.told('battle')[0]?.defenders).toEqual({ ussr: { infantry: 5 } });
      table.then({ at: { used: 'Nonaggression treaty' } });
    },
    'of several territories the Soviet Union picks one; when time is up the dearest, then the first': () => {
      const table = at(
        'Round 1, Japan, reaction',
        treaty,
        'Buryatia S.S.R.: 1 infantry, Japan 1 infantry [spent]',
        'Soviet Far East: 1 infantry, Japan 1 infantry [spent]',
      );
      table.then({
        asks: ['reaction ussr-uk-usa'],
        refuses: { 'USE Nonaggression treaty in Russia': 'E-NA', 'USE Enigma decoded': 'E-NA' },
      });
      expect([...table.offers()].sort()).toEqual([
        'PASS',
        'USE Nonaggression treaty in Buryatia S.S.R.',
        'USE Nonaggression treaty in Soviet Far East',
      ]);
      const { facts } = aaRevised.help(table.state, table.question(), 'en');
      expect(facts?.map((fact) => fact.slice(0, 48))).toEqual(['Nonaggression treaty: The first time Japan attac']);
      expect(aaRevised.fallback(table.state, table.question())).toEqual({
        type: 'advantage',
        advantage: 'non-aggression',
        space: 'buryatia-ssr',
      });
      table.when('USE Nonaggression treaty in Soviet Far East').then({
        tells: [{ type: 'advantage', space: 'soviet-far-east', units: { infantry: 4 } }],
        asks: ['battle germany-japan'],
        at: { 'Soviet Far East': '5 infantry, Japan 1 infantry [spent]' },
      });
    },
    'let go by it is over; a blitz through a territory is no attack on it': () => {
      const table = at(
        'Round 1, Japan, reaction',
        treaty,
        'Buryatia S.S.R.: 1 infantry, Japan 1 infantry',
        'Soviet Far East: 1 infantry, Japan 1 infantry',
      );
      table.when('PASS').then({ at: { used: 'Nonaggression treaty' } });
      const blitz = at('Round 1, Japan, combat-move', treaty, 'Manchuria: 1 tank');
      blitz.when('MOVE 1 tank: Manchuria > Buryatia S.S.R. > Manchuria\nEND');
      blitz.then({ at: { used: '', 'Buryatia SSR': '(Japan)' } });
    },
    'void once the Soviet Union attacks Japan first, in its territories or at sea': () => {
      const land = at('Round 1, USSR, combat-move', treaty, 'Buryatia S.S.R.: 1 infantry').when(
        'MOVE 1 infantry: Buryatia S.S.R. > Manchuria\nEND',
      );
      land.then({ at: { used: 'Nonaggression treaty' } });
      expect(land.last('advantage-lost').power).toBe('ussr');
      const other = at('Round 1, USSR, combat-move', treaty, 'Russia: 1 infantry').when('MOVE 1 infantry: Russia > West Russia\nEND');
      other.then({ at: { used: '' } });
    },
    'N-SU2 (L3257): a raid or a rocket is an attack on Japan too': () => {
      const raid = at('Round 1, USSR, combat-move', treaty, 'Buryatia S.S.R.: 1 bomber', 'Japan: ');
      raid
        .dice(6)
        .when('MOVE 1 bomber: Buryatia S.S.R. > Japan, raid\nEND')
        .then({ at: { used: 'Nonaggression treaty' } });
      const rocket = at('Round 1, USSR, combat-move', 'Developments: USSR Nonaggression treaty + rockets', 'Buryatia S.S.R.: 1 AA gun');
      rocket
        .dice(1)
        .when('ROCKET Buryatia S.S.R. > Japan\nEND')
        .then({ at: { used: 'Nonaggression treaty' } });
    },
  },
  'mobile-industry': {
    'N-SU3 (L3259): in the noncombat move a complex goes to an own neighbouring territory without one, once': () => {
      const table = at('Round 1, USSR, noncombat-move', 'Developments: USSR Mobile industry', 'Bought: 1 infantry');
      table.then({
        refuses: {
          'USE Mobile industry in Caucasus > Russia': 'E-NA',
          'USE Mobile industry in Caucasus > Ukraine': 'E-NA',
          'USE Mobile industry in Germany > Eastern Europe': 'E-NA',
        },
      });
      table
        .when('USE Mobile industry in Caucasus > Kazakh S.S.R.')
        .then({ refuses: { 'USE Mobile industry in Kazakh S.S.R. > Novosibirsk': 'E-NA' } });
      table.when('END\nPLACE 1 infantry in Kazakh S.S.R.').then({ at: { 'Kazakh SSR': '1 infantry' } });
    },
    'a captor cannot move it, and none is moved before the noncombat move': () => {
      at('Round 1, Germany, noncombat-move', 'Developments: USSR Mobile industry', 'Caucasus (Germany): 1 infantry').then({
        refuses: { 'USE Mobile industry in Caucasus > Ukraine': 'E-NA' },
      });
      at('Round 1, USSR, combat-move', 'Developments: USSR Mobile industry').then({
        refuses: { 'USE Mobile industry in Caucasus > Kazakh S.S.R.': 'E-NA' },
      });
    },
  },
  salvage: {
    'N-SU4 (L3285): a tank for a red territory held against an attack that lost one': () => {
      const table = at('Round 1, Germany, combat-move', 'Developments: USSR Salvage', 'Karelia: 2 infantry, Germany 1 tank');
      table
        .dice(6, 1, 6)
        .when('END')
        .then({ at: { 'Karelia SSR': '2 infantry, 1 tank' } });
      expect(table.last('advantage').units).toEqual({ tank: 1 });
    },
    'not where no tank was lost, nor in a territory that was not red': () => {
      const table = at('Round 1, Germany, combat-move', 'Developments: USSR Salvage', 'Karelia: 2 infantry, Germany 1 infantry');
      table
        .dice(6, 1, 6)
        .when('END')
        .then({ at: { 'Karelia SSR': '2 infantry' } });
      const abroad = at('Round 1, Germany, combat-move', 'Developments: USSR Salvage', 'Ukraine (USSR): 2 infantry, Germany 1 tank');
      abroad
        .dice(6, 1, 6)
        .when('END')
        .then({ at: { 'Ukraine SSR': '(USSR) 2 infantry' } });
    },
  },
  'lend-lease': {
    'N-SU5 (L3290): in the purchase, allied units in Soviet territory become Soviet ones': () => {
      const table = at(
        'Round 1, USSR, purchase',
        'Developments: USSR Lend-lease',
        'Russia: 1 infantry, UK 2 infantry, 1 fighter',
        'India: USA 1 tank',
      );
      table.then({ refuses: { 'USE Lend-lease UK 3 infantry in Russia': 'E-NA', 'USE Lend-lease USA 1 tank in India': 'E-NA' } });
      table.when('USE Lend-lease UK 1 infantry, 1 fighter in Russia').then({ at: { russia: '2 infantry, 1 fighter, UK 1 infantry' } });
      table.when('USE Lend-lease UK 1 infantry in Russia\nBUY nothing').then({ at: { russia: '3 infantry, 1 fighter' } });
      expect(table.state.phase).toBe('combat-move');
    },
    'asked for a power that can buy nothing too; not after the purchase': () => {
      const poor = at('Round 1, USA, noncombat-move', 'Developments: USSR Lend-lease', 'IPCs: USSR 1', 'Russia: UK 1 infantry').when('END');
      expect(poor.state.phase).toBe('purchase');
      at('Round 1, USSR, noncombat-move', 'Developments: USSR Lend-lease', 'Russia: UK 1 infantry').then({
        refuses: { 'USE Lend-lease UK 1 infantry in Russia': 'E-NA' },
      });
    },
    'a table may want the consent of the owner': () => {
      const ask = () =>
        given(aaRevised, { lendLeaseConsent: true, seating: 'ussr,germany,uk,japan,usa' })
          .position('Round 1, USSR, purchase', 'Developments: USSR Lend-lease', 'Russia: UK 1 infantry')
          .when('USE Lend-lease UK 1 infantry in Russia');
      const asked = (language: 'en' | 'it') => aaRevised.help(ask().state, ask().question(), language).question;
      expect(ask().standing('consent')).toBeNull();
      expect(asked('en')).toBe('Do you let the Soviet Union have your 1 infantry in Russia?');
      expect(asked('it')).toBe("Cedi all'Unione Sovietica 1 fanteria in Russia?");
      ask()
        .then({ asks: ['consent uk'] })
        .when('AGREE')
        .then({ at: { russia: '1 infantry' } });
      ask()
        .when('REFUSE')
        .then({ at: { russia: 'UK 1 infantry' }, refuses: { 'USE Lend-lease UK 1 infantry in Russia': 'E-NA' } });
    },
  },
  'trans-siberian': {
    'N-SU6 (L3296): infantry, artillery and guns go 2 where all the way is by the railway': () => {
      const table = at(
        'Round 1, USSR, noncombat-move',
        'Developments: USSR Trans-Siberian railway',
        'Russia: 2 infantry, 1 artillery, 1 AA gun',
        'Buryatia S.S.R.: 1 infantry',
      );
      table.when('MOVE 1 infantry, 1 artillery, 1 AA gun: Russia > Novosibirsk > Yakut S.S.R.').then({
        refuses: {
          'MOVE 1 infantry: Russia > Kazakh S.S.R. > Novosibirsk': 'E-RANGE',
          'MOVE 1 infantry: Buryatia S.S.R. > Yakut S.S.R. > Evenki National Okrug': 'E-RANGE',
        },
      });
      table.when('MOVE 1 infantry: Buryatia S.S.R. > Novosibirsk');
    },
  },
});
