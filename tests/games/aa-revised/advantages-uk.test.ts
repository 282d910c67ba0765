import { expect } from 'vitest';
import { aaRevised } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';
import { at, provesAdvantages } from './advantages';

const enigma = (...lines: string[]) => at('Round 1, Germany, reaction', 'Developments: UK Enigma decoded', ...lines);
const egypt = ['Anglo-Egypt: 1 infantry, 1 tank, Germany 1 tank [spent]', 'Trans-Jordan: 2 infantry, 1 AA gun, USA 1 infantry'];

/** A German bomber comes to a territory with a gun. */
const flown = (to: string, path: string, ...lines: string[]) =>
  at('Round 1, Germany, combat-move', 'Developments: UK Radar', 'Western Europe: 1 bomber', `${to}: 1 infantry, 1 AA gun`, ...lines).when(
    `MOVE 1 bomber: Western Europe > ${path}`,
  );

provesAdvantages('uk', {
  radar: {
    'N-UK1 (L3342): guns in beige territories hit on 2': () => {
      const table = flown('United Kingdom', 'sz7 > United Kingdom').dice(2).when('END');
      expect(table.last('flak')).toMatchObject({ rolls: [{ needs: 2, dice: [2] }], lost: { bomber: 1 } });
    },
    'not in others': () => {
      const table = flown('Algeria (UK)', 'sz13 > Algeria').dice(2, 6, 6).when('END');
      expect(table.last('flak')).toMatchObject({ rolls: [{ needs: 1, dice: [2] }], lost: {} });
    },
  },
  'joint-strike': {
    'N-UK2 (L3344): declared in its own turn, which then has neither combat moves nor combat; all may move in the noncombat move': () => {
      const table = at(
        'Round 1, UK, purchase',
        'Developments: UK Joint strike',
        'United Kingdom: 2 infantry, 1 fighter',
        'sz8: UK 1 destroyer, Germany 1 submarine',
      );
      table
        .when('USE Joint strike')
        .then({ at: { Declared: 'Joint strike', Used: 'Joint strike' }, refuses: { 'USE Joint strike': 'E-NA' } });
      table.when('BUY nothing').then({ asks: ['noncombat-move ussr-uk-usa'] });
      table.when('MOVE 1 destroyer: sz8 > sz2\nEND').until('purchase');
      expect(table.state.power).toBe('japan');
      expect(table.told('fire')).toEqual([]);
    },
    'in the next American turn both move, one after the other, and fight as one force; what they take is American': () => {
      const table = at(
        'Round 1, USA, combat-move',
        'Developments: UK Joint strike, USA Marines',
        'Led: USA, UK',
        'Western Europe: 1 infantry',
        'sz7: USA 1 transport [carrying USA infantry + USA infantry]',
        'sz8: UK 1 transport [carrying UK infantry + UK infantry], 1 battleship',
      );
      table.when('ASSAULT Western Europe: sz7, carrying USA infantry + USA infantry\nEND');
      table.then({ asks: ['combat-move ussr-uk-usa'] });
      expect(table.state.power).toBe('uk');
      table.when('ASSAULT Western Europe: sz8 > sz7, carrying UK infantry + UK infantry');
      table.when('MOVE 1 battleship: sz8 > sz7\nEND').then({ asks: ['landing ussr-uk-usa'] });
      table.dice(5, 1, 6, 6, 6, 6).when('PROCEED');
      expect(table.told('fire').map(({ step, rolls }) => `${step} ${rolls.map(({ owner, needs }) => `${owner} ${needs}`)}`)).toEqual([
        'bombard uk 4',
        'main uk 1,usa 2',
        'main germany 2',
      ]);
      table.then({ at: { 'Western Europe': '(USA) UK 2 infantry [spent], USA 2 infantry [spent]' } });
    },
    'the American player says whose units take the hits; British ones have British developments': () => {
      const table = at(
        'Round 1, USA, combat-move',
        'Developments: UK Joint strike + Heavy bombers',
        'Led: USA, UK',
        'Germany: 2 infantry',
        'Western Europe (UK): UK 1 infantry, USA 1 infantry',
        'United Kingdom: UK 1 bomber, USA 1 bomber',
      );
      table.when('MOVE 1 infantry: Western Europe > Germany\nMOVE 1 bomber: United Kingdom > sz6 > sz5 > Germany\nEND');
      table.when('MOVE 1 infantry: Western Europe > Germany\nMOVE 1 bomber: United Kingdom > sz6 > sz5 > Germany');
      table.dice(6, 6, 6, 6, 6, 1, 6).when('END');
      const [, ...attack] = table.told('fire')[0]?.rolls ?? [];
      expect(attack.map(({ owner, type, dice }) => `${owner} ${type} ${dice.length}`)).toEqual([
        'uk bomber 2',
        'usa infantry 1',
        'usa bomber 1',
      ]);
      table.then({ asks: ['casualties ussr-uk-usa'], refuses: { 'LOSE 1 USSR infantry': 'E-CASUALTY-SET' } });
      table.when('LOSE 1 UK infantry');
    },
    'British aircraft land in the American noncombat move; nothing else British moves in it, and the next turn is as always': () => {
      const table = at(
        'Round 1, USA, noncombat-move',
        'Developments: UK Joint strike',
        'Led: USA, UK',
        'United Kingdom: UK 2 infantry, 1 fighter, USA 1 bomber',
        'sz7: UK 1 fighter [2 left]',
      );
      table.when('END').then({
        asks: ['noncombat-move ussr-uk-usa'],
        refuses: {
          'MOVE 1 infantry: United Kingdom > sz7': 'E-ALREADY-MOVED',
          'MOVE 1 fighter: United Kingdom > Gibraltar': 'E-ALREADY-MOVED',
        },
      });
      table.when('MOVE 1 fighter: sz7 > sz8 > United Kingdom\nEND').until('purchase');
      table.then({ at: { 'United Kingdom': '2 infantry, 2 fighters, USA 1 bomber', Led: '' } });
    },
  },
  enigma: {
    'N-UK3 (L3354): units of one adjacent space go into a space under German attack': () => {
      const table = enigma(...egypt);
      table.then({
        asks: ['reaction ussr-uk-usa'],
        refuses: {
          'USE Enigma decoded 3 infantry in Trans-Jordan > Anglo-Egypt': 'E-NA',
          'USE Enigma decoded 1 infantry in India > Persia': 'E-NA',
          'USE Enigma decoded in Trans-Jordan > Anglo-Egypt': 'E-NA',
        },
      });
      table
        .dice(6, 1, 6, 6, 6)
        .when('USE Enigma decoded 2 infantry, 1 AA gun in Trans-Jordan > Anglo-Egypt')
        .then({
          at: { 'Trans-Jordan': 'USA 1 infantry', used: 'Enigma decoded' },
          asks: ['noncombat-move germany-japan'],
        });
    },
    'or out of one to a friendly neighbour, at least one staying; a hostile or neutral one is closed': () => {
      const out = enigma(...egypt, 'Libya: 1 infantry');
      out.then({
        refuses: {
          'USE Enigma decoded 1 infantry, 1 tank in Anglo-Egypt > Trans-Jordan': 'E-NA',
          'USE Enigma decoded 1 infantry in Anglo-Egypt > Libya': 'E-NA',
          'USE Enigma decoded 1 infantry in Anglo-Egypt > Sahara': 'E-NA',
        },
      });
    },
    'ships by sea, aircraft ashore; a carrier stays with the aircraft aboard': () => {
      const table = enigma('sz6: UK 1 destroyer, 1 carrier, 1 fighter, Germany 1 submarine [spent]', 'sz7: UK 1 battleship');
      const offers = table.offers();
      expect(offers).toContain('USE Enigma decoded 1 battleship in sz7 > sz6');
      expect(offers).toContain('USE Enigma decoded 1 fighter in sz6 > United Kingdom');
      expect(offers.filter((each) => each.includes('carrier'))).toEqual([]);
    },
    'asked about unless that is switched off, declined when time is up, and kept; without a use nobody is asked': () => {
      const table = enigma(...egypt);
      expect(table.standing('reaction')).toBe(null);
      expect(table.standing('reaction', { ask: [] })).toBe('PASS');
      expect(aaRevised.fallback(table.state, table.question())).toEqual({ type: 'pass' });
      table
        .dice(6, 1, 6)
        .when('PASS')
        .then({ at: { used: '' } });
      const far = at('Round 1, Germany, combat-move', 'Developments: UK Enigma decoded', 'Eastern Europe: 1 infantry', 'Libya: 1 tank');
      far.when('END').then({ asks: ['noncombat-move germany-japan'] });
      at('Round 1, UK, noncombat-move', 'Developments: UK Enigma decoded', 'India: 1 infantry').then({
        refuses: { 'USE Enigma decoded 1 infantry in India > Persia': 'E-NA' },
      });
    },
  },
  'mideast-oil': {
    'N-UK4 (L3364): aircraft that land in Egypt, Trans-Jordan or Persia may fly on by their whole range, once': () => {
      const table = at('Round 1, UK, noncombat-move', 'Developments: UK Mideast oil', 'India: 1 fighter');
      table.when('MOVE 1 fighter: India > Trans-Jordan\nMOVE 1 fighter: Trans-Jordan > Union of South Africa');
      table.then({ at: { 'Union of South Africa': '1 fighter [spent, fought]' } });
      const twice = at('Round 1, UK, noncombat-move', 'Developments: UK Mideast oil', 'India: 1 fighter');
      twice.when('MOVE 1 fighter: India > Persia\nMOVE 1 fighter: Persia > Trans-Jordan').then({
        refuses: { 'MOVE 1 fighter: Trans-Jordan > Anglo-Egypt': 'E-ALREADY-MOVED' },
      });
    },
    'not elsewhere, nor where another power holds them': () => {
      const table = at('Round 1, UK, noncombat-move', 'Developments: UK Mideast oil', 'India: 2 fighters', 'Trans-Jordan (USA):');
      table.when('MOVE 1 fighter: India > Trans-Jordan').then({ refuses: { 'MOVE 1 fighter: Trans-Jordan > Persia': 'E-ALREADY-MOVED' } });
    },
  },
  'french-resistance': {
    'N-UK5 (L3370): 3 British infantry once Western Europe is Allied, whoever takes it': () => {
      const table = at('Round 1, USA, combat-move', 'Developments: UK French resistance', 'Germany (USA): 1 tank');
      table.when('MOVE 1 tank: Germany > Western Europe\nEND');
      table.then({ at: { 'Western Europe': '(USA) UK 3 infantry, USA 1 tank [spent]', used: 'French resistance' } });
    },
    'once, and nowhere else': () => {
      const table = at(
        'Round 1, USA, combat-move',
        'Developments: UK French resistance',
        'Used: French resistance',
        'Germany (USA): 1 tank',
      );
      table.when('MOVE 1 tank: Germany > Western Europe\nEND').then({ at: { 'Western Europe': '(USA) 1 tank [spent]' } });
      const other = at('Round 1, USA, combat-move', 'Developments: UK French resistance', 'Germany (USA): 1 tank');
      other.when('MOVE 1 tank: Germany > Eastern Europe\nEND').then({ at: { 'Eastern Europe': '(USA) 1 tank [spent]', used: '' } });
    },
  },
  'colonial-garrison': {
    'N-UK6 (L3375): play begins with one more complex, in India or where the table says': () => {
      const table = given(aaRevised, { chosenAdvantages: ['colonial-garrison'] }).begun();
      expect(table.state.complexes).toContain('india');
      expect(table.last('advantage')).toMatchObject({ power: 'uk', space: 'india', units: { complex: 1 } });
      const other = given(aaRevised, { chosenAdvantages: ['colonial-garrison'], colonialGarrison: 'australia' }).begun();
      expect(other.state.complexes?.at(-1)).toBe('australia');
      expect(given(aaRevised).begun().state.complexes).toHaveLength(8);
    },
  },
});
