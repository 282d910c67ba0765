import { expect, it } from 'vitest';
import { spreadOf } from '../../app/tables/[table]/stream/spread';

it('who plays hears of news at once, a few who watch too, and many within some seconds', () => {
  expect(spreadOf({ pages: 4000, plays: true })).toBe(0);
  expect(spreadOf({ pages: 20, plays: false })).toBe(0);
  expect(spreadOf({ pages: 120, plays: false })).toBe(1000);
  expect(spreadOf({ pages: 500, plays: false })).toBe(4800);
  expect(spreadOf({ pages: 4000, plays: false })).toBe(5000);
});
