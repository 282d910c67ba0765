import type { TechnologyId } from '../effects/ids';
import { usesOf } from '../rules/declarations';
import { dieCost, undeveloped } from '../rules/research';
import type { Order } from '../types';
import { ownUnits } from './shipyard';
import type { Survey } from './survey';

/** Money from which a power thinks of weapons, and how often it then does. */
const fortune = 35;
const curiosity = 0.25;
/** Units that make a development worth having. */
const enough = 2;

/** What each development is good for: types of which the power should have some. */
const uses: Record<TechnologyId, readonly ('fighter' | 'bomber' | 'submarine' | 'destroyer' | 'aa-gun')[]> = {
  'heavy-bombers': ['bomber'],
  'jet-fighters': ['fighter'],
  'super-submarines': ['submarine'],
  'long-range': ['fighter', 'bomber'],
  'combined-bombardment': ['destroyer'],
  rockets: ['aa-gun'],
};

/** Now and then who is rich pays for dice, for what most of its units would gain by. */
export function* research(survey: Survey, random: () => number): Generator<Order> {
  const { state, power } = survey;
  const left = state.treasury[power] - fortune;
  if (left < 0 || random() > curiosity) return;
  const have = ownUnits(survey);
  const served = (id: TechnologyId) => uses[id].reduce((sum, type) => sum + (have[type] ?? 0), 0);
  const [technology] = undeveloped(state, power).sort((a, b) => served(b) - served(a));
  if (technology && served(technology) >= enough) yield { type: 'research', technology, dice: 1 + Math.floor(left / (2 * dieCost)) };
}

/** Chance of losing the capital from which the winter is called to help. */
const bitter = 0.2;

/** N-SU1: once, when the capital is in danger. */
export function* callWinter(survey: Survey): Generator<Order> {
  const { state, edition, power } = survey;
  const [winter] = usesOf(state, 'russian-winter');
  const { capital } = edition.power[power];
  if (winter && survey.risk(capital, survey.garrison(capital)) >= bitter) yield winter;
}
