import { expect, it } from 'vitest';
import * as z from 'zod';
import cards from '../../../lib/games/aa-miniatures/data/cards.json';
import maps from '../../../lib/games/aa-miniatures/data/maps.json';
import { terrains } from '../../../lib/games/aa-miniatures/map/battle-map';

// the game reads its data by their types alone: a browser would load the schemas for nothing

const dice = z.tuple([z.int(), z.int(), z.int()]);
const card = z.strictObject({
  id: z.string(),
  name: z.string(),
  nation: z.string().nullable(),
  side: z.enum(['axis', 'allies', 'any']),
  type: z.enum(['soldier', 'vehicle', 'aircraft', 'obstacle']),
  subtypes: z.array(z.string()),
  year: z.int(),
  cost: z.number(),
  speed: z.int().nullable(),
  defense: z.tuple([z.int(), z.int()]).nullable(),
  soldier: dice,
  vehicle: dice,
  abilities: z.array(z.string()),
  rulebook: z.strictObject({ cost: z.number() }).optional(),
});

it('cards are what the game takes them for', () => {
  expect(z.array(card).safeParse(cards).error).toBeUndefined();
});

const place = z.tuple([z.int(), z.int()]);
const section = z.strictObject({
  id: z.string(),
  title: z.string(),
  terrain: z.partialRecord(z.enum(terrains), z.array(place)),
  roads: z.array(z.array(place)),
  streams: z.array(z.array(z.tuple([place, place]))),
  bridges: z.array(z.tuple([place, place])),
});
const layout = z.strictObject({
  die: z.int(),
  sections: z.array(z.strictObject({ slot: z.enum(['NW', 'NE', 'SW', 'SE']), section: z.string(), turned: z.boolean() })),
  objective: place,
});

it('sections of map and layouts are what the game takes them for', () => {
  expect(z.strictObject({ sections: z.array(section), layouts: z.array(layout) }).safeParse(maps).error).toBeUndefined();
});
