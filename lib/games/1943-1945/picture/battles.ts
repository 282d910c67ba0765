import type { BattleBoard, BattleSide, Language } from '../../../engine';
import { capitalised } from '../../kit/words';
import { type Clash, oddsOf } from '../odds';
import { counterOf, pieceFacts, pieces } from '../pieces';
import { type Fighters, needsOf } from '../rules/dice';
import { enemyOf } from '../rules/zones';
import { attackAhead, combatAhead } from '../standing/prospects';
import type { Side, View } from '../types';
import { words } from '../words';
import { nouns, pieceName, zoneName } from '../words/names';

/** The combat under way, then the attacks that were declared. */
export function battles(view: View, language: Language): BattleBoard[] {
  const { impulse } = view;
  if (!impulse) return [];
  const { combat, side } = impulse;
  const waiting = impulse.attacks.filter(({ forces }) => forces.length > 0);
  const { board: say } = words[language];
  const titleOf = (target: string) => `${say.icons.battle}: ${zoneName(view.options, target, language)}`;
  return [
    ...(combat
      ? [
          boardOf(
            view,
            combatAhead(view),
            { space: combat.target, title: `${titleOf(combat.target)}, ${say.round(combat.round, combat.rounds)}`, isOn: true },
            side,
            language,
          ),
        ]
      : []),
    ...waiting.map((attack) =>
      boardOf(view, attackAhead(view, attack, side), { space: attack.target, title: titleOf(attack.target), isOn: false }, side, language),
    ),
  ];
}

function boardOf(
  view: View,
  clash: Clash,
  where: Pick<BattleBoard, 'space' | 'title' | 'isOn'>,
  attacker: Side,
  language: Language,
): BattleBoard {
  const { taken, lost } = oddsOf(view, clash);
  const { losses } = words[language].board;
  return {
    ...where,
    attack: sideOf(view, clash.attack, attacker, language),
    defence: sideOf(view, clash.defence, enemyOf(attacker), language),
    odds: { win: taken, attackLoss: losses(lost.attack), defenceLoss: losses(lost.defence) },
  };
}

function sideOf(view: View, fighters: Fighters, side: Side, language: Language): BattleSide {
  const { board: say } = words[language];
  const strength = `${needsOf(view, fighters)}+`;
  const rows = pieces.flatMap((piece) => {
    const count = fighters.units[piece] ?? 0;
    if (count === 0) return [];
    const mark = pieceFacts[piece].engaged ? { mark: say.icons.engaged } : {};
    return [{ ...counterOf(piece, side), count, name: pieceName(piece, count, language), strength, ...mark }];
  });
  const line = fighters.line ? [{ owner: side, icon: 'line', count: 1, name: pieceName('line', 1, language), strength }] : [];
  return { title: capitalised(nouns[language].sides[side]), rows: [...rows, ...line] };
}
