import { rulesTextOf } from '../../kit/words';
import { abilityRules } from './abilities';
import { armyRules } from './armies';
import { fireRules } from './fire';
import { movementRules } from './movement';
import { quickStart } from './quick-start';

const chapters = `
A | Armies | Eserciti
S | Scenarios and set-up | Scenari e schieramento
R | Reserves and special deployments | Riserve e schieramenti particolari
T | The turn | Il turno
M | Movement | Movimento
G | Ground and sight | Terreno e visuale
B | Transport | Trasporto
F | Attack | Attacco
H | Hits and casualties | Colpi e perdite
D | Defensive fire | Fuoco difensivo
C | Abilities and commanders | Capacità e comandanti
O | Obstacles | Ostacoli
P | Aircraft | Aerei
V | Victory | Vittoria
`;

/** Axis & Allies Miniatures. */
export const rulesText = rulesTextOf({ quickStart, chapters, rules: [armyRules, movementRules, fireRules, abilityRules] });
