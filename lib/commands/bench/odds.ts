import { type BattleSetUp, seeded } from '../../engine';
import { type GameId, loadSimulator } from '../../games/registry';
import { measured, type Part, quantile, timed } from './measure';

const runs = 10_000;

/** A battle of a usual size, fought as often as a page has it fought: the first time, as a reader waits for it, and afterwards. */
const oddsPart = (game: GameId, setUp: BattleSetUp): Part => {
  const first = `odds.${game}.10k_battles_first_ms`;
  const later = `odds.${game}.10k_battles_ms`;
  return {
    names: [first, later],
    async run() {
      const simulator = await loadSimulator(game);
      const position = simulator?.position(setUp);
      if (!simulator || !position) throw new Error(`${game} has no such battle`);
      const [cold = 0, ...warm] = await timed(12, (n) => {
        simulator.simulate(position.view, position.space, { runs, random: seeded(n) }, 'en');
      });
      return { [first]: measured(cold, 'ms'), [later]: measured(quantile(warm, 0.5), 'ms') };
    },
  };
};

const choices = { attacker: 'ussr', defender: 'germany' };
export const oddsParts: Part[] = [
  oddsPart('aa-1941', {
    choices: { ...choices, place: 'ukraine' },
    attack: { infantry: 8, tank: 2, fighter: 2 },
    defence: { infantry: 6, tank: 1, fighter: 1 },
  }),
  oddsPart('aa-revised', {
    choices: { ...choices, place: 'ukraine-ssr' },
    attack: { infantry: 6, artillery: 2, tank: 3, fighter: 2 },
    defence: { infantry: 5, artillery: 1, tank: 2, fighter: 1, 'aa-gun': 1 },
  }),
  oddsPart('1943-1945', {
    choices: { place: '09', attacker: 'allied' },
    attack: { cube: 5, tank: 1, plane: 1 },
    defence: { cube: 3, tank: 1, elite: 1, line: 1 },
  }),
];
