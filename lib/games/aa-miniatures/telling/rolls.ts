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
  fire: { en: 'roll against fire', it: 'tiro contro l’incendio' },
  recovery: { en: 'roll to recover', it: 'tiro per riprendersi' },
  bridge: { en: 'roll to blow up the bridge', it: 'tiro per far saltare il ponte' },
  demolition: { en: 'roll to blow up the obstacle', it: 'tiro per far saltare l’ostacolo' },
  'remote-control': { en: 'remote control roll', it: 'tiro per il telecomando' },
};
