import type { Text } from '../../../engine';
import type { RollFor } from '../state';

/** What a die is thrown for. */
export const rolls: Readonly<Record<RollFor, Text>> = {
  stream: { en: 'roll for the stream', it: 'tiro per il ruscello' },
  forest: { en: 'roll for the forest', it: 'tiro per la foresta' },
  hill: { en: 'roll for the hill', it: 'tiro per la collina' },
  'barbed-wire': { en: 'roll for the barbed wire', it: 'tiro per il filo spinato' },
  'tank-obstacle': { en: 'roll for the tank obstacle', it: 'tiro per l’ostacolo anticarro' },
  minefield: { en: 'minefield roll', it: 'tiro per il campo minato' },
  endurance: { en: 'roll to survive', it: 'tiro per sopravvivere' },
  fire: { en: 'roll for fire', it: 'tiro per l’incendio' },
  recovery: { en: 'roll to recover', it: 'tiro per riprendersi' },
  bridge: { en: 'roll to blow up the bridge', it: 'tiro per far saltare il ponte' },
  demolition: { en: 'roll to blow up the obstacle', it: 'tiro per far saltare l’ostacolo' },
  'remote-control': { en: 'remote control roll', it: 'tiro per il telecomando' },
};

const plain: readonly [passed: Text, failed: Text] = [
  { en: 'passed', it: 'riuscito' },
  { en: 'failed', it: 'fallito' },
];

/** Who is in luck with a roll for fire does not pass it. */
const burning: typeof plain = [
  { en: 'it burns', it: 'brucia' },
  { en: 'it does not burn', it: 'non brucia' },
];

/** What came of a roll. */
export const rollOutcome = (what: RollFor, isPassed: boolean): Text => (what === 'fire' ? burning : plain)[isPassed ? 0 : 1];
