import { describe, expect, it } from 'vitest';
import { asBot, selfplay } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import { bot } from '../../../lib/games/1943-1945/bot';
import { type EventId, eventIds, optionsSchema, sides } from '../../../lib/games/1943-1945/orders';
import { sizeOf } from '../../../lib/games/1943-1945/pieces';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import type { Event, Order, Side } from '../../../lib/games/1943-1945/types';
import { isQuick } from '../../support/effort';
import { given43, impulse, initiative, type Table43 } from './positions';

const games = isQuick ? 6 : 14;

interface Seen {
  events: Event[];
  /** Allied pieces in Tebessa at the start of each turn. */
  tebessa: number[];
}

/** Whole games between practice bots. */
function watched(): Seen[] {
  return Array.from({ length: games }, (_, seed) => {
    const tebessa: number[] = [];
    const { entries } = selfplay(game1943, optionsSchema.parse({}), {
      seed: `watched ${seed}`,
      choose: asBot,
      checksums: false,
      visit({ turn, zones }) {
        const here = zones['19'];
        tebessa[turn] ??= here?.control === 'allied' ? sizeOf(here.units) : 0;
      },
    });
    return {
      events: entries.flatMap(({ told }) => told.flatMap(({ event }) => (event.type === 'auction' || event.type === 'bid' ? [] : [event]))),
      tebessa,
    };
  });
}

describe('practice bots among themselves', () => {
  const seen = watched();
  const all = seen.flatMap(({ events }) => events);
  const count = (is: (event: Event) => boolean) => all.filter(is).length;

  it('play events of every kind; the three that wait for a combat or for hunger have positions of their own below', () => {
    const played = new Set(all.flatMap((event) => (event.type === 'event' ? [event.event] : [])));
    const waiting: EventId[] = ['stop-battle', 'reserves', 'logistic-effort'];
    expect(eventIds.filter((id) => !played.has(id) && !waiting.includes(id))).toEqual([]);
  });

  it('retreat and bomb, on both sides', () => {
    for (const side of sides) {
      expect(count((event) => event.type === 'retreated' && event.side === side)).toBeGreaterThan(games);
      expect(count((event) => event.type === 'bombed' && event.side === side)).toBeGreaterThan(games);
    }
  });

  it('leave no four pieces in Tebessa for a whole game', () => {
    expect(seen.filter(({ tebessa }) => tebessa.slice(2).every((pieces) => pieces >= 4))).toEqual([]);
  });

  it('seldom bring the Allies more than a zone holds', () => {
    expect(count((event) => event.type === 'disbanded' && event.side === 'allied')).toBeLessThan(games);
  });
});

/** What the bot of the side says to a question that is open. */
function says(field: Table43, side: Side, kind: string): Order | undefined {
  const question = questions(field.state).find((each) => each.seat === side && each.kind === kind);
  return question && bot(field.state, question, () => 0.5);
}

/** What the bot of the side does in an impulse of its own until it is over. */
function impulseOf(side: Side, turn: number, ...zones: string[]): { orders: Order[]; field: Table43 } {
  const field = given43()
    .position(impulse(side, turn), ...zones)
    .until('impulse');
  const orders: Order[] = [];
  for (;;) {
    const order = says(field, side, 'impulse');
    if (!order || order.type === 'end') return { orders, field };
    orders.push(order);
    field
      .rolling(() => 0)
      .when(order, side)
      .until('impulse');
  }
}

describe('a practice bot', () => {
  it('fights its way out where it is cut off', () => {
    const zones = `01 (Axis): 1 cube
      04 (Axis): 2 cubes
      05 (Axis): 1 cube
      07 (Axis): 5 cubes
      06 (Allies): 1 cube
      03 (Allies): 1 cube
      08 (Allies): 1 cube
      09 (Allies): 1 cube`;
    const { orders } = impulseOf('axis', 6, zones);
    const starts = orders.flatMap((order) => (order.type === 'attack' ? order.forces.map(({ from }) => from) : []));
    expect(starts).toContain('07');
  });

  it('does not leave pieces where there is nothing to do and no port', () => {
    const zones = `19 (Allies): 4 cubes
      17 (Allies): 1 cube
      18 (Allies): 1 cube
      16 (Allies): 1 cube
      09 (Axis): 3 cubes
      01 (Axis): 1 cube`;
    impulseOf('allied', 3, zones).field.then({ at: { '19': '(Allies)' } });
  });

  it('brings no reinforcements into a full zone while another has room', () => {
    const zones = `17 (Allies): 6 cubes
      18 (Allies): 1 cube
      16 (Axis): 3 cubes
      09 (Axis): 3 cubes
      01 (Axis): 1 cube`;
    const field = given43().position(initiative('allied', 3), zones).when('INITIATIVE Allies', 'allied');
    expect(says(field, 'allied', 'reinforcement')).toMatchObject({ type: 'reinforce', zone: '18' });
  });

  it('plays Stop Battle where a star would fall on the last turn, and Reserves where one more round may take it', () => {
    const zones = `11 (Allies): 6 cubes
      09 (Axis): 3 cubes
      07 (Axis): 1 cube
      01 (Axis): 1 cube`;
    const fought = (rounds: number) => {
      const field = given43().position(impulse('allied', 8), zones).when('ATTACK 09 from 11 6 cubes; END', 'allied');
      field.when('FIGHT 09, no support', 'allied').dice(6, 6, 1, 1, 1, 1, 1);
      field.until('losses').when('LOSE 2 cubes in 09', 'axis');
      for (let round = 1; round < rounds; round++) field.dice(1, 1, 1, 1, 1).when('PRESS', 'allied');
      return field;
    };
    expect(says(fought(1), 'axis', 'round-end')).toEqual({ type: 'event', event: 'stop-battle' });
    expect(says(fought(3).until('press'), 'allied', 'press')).toEqual({ type: 'event', event: 'reserves' });
  });

  it('saves by Logistical Effort what it could not free', () => {
    const around = `07 (Allies): 1 cube
      08 (Allies): 1 cube
      10 (Allies): 1 cube
      11 (Allies): 1 cube`;
    const field = given43()
      .position(
        impulse('allied'),
        around,
        `09 (Axis): 4 cubes
      01 (Axis): 1 cube`,
      )
      .until('supply');
    expect(says(field, 'axis', 'supply')).toEqual({ type: 'event', event: 'logistic-effort', zone: '09' });
  });

  it('leaves a battle that is lost, and stays where it is not', () => {
    const zones = `11 (Allies): 6 cubes
      10 (Axis): 3 cubes
      08 (Axis): 1 cube
      01 (Axis): 1 cube`;
    const hit = (...dice: number[]) => {
      const field = given43().position(impulse('allied'), zones).when('ATTACK 10 from 11 6 cubes; END', 'allied');
      field
        .when('FIGHT 10, no support', 'allied')
        .dice(...dice, 1, 1, 1)
        .until('losses');
      return says(field, 'axis', 'losses');
    };
    const loss = { zone: '10', piece: 'cube', count: 1, fate: 'out' };
    expect(hit(6, 6, 1, 1)).toEqual({ type: 'losses', losses: [loss], retreat: ['08'] });
    expect(hit(6, 1, 1, 1)).toEqual({ type: 'losses', losses: [loss] });
  });
});
