import { describe, expect, it } from 'vitest';
import { type Language, languages, type Pick } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import { given43, type Table43 } from './positions';

const question = (table: Table43, language: Language = 'en'): string =>
  game1943.help(table.view('axis'), table.question(), language).question;

const asks = (table: Table43, picks: Pick[], language: Language = 'en') =>
  game1943.prompt(table.view('axis'), table.question(), picks, language);

function choices(table: Table43, picks: Pick[] = [], language: Language = 'en'): string[] {
  const found = asks(table, picks, language);
  return found.kind === 'pick' ? found.choices.map(({ label }) => label) : [];
}

/** What the last order led to first, in both languages. */
const tells = (table: Table43, type: Parameters<Table43['last']>[0]): string[] =>
  languages.map((language) => game1943.narrate(table.last(type), language));

const refused = (table: Table43, line: string, language: Language = 'en') => table.refusal(line, { language })[0]?.text;

const left = '18 cubes, 1 tank, 1 Italian tank, 1 plane, 1 Italian plane, 2 elite units, 2 fortified lines';

describe('IT85 the free set-up of the Axis', () => {
  it('says before END what is left to place, in the question and in the form', () => {
    const table = given43().begun();
    expect(question(table)).toContain(`Still to place: ${left}. END begins the game`);
    expect(question(table, 'it')).toContain('Da piazzare: 18 blocchetti, 1 carro, 1 carro italiano');
    expect(choices(table)).toEqual(['Place forces', `End, leaving in the pool: ${left}`]);
    expect(choices(table, [], 'it')[1]).toMatch(/^Fine, lasciando nella riserva: 18 blocchetti/);
  });

  it('END tells what stays in the pool', () => {
    const table = given43().begun().when('DEPLOY 6 cubes in 09').dice(1, 2).when('END');
    table.then({
      asks: ['initiative axis'],
      at: { 'Pool Axis': '12 cube, 1 tank, 1 italian-tank, 1 plane, 1 italian-plane, 2 elite, 2 line' },
    });
    const [en, italian] = tells(table, 'set-up-over');
    expect(en).toBe(`The Axis has set up; not placed, and so in the pool: ${left.replace('18', '12')}.`);
    expect(italian).toMatch(/^L'Asse ha schierato le sue forze; non piazzati, e quindi nella riserva: 12 blocchetti/);
  });

  it('says when all is placed', () => {
    const cubes = ['09', '10', '11'].map((zone) => `DEPLOY 6 cubes in ${zone}`);
    const others = ['DEPLOY 1 tank, 1 Italian tank, 1 plane, 1 Italian plane, 2 elite, line in 14', 'DEPLOY line in 09'];
    const table = given43()
      .begun()
      .when([...cubes, ...others].join('\n'));
    expect(question(table)).toBe('All your forces are placed: END begins the game.');
    expect(choices(table)).toEqual(['End']);
    expect(tells(table.dice(1, 2).when('END'), 'set-up-over')[0]).toBe('The Axis has set up all its forces.');
  });

  it('shows which zones are full, for all, for tanks, or but for a line', () => {
    const table = given43().begun().when('DEPLOY 6 cubes in 09\nDEPLOY 1 tank, 1 Italian tank, 1 cube in 11\nDEPLOY 6 cubes, line in 14');
    const deploy: Pick = { field: 'what', value: ['deploy'] };
    const zones = choices(table, [deploy]);
    expect(zones).toContain('Rome (full, takes only a fortified line)');
    expect(zones).toContain('Naples (room for 3, no tanks, and a fortified line)');
    expect(zones.some((zone) => zone.startsWith('14'))).toBe(false);
    const number = asks(table, [deploy, { field: 'zone', value: ['11'] }, { field: 'line', value: 0 }], 'it');
    expect(number).toMatchObject({
      kind: 'amount',
      label: 'Quanti? Da piazzare: 5 blocchetti. Napoli (posto per 3, non per carri, e una linea fortificata)',
    });
  });

  it('refuses what does not fit by saying how much does', () => {
    const table = given43().begun().when('DEPLOY 5 cubes in 09\nDEPLOY 1 tank in 11');
    table.then({ refuses: { 'DEPLOY 2 cubes in 09': 'E-STACKING', 'DEPLOY 1 tank in 04': 'E-POOL', 'DEPLOY 3 elite in 04': 'E-POOL' } });
    expect(refused(table, 'DEPLOY 2 cubes in 09')).toBe('Rome has room for 1 more force: a zone holds 6 at most.');
    expect(refused(table, 'DEPLOY 2 cubes in 09', 'it')).toBe("Roma ha posto per un'altra forza: una zona ne contiene al massimo 6.");
    expect(refused(table, 'DEPLOY 1 tank in 04')).toBe('No tanks are left in the pool.');
    expect(refused(table, 'DEPLOY 3 elite in 04')).toBe('The pool holds only 2 elite units.');
  });
});

describe('END of reinforcements', () => {
  it('says before and after that cubes stay in the pool', () => {
    const table = given43().position(
      'Turn 2, reinforcement',
      'initiative: "allied"',
      'muster: {"side":"allied","due":1,"event":false}',
      '18 (Allies): 4 cubes',
    );
    expect(choices(table).at(-1)).toBe('End, leaving in the pool: 1 cube');
    expect(question(table)).toBe('Place 1 cube and convert.');
    expect(tells(table.when('END'), 'forgone')[0]).toBe('The Allies leave 1 cube of their reinforcements in the pool.');
  });
});
