import { expect, it } from 'vitest';
import type { Language } from '../../../lib/engine';
import { aaRevised } from '../../../lib/games/axis-allies';
import { at } from './advantages';

const { state } = at(
  'Round 1, USA, noncombat-move',
  'Developments: USSR rockets + Russian winter, Japan jet fighters',
  'Used: Russian winter',
);
const view = aaRevised.view(state, 'public');

it.each<[Language, string, string[], string]>([
  [
    'en',
    'Developments and advantages',
    ['Rockets, Russian winter (used up)', 'Jet fighters'],
    'hold 8 of the 12 victory cities. Now: Washington',
  ],
  [
    'it',
    'Sviluppi e vantaggi',
    ['Missili, Inverno russo (usato)', 'Caccia supersonici'],
    'controllare 8 fra le 12 città della vittoria. Ora: Washington',
  ],
])('the page and the letter say in %s what powers have developed, and the goal in one line', (language, title, held, goal) => {
  const { tracks } = aaRevised.paint(view, language);
  const developments = tracks.find((each) => each.title === title);
  expect(developments?.rows.map(({ owner, value, hint }) => [owner, value, hint])).toEqual([
    ['ussr', '2', held[0]],
    ['japan', '1', held[1]],
  ]);
  expect(tracks.at(-1)?.rows[0]?.hint).toContain(goal);
  const sections = aaRevised.brief(view, language).sections;
  expect(sections.find((each) => each.title === title)?.lines.map((line) => line.replace(/^[^:]+: /, ''))).toEqual(held);
});

it('a sentence that ends with a Soviet republic has one full stop', () => {
  const table = at('Round 1, USSR, noncombat-move', 'Russia: 1 infantry').when('MOVE 1 infantry: Russia > Kazakh S.S.R.');
  expect(table.told('move').map((event) => aaRevised.narrate(event, 'en'))).toEqual([
    'The Soviet Union moves 1 infantry: Russia → Kazakh S.S.R.',
  ]);
});
