import type { BattleBoard, BattleSide, Language } from '../../../engine';
import { capitalised } from '../../kit/words';
import { editionOf } from '../editions';
import { declaredBattles } from '../rules/battles';
import { attackersAt, defendersAt, type Part } from '../rules/forces';
import { landersOn } from '../rules/landers';
import { lineUp, oddsOf } from '../rules/odds';
import { diceOf, strengthOf } from '../rules/strength';
import type { Declared, Power, UnitType, View } from '../types';
import { namesIn } from '../words/names';
import { positionWords } from '../words/position-words';

interface Fighter {
  owner: Power;
  type: UnitType;
  count: number;
  damaged?: true;
}

/** The battles that are announced, waiting or on; the one under way first. */
export function battles(view: View, language: Language): BattleBoard[] {
  const { combat } = view;
  const now = combat?.battle ?? null;
  const waiting =
    view.phase === 'combat-move' ? declaredBattles(view) : [...(combat?.landing ? [combat.landing] : []), ...(combat?.pending ?? [])];
  return [...(now ? [now] : []), ...waiting].map((declared) => boardOf(view, declared, declared === now ? now.round : null, language));
}

function boardOf(view: View, declared: Declared, round: number | null, language: Language): BattleBoard {
  const words = positionWords(language);
  const { space, kind } = declared;
  const attackers = [...attackersAt(view, declared), ...(round === null ? landersOn(view, declared) : [])];
  const defenders = defendersAt(view, declared);
  const title = round === null ? words.battle({ space }) : words.fight({ space, round });
  const { win, attackLoss, defenceLoss } = oddsOf(
    lineUp(view, attackers, 'attack', kind),
    lineUp(view, defenders, 'defence', kind),
    view.options,
  );
  const ipcs = (cost: number) => words.worth({ ipcs: Math.round(cost) });
  return {
    ...{ space, title: capitalised(title), isOn: round !== null },
    attack: sideOf(view, attackers, 'attack', language),
    defence: sideOf(view, defenders, 'defence', language),
    odds: attackers.length === 0 ? null : { win, attackLoss: ipcs(attackLoss), defenceLoss: ipcs(defenceLoss) },
  };
}

function sideOf(view: View, fighters: readonly Fighter[], part: Part, language: Language): BattleSide {
  const names = namesIn(language);
  const words = positionWords(language);
  const merged = new Map<string, Fighter>();
  for (const fighter of fighters) {
    const key = `${fighter.owner} ${fighter.type} ${fighter.damaged ?? ''}`;
    const { owner, type, damaged } = fighter;
    merged.set(key, { owner, type, count: fighter.count + (merged.get(key)?.count ?? 0), ...(damaged && { damaged }) });
  }
  const { units } = editionOf(view);
  const rows = [...merged.values()]
    .map((fighter) => ({
      ...fighter,
      strength: strengthOf(view, fighter, part, null),
      dice: part === 'attack' ? diceOf(view, fighter) : 1,
    }))
    .sort((a, b) => b.strength - a.strength || units[b.type].cost - units[a.type].cost);
  return {
    title: words[part === 'attack' ? 'attackers' : 'defenders'],
    rows: rows.map(({ owner, type, count, damaged, strength, dice }) => ({
      ...{ owner, icon: type, count, name: names.unit(type, count) },
      strength: dice > 1 ? `${strength} ×${dice}` : String(strength),
      ...(damaged && { mark: words.damaged }),
    })),
  };
}
