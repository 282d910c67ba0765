import { describe, expect, it } from 'vitest';
import { asBot, type BattleNote, type Chronicle, languages, selfplay, storyOf, storyteller, type Throw } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { chronicle } from '../../../lib/games/aa-miniatures/chronicle';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import type { Play } from '../../../lib/games/aa-miniatures/rules/changes';
import { openView } from '../../../lib/games/aa-miniatures/rules/view';
import type { Attacked, Event, K } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import type { ByAuction } from '../../../lib/games/kit/auction';
import { enemyUnit, gone, madeUnit, unitOf } from './battles';
import { act, afterTurn, attacking, playOf, successes } from './plays';

const throwsIn = ({ state, told }: Play): Throw[] => told.flatMap(({ event }) => chronicle.throws(event, openView(state)));
const notesIn = ({ state, told }: Play): BattleNote[] => told.flatMap(({ event }) => chronicle.notes(event, openView(state), 'en'));

const shooting = { phase: 'assault' } as const;

/** An attack of a unit on another as it was told. */
const attacked = (unit: Unit, target: Unit, more: Partial<Attacked>): Event => ({
  ...{ type: 'attacked', unit: unit.id, target: target.id, from: '7,8', at: '8,8', kind: 'assault', by: null, isRear: false },
  ...{ dice: [], again: [], modifier: 0, successes: 0, defense: 4, hits: 0, cover: null, counters: [], isKilled: false },
  ...more,
});

describe('dice of attacks', () => {
  const [shooter, target] = [madeUnit('7,8', []), enemyUnit('8,8')];
  const view = openView(playOf([shooter, target]).state);
  const one = (more: Partial<Attacked>): Throw | undefined => chronicle.throws(attacked(shooter, target, more), view)[0];

  it('are counted for whoever shoots, each by its chance', () => {
    const play = act(playOf([shooter, target], shooting, ...successes(5)), attacking(shooter, target));
    expect(throwsIn(play)).toEqual([
      { owner: 'allies', dice: 8, hits: 5, expected: 4, variance: 2, at: { space: '8,8', of: target.id, part: 'attack' } },
    ]);
  });

  it('succeed more often with a bonus and never beyond all of them', () => {
    expect(one({ dice: [3, 2, 1], modifier: 1 })).toMatchObject({ hits: 1, expected: 2 });
    expect(one({ dice: [1, 1], modifier: 9 })).toMatchObject({ hits: 2, expected: 2, variance: 0 });
  });

  it('that are thrown again count both times', () => {
    expect(one({ dice: [6, 5], again: [1] })).toMatchObject({ dice: 3, hits: 2, expected: 1.5 });
  });
});

describe('what befalls a unit in a turn', () => {
  it('is one battle, whoever shoots, lost when it falls', () => {
    const [first, second, target] = [madeUnit('7,8', []), madeUnit('8,7', []), enemyUnit('8,8')];
    const play = act(
      playOf([first, second, target], shooting, ...successes(4), ...successes(4)),
      attacking(first, target),
      attacking(second, target),
    );
    const fallen = {
      ...play.state,
      units: [first, second],
      fallen: [{ ...gone('axis', 1), unit: target.id, card: target.card, hex: '8,8' }],
    };
    const teller = storyteller(chronicle, 'en');
    const events: Event[] = [
      ...play.told.map(({ event }) => event),
      { type: 'casualties', turn: 1, fates: [{ unit: target.id, recovers: false, becomes: ['destroyed'] }] },
    ];
    teller.add({ seq: 1, moment: { round: 1, power: 'allies', phase: 'assault' }, view: openView(fallen), events, ends: true });
    const { battles } = teller.story();
    expect(battles).toHaveLength(1);
    expect(battles[0]).toMatchObject({
      ...{ space: '8,8', attackers: ['allies'], defenders: ['axis'], winner: 'attack', value: { attack: 0, defence: 5 } },
      luck: { attack: { dice: 16, hits: 8 } },
    });
  });

  it('is held by who is left at the end of the turn', () => {
    const units = [unitOf('Sherman DD', '7,8'), unitOf('Tiger I', '8,8')];
    expect(notesIn(afterTurn(units, 1, 1, 1, 2)).filter(({ type }) => type === 'ends')).toEqual(
      units.map(({ id, hex }) => ({ type: 'ends', space: hex, of: id, winner: 'defence' })),
    );
  });

  it('is no battle where its own side does it', () => {
    const [whip, soldier] = [madeUnit('7,8', []), madeUnit('7,8', [])];
    const state = { ...playOf([whip]).state, fallen: [{ ...gone('allies', 1), unit: soldier.id, card: soldier.card }] };
    const by = (unit: string) => chronicle.notes({ type: 'destroyed', unit: soldier.id, by: unit }, openView(state), 'en').length;
    expect([by(whip.id), by('fire')]).toEqual([0, 3]);
  });
});

describe('a battle of practice players', () => {
  const options = optionsSchema.parse({});
  const { opened, entries, state } = selfplay(miniatures, options, { seed: 'chronicle', choose: asBot, checksums: false });
  const told = (language: 'en' | 'it') =>
    storyOf<ByAuction<K>>(
      { game: miniatures, chronicle },
      { options, rules: miniatures.rules, draws: opened.draws, entries, moments: entries.map(({ moment }) => moment) },
      { language, viewer: 'public', heard: ({ event }) => event },
    );

  it('is measured once a turn, in both languages', () => {
    const titles = languages.map((language) => {
      const { points, measures } = told(language);
      const named = points.map(({ moment }) => chronicle.turnName(moment, language));
      expect(new Set(named.slice(1)).size).toBe(state.turn + 1);
      expect(points).toHaveLength(state.turn + 2);
      return measures.map(({ title }) => title);
    });
    expect(titles).toEqual([
      ['Points on the map', 'Points lost', 'Units on the map', 'Units at the objective'],
      ['Punti sulla mappa', 'Punti persi', 'Unità sulla mappa', 'Unità presso l’obiettivo'],
    ]);
  });

  it('counts in its battles all points that were lost', () => {
    const { battles, measures } = told('en');
    const of = (side: string) =>
      battles
        .flatMap(({ lost }) => [...lost.attack, ...lost.defence])
        .reduce((sum, { owner, value }) => sum + (owner === side ? value : 0), 0);
    const lost = measures.find(({ id }) => id === 'lost')?.lines.map(({ owner, values }) => [owner, values.at(-1)]);
    expect(lost).toEqual(['axis', 'allies'].map((side) => [side, of(side)]));
    expect(of('axis') + of('allies')).toBeGreaterThan(20);
    expect(battles.filter(({ winner }) => winner === 'open')).toEqual([]);
  });

  it('names cards and points', () => {
    const { unitName, worth }: Chronicle<ByAuction<K>> = chronicle;
    expect([unitName('germany-tiger-i', 1, 'en'), unitName('germany-tiger-i', 2, 'it'), worth(7.5, 'it')]).toEqual([
      'Tiger I',
      '2 Tiger I',
      '7,5 punti',
    ]);
  });
});

it('measures what has left the map where that is the aim', () => {
  const { state } = playOf([], { options: optionsSchema.parse({ scenario: 'own', aim: 'exit' }), exited: { axis: 0, allies: 12 } });
  const exited = chronicle.measures(openView(state), 'en').find(({ id }) => id === 'exited');
  expect(exited?.lines.map(({ value }) => value)).toEqual([0, 12]);
});
