import { describe, expect, it } from 'vitest';
import { clone, languages, type Pick, recorder, scriptedDie } from '../../../lib/engine';
import { help } from '../../../lib/games/1943-1945/help';
import { narrate } from '../../../lib/games/1943-1945/narrate';
import { parse } from '../../../lib/games/1943-1945/notation';
import { optionsSchema } from '../../../lib/games/1943-1945/orders';
import { prompt } from '../../../lib/games/1943-1945/prompts';
import { currentRules } from '../../../lib/games/1943-1945/quirks';
import { apply } from '../../../lib/games/1943-1945/rules/apply';
import { check } from '../../../lib/games/1943-1945/rules/check';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import { setup } from '../../../lib/games/1943-1945/rules/set-up';
import type { Question43, State } from '../../../lib/games/1943-1945/types';

const options = optionsSchema.parse({});
const begun = (): State => setup(options, currentRules).state;

function asked(state: State): Question43 {
  const [question] = questions(state);
  if (!question) throw new Error('nothing is asked');
  return question;
}

function played(state: State, lines: string[], dice: number[] = []) {
  const die = recorder(scriptedDie(dice));
  let now = clone(state);
  const told: string[][] = [];
  for (const line of lines) {
    const question = asked(now);
    const read = parse(line, now, question, 'en');
    const checked = read.ok ? check(now, question, read.value, 'en') : read;
    if (!checked.ok) throw new Error(checked.error.map(({ text }) => text).join(' '));
    const step = apply(now, { decision: question.id, seat: question.seat, order: checked.value }, die);
    now = step.state;
    told.push(...languages.map((language) => step.told.map(({ event }) => narrate(event, language))));
  }
  return { state: now, en: told.at(-2) ?? [], it: told.at(-1) ?? [] };
}

const refusal = (state: State, line: string, language: 'en' | 'it' = 'en'): string => {
  const read = parse(line, state, asked(state), language);
  const checked = read.ok ? check(state, asked(state), read.value, language) : read;
  if (checked.ok) throw new Error(`accepted: ${line}`);
  return checked.error[0]?.text ?? '';
};

const choicesOf = (state: State, picks: Pick[], language: 'en' | 'it' = 'en'): string[] => {
  const found = prompt(state, asked(state), picks, language);
  return found.kind === 'pick' ? found.choices.map(({ label }) => label) : [];
};
const left = '18 cubes, 1 tank, 1 Italian tank, 1 plane, 1 Italian plane, 2 elite units, 2 fortified lines';

describe('IT85 the free set-up of the Axis', () => {
  it('says before END what is left to place, in the question and in the form', () => {
    const state = begun();
    expect(help(state, asked(state), 'en').question).toContain(`Still to place: ${left}. END begins the game`);
    expect(help(state, asked(state), 'it').question).toContain('Da piazzare: 18 blocchetti, 1 carro, 1 carro italiano');
    expect(choicesOf(state, [])).toEqual(['Place forces', `End, leaving in the pool: ${left}`]);
    expect(choicesOf(state, [], 'it')[1]).toMatch(/^Fine, lasciando nella riserva: 18 blocchetti/);
  });

  it('END tells what stays in the pool', () => {
    const { state, en, it: italian } = played(begun(), ['DEPLOY 6 cubes in 09', 'END'], [1, 2]);
    expect(state.phase).toBe('initiative');
    expect(en[0]).toBe(`The Axis has set up; not placed, and so in the pool: ${left.replace('18', '12')}.`);
    expect(italian[0]).toMatch(/^L'Asse ha schierato le sue forze; non piazzati, e quindi nella riserva: 12 blocchetti/);
  });

  it('says when all is placed', () => {
    const bare = { ...begun(), pool: { allied: begun().pool.allied, axis: {} } };
    expect(help(bare, asked(bare), 'en').question).toBe('All your forces are placed: END begins the game.');
    expect(choicesOf(bare, [])).toEqual([]);
    expect(played(bare, ['END'], [1, 2]).en[0]).toBe('The Axis has set up all its forces.');
  });

  it('shows which zones are full, for all, for tanks, or but for a line', () => {
    const { state } = played(begun(), [
      'DEPLOY 6 cubes in 09',
      'DEPLOY 1 tank, 1 Italian tank, 1 cube in 11',
      'DEPLOY 6 cubes, line in 14',
    ]);
    const zones = choicesOf(state, [{ field: 'what', value: ['deploy'] }]);
    expect(zones).toContain('09 Rome (full, takes only a fortified line)');
    expect(zones).toContain('11 Naples (room for 3, no tanks, and a fortified line)');
    expect(zones.some((zone) => zone.startsWith('14'))).toBe(false);
    const number = prompt(
      state,
      asked(state),
      [
        { field: 'what', value: ['deploy'] },
        { field: 'zone', value: ['11'] },
        { field: 'line', value: 0 },
      ],
      'it',
    );
    expect(number).toMatchObject({
      kind: 'amount',
      label: 'Quanti? Da piazzare: 5 blocchetti. 11 Napoli (posto per 3, non per carri, e una linea fortificata)',
    });
  });

  it('refuses what does not fit by saying how much does', () => {
    const { state } = played(begun(), ['DEPLOY 5 cubes in 09', 'DEPLOY 1 tank in 11']);
    expect(refusal(state, 'DEPLOY 2 cubes in 09')).toBe('09 Rome has room for 1 more force: a zone holds 6 at most.');
    expect(refusal(state, 'DEPLOY 2 cubes in 09', 'it')).toBe("09 Roma ha posto per un'altra forza: una zona ne contiene al massimo 6.");
    expect(refusal(state, 'DEPLOY 1 tank in 04')).toBe('No tanks are left in the pool.');
    expect(refusal(state, 'DEPLOY 3 elite in 04')).toBe('The pool holds only 2 elite units.');
  });
});

describe('END of reinforcements', () => {
  it('says before and after that cubes stay in the pool', () => {
    const at = {
      ...begun(),
      phase: 'reinforcement' as const,
      turn: 2,
      initiative: 'allied' as const,
      muster: { side: 'allied' as const, due: 1, event: false },
    };
    expect(choicesOf(at, []).at(-1)).toBe('End, leaving in the pool: 1 cube');
    expect(help(at, asked(at), 'en').question).toBe('Place 1 cube and convert.');
    expect(played(at, ['END']).en[0]).toBe('The Allies leave 1 cube of their reinforcements in the pool.');
  });
});
