import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { paint } from '../../../lib/games/axis-allies/picture';
import { setup } from '../../../lib/games/axis-allies/rules/set-up';
import { powers, type State } from '../../../lib/games/axis-allies/types';

const options = optionsSchema.parse({});
const english = aa1941.board(options, 'en');
const italian = aa1941.board(options, 'it');
function stateOf(text: string): State {
  const set = aa1941.parsePosition(text, options);
  if (!set.ok) throw new Error(set.error.map((each) => each.text).join('\n'));
  return set.value;
}

describe('the board', () => {
  it('draws every space once, inside the board, with closed rings', () => {
    expect(english.spaces).toHaveLength(120);
    for (const { path, centre } of english.spaces) {
      expect(path).toMatch(/^(M[-\d. ]+l[-\d. ]+z)+$/);
      expect(centre.x).toBeGreaterThan(0);
      expect(centre.x).toBeLessThan(english.width);
      expect(centre.y).toBeGreaterThan(0);
      expect(centre.y).toBeLessThan(english.height);
    }
  });

  it('links name spaces of the board, and neutral territories are closed', () => {
    const ids = new Set(english.spaces.map((space) => space.id));
    for (const link of english.links) for (const id of link) expect(ids.has(id)).toBe(true);
    const closed = english.spaces.filter((space) => space.closed).map((space) => space.name);
    expect(closed).toHaveLength(14);
    expect(closed).toContain('Turkey');
  });

  it('has names, values, abbreviations and passages in the language asked for', () => {
    const find = (each: typeof english, id: string) => each.spaces.find((space) => space.id === id);
    expect(find(english, 'germany')).toMatchObject({ name: 'Germany', value: 4, label: { lines: ['Germany'] } });
    expect(find(english, 'germany')?.abbreviations).toContain('GER');
    expect(find(italian, 'germany')).toMatchObject({ name: 'Germania', label: { lines: ['Germania'] } });
    expect(find(italian, 'eastern-united-states')?.label.lines).toEqual(['Stati', 'Uniti', 'orientali']);
    expect(find(italian, 'norway-finland')?.label.lines.join('')).toBe('Norvegia/Finlandia');
    expect(find(italian, 'sz5')).toMatchObject({ name: 'Zona di mare 5', label: { lines: ['5'] } });
    expect(find(english, 'mozambique')?.leader).toHaveLength(2);
    expect(italian.passages.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'canal Canale di Panama',
      'canal Canale di Suez',
      'strait Stretto della Turchia (chiuso alle navi)',
    ]);
  });

  it('Italian labels have no more lines than the drawn ones and are not wider', () => {
    for (const [i, space] of english.spaces.entries()) {
      const other = italian.spaces[i]!.label;
      const wide = (label: typeof other) => Math.max(...label.lines.map((line) => line.length)) * label.size;
      expect(other.lines.length).toBeLessThanOrEqual(space.label.lines.length);
      expect(wide(other)).toBeLessThanOrEqual(Math.max(wide(space.label) * 1.01, wide({ ...other, size: space.label.size * 0.7 }) + 0.01));
    }
  });

  it('tells owners apart by colour and by shape', () => {
    expect(new Set(english.owners.map((owner) => owner.shape)).size).toBe(powers.length);
    expect(new Set(english.owners.map((owner) => owner.token)).size).toBe(powers.length);
  });

  it('has an icon with a name for every unit and mark', () => {
    for (const icon of [...edition1941.types, 'factory', 'capital', 'battle', 'damaged', 'submerged', 'loaded', 'hover']) {
      for (const language of languages)
        expect(aa1941.board(options, language).icons[icon]).toMatchObject({ path: expect.any(String), name: expect.any(String) });
    }
  });
});

describe('the painting', () => {
  it('shows controllers, counters, capitals, factories and tracks of the opening', () => {
    const painting = paint(setup(edition1941, options, edition1941.rules, { roll: () => [] }).state, 'en');
    expect(painting.tints).toMatchObject({ germany: 'germany', 'north-africa': 'germany', brazil: 'usa' });
    expect(painting.tints.turkey).toBeUndefined();
    expect(painting.tokens.filter((token) => token.space === 'germany')).toEqual([
      { space: 'germany', icon: 'infantry', owner: 'germany', count: 3, title: '3 infantry' },
      { space: 'germany', icon: 'fighter', owner: 'germany', count: 1, title: '1 fighter' },
      { space: 'germany', icon: 'bomber', owner: 'germany', count: 1, title: '1 bomber' },
    ]);
    expect(painting.marks.filter((mark) => mark.space === 'russia').map((mark) => mark.title)).toEqual([
      'Capital of Soviet Union: Moscow',
      'Industrial complex',
    ]);
    expect(painting.marks.filter((mark) => mark.icon === 'factory')).toHaveLength(9);
    expect(painting.arrows).toEqual([]);
    expect(painting.tracks).toEqual([
      {
        title: 'Turn',
        rows: [
          { label: 'Round', value: '1' },
          { label: 'Soviet Union', value: 'purchase units', owner: 'ussr' },
        ],
      },
      {
        title: 'Production and treasury',
        rows: [
          { label: 'Soviet Union', value: '+7 · 7 IPCs', owner: 'ussr' },
          { label: 'Germany', value: '+12 · 12 IPCs', owner: 'germany' },
          { label: 'United Kingdom', value: '+12 · 12 IPCs', owner: 'uk' },
          { label: 'Japan', value: '+9 · 9 IPCs', owner: 'japan' },
          { label: 'United States', value: '+17 · 17 IPCs', owner: 'usa' },
        ],
      },
      {
        title: 'Victory cities',
        rows: [
          { label: 'Allies', value: '0/2', hint: 'Allies: hold 2 of Berlin, Tokyo. Now: none.' },
          { label: 'Axis', value: '0/2', hint: 'Axis: hold 2 of Washington, London, Moscow. Now: none.' },
        ],
      },
    ]);
  });

  it('marks loads, damage and dives, and joins units that only the turn tells apart', () => {
    const state = stateOf(`
      Round 2, UK, combat
      Pending: sea sz9
      sz9: UK 1 transport [carrying UK infantry + USA tank], 2 transports, 1 battleship [damaged], 1 battleship, 2 fighters [3 left], 1 fighter [hover, 2 left], Germany 1 submarine [submerged]
    `);
    const titles = (language: 'en' | 'it') =>
      paint(state, language).tokens.map(({ owner, count, title, mark }) => [owner, count, title, mark]);
    expect(titles('en')).toEqual([
      ['germany', 1, '1 submarine (submerged)', 'submerged'],
      ['uk', 1, '1 fighter (keeps out of the battle)', 'hover'],
      ['uk', 2, '2 fighters', undefined],
      ['uk', 1, '1 transport (1 infantry, 1 tank of the United States aboard)', 'loaded'],
      ['uk', 2, '2 transports', undefined],
      ['uk', 1, '1 battleship (damaged)', 'damaged'],
      ['uk', 1, '1 battleship', undefined],
    ]);
    expect(titles('it')[3]).toEqual(['uk', 1, '1 trasporto (1 fanteria, 1 carro armato degli Stati Uniti a bordo)', 'loaded']);
    expect(paint(state, 'it').marks[0]).toEqual({ space: 'sz9', icon: 'battle', title: 'Battaglia nella zona di mare 9' });
  });

  it('draws arrows for attacks that are announced, by land and from the sea', () => {
    const state = stateOf(`
      Round 1, UK, combat-move
      Origins: Ukraine from Caucasus
      Ukraine: 1 infantry, UK 2 infantry [spent]
      sz6: UK 2 transports [spent, carrying UK infantry, landing UK infantry in Norway/Finland]
    `);
    expect(paint(state, 'en').arrows).toEqual([
      { path: ['caucasus', 'ukraine'], owner: 'uk', kind: 'attack', title: 'Attack: Caucasus → Ukraine' },
      { path: ['sz6', 'norway-finland'], owner: 'uk', kind: 'attack', title: 'Landing: 2 infantry → Norway/Finland' },
    ]);
    expect(paint({ ...state, phase: 'noncombat-move' }, 'en').arrows).toEqual([]);
  });
});
