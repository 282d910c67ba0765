import { describe, expect, it } from 'vitest';
import { clone } from '../../../lib/engine';
import { deck, type Side } from '../../../lib/games/aa-miniatures/cards';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { prompt } from '../../../lib/games/aa-miniatures/prompts';
import { currentRules } from '../../../lib/games/aa-miniatures/quirks';
import type { Play } from '../../../lib/games/aa-miniatures/rules/changes';
import { questions } from '../../../lib/games/aa-miniatures/rules/questions';
import { seal, setup } from '../../../lib/games/aa-miniatures/rules/set-up';
import { openView } from '../../../lib/games/aa-miniatures/rules/view';
import type { Options, Order, OrderOf } from '../../../lib/games/aa-miniatures/state';
import { help } from '../../../lib/games/aa-miniatures/telling';
import { act, diceOf, playOf, refusal, toldOf } from './plays';

const idOf = (name: string): string => [...deck('rulebook').values()].find((card) => card.name === name)!.id;
const [panzer, mauser, stuart, rifle] = ['Panzer IV Ausf. G', 'Mauser Kar 98k', 'M3 Stuart', 'M1 Garand Rifle'].map(idOf);
const armies = { axis: [panzer!, mauser!, mauser!], allies: [stuart!, stuart!, rifle!, rifle!] };

/** Both armies are sealed. */
function sealed(options: Partial<Options>, ...dice: number[]): Play {
  const rng = diceOf(...dice);
  const play: Play = { ...playOf([]), rng, state: setup(optionsSchema.parse(options), rng, currentRules).state };
  for (const side of ['axis', 'allies'] as const) seal(play, side, armies[side]);
  return play;
}

const asked = ({ state }: Play): string[] => questions(clone(state)).map(({ kind, seat }) => `${kind} ${seat}`);
const put = (card: string | undefined, number: number, hex: string): OrderOf<'deploy'> => ({
  type: 'deploy',
  unit: `${card}.${number}`,
  hex,
});
const end = (to: 'north' | 'south'): Order => ({ type: 'end', end: to });

/** Which of the hexes a unit may be deployed in. */
const open = (play: Play, card: string | undefined, ...hexes: string[]): string[] =>
  hexes.filter((hex) => refusal(play, put(card, 1, hex)) === null);

/** All units of a side stand in one place, and it has nothing more to deploy. */
function stood(play: Play, side: Side, hex: string): Play {
  play.state.units = play.state.units.map((unit) => (unit.side === side ? { ...unit, hex } : unit));
  return act(play, { type: 'done' });
}

describe('the set-up of a standard battle', () => {
  const battle = () => act(sealed({}, 5, 2), { type: 'first', side: 'axis' }, end('south'));

  it('S26-29: a die finds the map, a coin who says who is first; the first takes an end and deploys, then the other', () => {
    const play = sealed({}, 5, 2);
    expect([play.state.layout, play.state.objective, asked(play)]).toEqual([5, '5,9', ['first allies']]);
    expect(asked(act(play, { type: 'first', side: 'axis' }))).toEqual(['end axis']);
    expect([asked(act(play, end('south'))), play.state.ends]).toEqual([['deployment axis'], { axis: 'south', allies: 'north' }]);
    expect(asked(stood(play, 'axis', '8,13'))).toEqual(['deployment allies']);
    expect(toldOf(play, 'coin')).toEqual([{ type: 'coin', winner: 'allies' }]);
  });

  it('S28, S32: within five hexes of the own end, halves neither counted nor entered', () => {
    const play = battle();
    expect(open(play, mauser, '8,12', '8,13', '9,12', '9,13', '8,17', '9,17', '9,18', '0,14', '8,2')).toEqual([
      '8,13',
      '9,13',
      '8,17',
      '9,17',
    ]);
    stood(play, 'axis', '8,13');
    expect(open(play, rifle, '8,0', '8,4', '8,5', '9,0', '9,1', '9,5', '9,6', '8,13')).toEqual(['8,0', '8,4', '9,1', '9,5']);
  });

  it('S28: no vehicle in a marsh, nobody in a lake, anybody in a forest', () => {
    const hexes = ['5,14', '2,14', '6,16'];
    expect([panzer, mauser].map((card) => open(battle(), card, ...hexes))).toEqual([['6,16'], ['5,14', '6,16']]);
  });

  it('S271: two units in a hex, one vehicle among them, and each once', () => {
    const play = stood(battle(), 'axis', '8,13');
    act(play, put(stuart, 1, '8,4'));
    expect([put(stuart, 1, '8,3'), put(stuart, 2, '8,4'), put(rifle, 1, '8,4')].map((order) => refusal(play, order))).toEqual([
      'not-placed',
      'not-there',
      null,
    ]);
    expect(refusal(act(play, put(rifle, 1, '8,4')), put(rifle, 2, '8,4'))).toBe('not-there');
    expect(refusal(play, { type: 'done' })).toBe('left-over');
  });
});

describe('the set-up of an assault', () => {
  const lay = (layout: number, objective: string): Order => ({ type: 'ground', layout, objective });
  const assault = (options: Partial<Options> = {}) => sealed({ scenario: 'assault', attacker: 'axis', ...options });

  it('S680-682: the defender lays the map, marks the objective, takes an end and deploys first', () => {
    const play = assault();
    expect([asked(play), asked(act(play, lay(1, '8,8'))), asked(act(play, end('north')))]).toEqual([
      ['ground allies'],
      ['end allies'],
      ['deployment allies'],
    ]);
    expect([play.state.layout, play.state.objective]).toEqual([1, '8,8']);
  });

  it('S680: the objective is neither at the rim nor next to half a hex', () => {
    const hexes = ['1,5', '15,9', '8,0', '9,1', '8,17', '9,17', '0,5', '8,1', '9,2', '2,5', '14,9', '8,16', '9,16'];
    expect(hexes.filter((hex) => refusal(assault(), lay(1, hex)) === null)).toEqual(['8,1', '9,2', '2,5', '14,9', '8,16', '9,16']);
  });

  it('S680: a layout that the table has settled is the only one, for the form too', () => {
    const play = assault({ layout: 3 });
    expect([1, 3].map((layout) => refusal(play, lay(layout, '8,8')))).toEqual(['layout', null]);
    const ask = ({ state }: Play) => prompt(openView(state), questions(clone(state))[0]!, [], 'en');
    expect([ask(play), ask(assault())]).toMatchObject([{ field: 'objective' }, { field: 'layout' }]);
    const { examples } = help(openView(play.state), questions(clone(play.state))[0]!, 'en');
    expect(examples).toEqual([expect.stringContaining('3')]);
    const before = { ...play, state: { ...play.state, rules: 1 } };
    expect([refusal(before, lay(1, '8,8')), ask(before)]).toMatchObject([null, { field: 'layout' }]);
  });

  it('S682: the defender deploys in the two sections of one half, the attacker within five hexes of the other end', () => {
    const [north, south] = (['north', 'south'] as const).map((to) => act(assault(), lay(1, '8,8'), end(to)));
    expect(open(north!, rifle, '8,0', '8,8', '9,8', '8,9', '9,9', '9,10')).toEqual(['8,0', '8,8', '9,8']);
    expect(open(south!, rifle, '8,8', '9,9', '8,9', '9,10', '8,17')).toEqual(['8,9', '9,10', '8,17']);
    expect(open(stood(south!, 'allies', '8,9'), mauser, '8,4', '8,5', '9,5', '9,6')).toEqual(['8,4', '9,5']);
  });
});
