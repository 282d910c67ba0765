import { effects, type Hooks, rowsOf } from '../../../engine';
import { abilityWords } from '../words/abilities';
import { airRows } from './air-rows';
import { attackRows } from './attack-rows';
import { commanderRows } from './commander-rows';
import { defenceRows } from './defence-rows';
import { defensiveRows } from './defensive-rows';
import { modeRows } from './mode-rows';
import { movementRows } from './movement-rows';
import { obstacleRows } from './obstacle-rows';
import { abilityPoints } from './points';
import { statusRows } from './status-rows';
import { transportRows } from './transport-rows';

type Points = typeof abilityPoints;
const hooks: Readonly<Record<string, Hooks<Points>>> = {
  ...{ ...airRows, ...attackRows, ...commanderRows, ...defenceRows, ...defensiveRows },
  ...{ ...modeRows, ...movementRows, ...obstacleRows, ...statusRows, ...transportRows },
};

/** Every ability of a card, and what it says to the rules. */
export const abilities = effects<Points, string>(abilityPoints, rowsOf(abilityWords, hooks));
