import { describe, expect, it } from 'vitest';
import { type AutoAnswers, type Language, noAutoAnswers, orderLines, playSheet, scriptedDie, trySheet } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import type { K, Policy, State } from '../../../lib/games/axis-allies/types';
import { fightNotes } from '../../../lib/play/orders/fights';
import { expectPlansReadBack } from '../../support/plans';

const options = optionsSchema.parse({ seating: 'ussr,germany,uk,japan,usa' });
const usual: Policy = { ...aa1941.defaultPolicy(options, 'germany'), retreat: 'never' };

function attack(germans: string, soviets: string): State {
  const set = aa1941.parsePosition(
    `Round 2, Germany, combat-move\nOrigins: Karelia from Eastern Europe\nKarelia: ${soviets}, Germany ${germans}`,
    options,
  );
  if (!set.ok) throw new Error(set.error.map((each) => each.text).join('\n'));
  return set.value;
}

const answers = (dice: number[], policy: Policy): AutoAnswers<K> => {
  const die = scriptedDie(dice);
  return { ...noAutoAnswers<K>(() => die), policy: () => policy };
};
const sheet = (text: string, language: Language = 'en') => ({
  ...{ seat: 'germany', decision: null, orders: orderLines(text), via: 'mail' as const, language },
});
/** What Germany does behind a sheet in which every die of the first round misses but those of the defenders. */
const played = (text: string, policy = usual, [mine, theirs] = ['4 tanks', '3 infantry'], dice = [6, 6, 6, 6, 1, 6, 6]) => {
  const result = playSheet(aa1941, attack(mine ?? '', theirs ?? ''), sheet(text), answers(dice, policy));
  expect(result.refused).toBeNull();
  return { result, orders: result.entries.map(({ order }) => order.type), asked: aa1941.decisions(result.state).map(({ kind }) => kind) };
};

describe('DP-3: the plan of a battle', () => {
  it('stops after so many losses, and not before', () => {
    expect(played('PLAN Karelia stop after 1 loss; END').orders).toContain('retreat');
    const on = played('PLAN Karelia stop after 2 losses; END', usual, ['4 tanks', '3 infantry'], [6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 1, 6, 6]);
    expect(on.orders.filter((type) => type === 'press' || type === 'retreat')).toEqual(['press', 'retreat']);
  });

  it('stops below its odds whatever the standing orders say of all battles', () => {
    expect(played('PLAN Karelia stop below 99%; END').orders).toContain('retreat');
    const cautious: Policy = { ...usual, retreat: 'odds', retreatAt: 99 };
    const wins = [6, 6, 6, 6, 1, 6, 6, 1, 1, 1, 6, 6, 6];
    expect(played('PLAN Karelia fight on; END', cautious, undefined, wins).orders).not.toContain('retreat');
    expect(played('END', cautious).orders).toContain('retreat');
  });

  it('asks, though the standing orders would not, and the other way round', () => {
    expect(played('PLAN Karelia ask me; END').asked).toEqual(['press']);
    expect(played('END; PLAN Karelia ask me').asked).toEqual(['press']);
    const curious: Policy = { ...usual, ask: ['press'] };
    expect(played('PLAN Karelia stop after 1 loss; END', curious).orders).toContain('retreat');
  });

  it('leaves the losses of its attack to the player', () => {
    const mixed: [string, string] = ['2 infantry, 2 tanks', '3 infantry'];
    expect(played('PLAN Karelia fight on, ask losses; END', usual, mixed).asked).toEqual(['casualties']);
    const curious: Policy = { ...usual, ask: ['casualties-attacking', 'press'] };
    expect(played('PLAN Karelia ask me, losses ranked; END', curious, mixed).asked).toEqual(['press']);
  });

  it('its losses are one card, whose order may be sent at once', () => {
    const { result } = played('PLAN Karelia fight on, ask losses; END', usual, ['2 infantry, 2 tanks', '3 infantry']);
    const [decision] = aa1941.decisions(result.state);
    if (!decision) throw new Error('nothing is asked');
    expect(aa1941.prompt(result.state, decision, [], 'en')).toMatchObject({ kind: 'amount', row: { card: 'losses', isWhole: true } });
  });

  it('answers the question that is open, sent alone', () => {
    const { result } = played('PLAN Karelia ask me; END');
    const sent = playSheet(aa1941, result.state, sheet('PLAN Karelia stop after 1 loss'), answers([], result.policy ?? usual));
    expect(sent).toMatchObject({ accepted: 1, understood: ['PLAN Karelia stop after 1 loss'], refused: null });
    expect(sent.entries.map(({ order, via }) => `${order.type} ${via}`)[0]).toBe('retreat standing');
  });

  it('never enters the log or a view', () => {
    const { result } = played('PLAN Karelia stop after 1 loss; END');
    expect(result.policy?.plans).toEqual([{ turn: '2.germany', space: 'karelia', way: 'after', at: 1 }]);
    expect(JSON.stringify([result.entries, result.state])).not.toMatch(/plan|"way"/i);
  });

  it('is read in both languages, and refused where it cannot be', () => {
    const tried = (text: string, language: Language) =>
      trySheet(aa1941, attack('4 tanks', '3 infantry'), sheet(text, language), answers([], usual));
    expect(tried('PIANO Carelia fermati sotto il 40%, chiedimi le perdite', 'it').policy?.plans).toMatchObject([
      { space: 'karelia', way: 'below', at: 40, losses: 'ask' },
    ]);
    expect(tried('PLAN Karelia: fermati dopo 3 perdite', 'en').understood[0]).toMatch(/ stop after 3 losses$/);
    expect(tried('PLAN Karelia stop after 3 losses', 'it').understood[0]).toMatch(/^PIANO .* fermati dopo 3 perdite$/);
    for (const wrong of ['PLAN Karelia', 'PLAN Karelia stop below 140%', 'PLAN Atlantis fight on', 'PLAN Karelia Karelia fight on'])
      expect(tried(`END; ${wrong}`, 'en')).toMatchObject({ refused: { index: 1, kind: 'illegal' }, policy: null, accepted: 0 });
    const others = { ...sheet('PLAN Karelia fight on'), seat: 'uk' };
    expect(trySheet(aa1941, attack('4 tanks', '3 infantry'), others, answers([], usual)).refused?.violations[0]?.code).toBe('E-PHASE');
  });

  it('is written so that it is read again as it was meant, in both languages', () => {
    expectPlansReadBack(aa1941, { view: attack('4 tanks', '3 infantry'), seat: 'germany', space: 'karelia', policy: usual });
  });

  it('is said before it is sent, with the odds', () => {
    const state = attack('4 tanks', '3 infantry');
    const said = (policy: Policy) => fightNotes(aa1941.planned?.(state, 'germany', policy, 'en') ?? [])[0];
    const suggested: Policy = { ...usual, retreat: 'odds', retreatAt: 30 };
    expect(said(usual)).toMatch(/: fights on to the end\.$/);
    expect(said(suggested)).toMatch(/^Karelia .*\d+ %: fights on while the odds are 30 % or better\.$/);
    expect(said({ ...suggested, ask: ['press', 'casualties-attacking'] })).toMatch(
      /: you are asked after each round; you choose your losses\.$/,
    );
    expect(aa1941.planned?.(state, 'uk', suggested, 'en')).toEqual([]);
    const { result } = played('PLAN Karelia ask me; END');
    expect(aa1941.planned?.(result.state, 'germany', usual, 'en')).toMatchObject([{ space: 'karelia' }]);
  });
});
