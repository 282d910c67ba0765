import { describe, expect, it } from 'vitest';
import { open, scriptedDie } from '../../../lib/engine';
import { defineGame } from '../../../lib/games/kit/define-game';
import { ridges } from '../../../lib/games/ridges';
import type { RidgesKinds } from '../../../lib/games/ridges/types';
import { draft, type Matches, matches } from '../../support/matches';

const { state } = open(matches, {}, scriptedDie([3]));
const [decision] = matches.decisions(state);
if (!decision) throw new Error('nothing is asked');

describe('a game of rules, prompts and words alone', () => {
  it('has no options, no standing orders, nothing hidden, and a bot', () => {
    expect(matches).toMatchObject({ stage: 'draft', hidden: false, rules: 1, shape: 1, readings: [] });
    expect(matches.optionsSchema.parse({})).toEqual({});
    expect(matches.policySchema.safeParse({ lost: 'ask' }).success).toBe(false);
    expect(matches.bot(state, decision, () => 0.99)).toEqual({ type: 'take', matches: 3 });
    expect(matches.fallback(state, decision)).toBeNull();
  });

  it('refuses what its prompts do not offer, saying what they do, in both languages', () => {
    const last = { ...state, heap: 2 };
    const said = (language: 'en' | 'it') => matches.check(last, decision, { type: 'take', matches: 3 }, language);
    expect(said('en')).toMatchObject({ error: [{ code: 'E-ORDER', text: 'TAKE 3 cannot be done now. Possible now: TAKE 1; TAKE 2.' }] });
    expect(said('it')).toMatchObject({ error: [{ text: 'PRENDI 3 ora non si può fare. Ora si può: PRENDI 1; PRENDI 2.' }] });
  });

  it('names first what is possible and nearest to what was said', () => {
    const prompt: typeof draft.prompt = (_view, _decision, picks) =>
      typeof picks[0]?.value === 'number'
        ? { kind: 'done', order: { type: 'take', matches: picks[0].value } }
        : { kind: 'amount', field: 'n', label: 'n', min: 1, max: 20 };
    const wide = defineGame<Matches>({ ...draft, prompt });
    const text = '"TAKE these 12" is no order that fits here. Possible now: TAKE 12; TAKE 1; TAKE 2; TAKE 3; TAKE 4; TAKE 5; …';
    expect(wide.parse('TAKE these 12', state, decision, 'en')).toMatchObject({ error: [{ text }] });
  });

  it('reads a position back unless it is none, or one that cannot be', () => {
    expect(matches.parsePosition(matches.formatPosition(state), {})).toEqual({ ok: true, value: state });
    for (const text of ['', '[]', '"heap"', '{'])
      expect(matches.parsePosition(text, {})).toMatchObject({ error: [{ code: 'E-POSITION' }] });
    const careful = defineGame<Matches>({ ...draft, invariants: ({ heap }) => (heap < 0 ? ['the heap is below 0'] : []) });
    expect(careful.parsePosition(JSON.stringify({ ...state, heap: -1 }), {})).toMatchObject({ error: [{ text: 'the heap is below 0' }] });
  });

  it('brings its own check and parse when there are too many orders to look through', () => {
    const vast = defineGame<Matches>({
      ...draft,
      prompt: (_view, _decision, picks) =>
        typeof picks[0]?.value === 'number'
          ? { kind: 'done', order: { type: 'take', matches: picks[0].value } }
          : { kind: 'amount', field: 'n', label: 'n', min: 0, max: 9999 },
    });
    expect(() => vast.check(state, decision, { type: 'take', matches: 1 }, 'en')).toThrow('bring check and parse');
  });

  it('that hides facts brings a view and a twin', () => {
    const { twin, ...bare } = ridges;
    expect(twin).toBeDefined();
    expect(() => defineGame<RidgesKinds>(bare)).toThrow('ridges hides facts');
  });
});
