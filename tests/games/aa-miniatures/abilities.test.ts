import { expect, it } from 'vitest';
import { abilities } from '../../../lib/games/aa-miniatures/effects';
import { proves } from '../../support/rows';
import { airProofs } from './proofs/air';
import { attackProofs } from './proofs/attack';
import { commanderProofs } from './proofs/commanders';
import { defenceProofs } from './proofs/defence';
import { defensiveProofs } from './proofs/defensive-fire';
import { modeProofs } from './proofs/modes';
import { movementProofs } from './proofs/movement';
import { obstacleProofs } from './proofs/obstacles';
import { statusProofs } from './proofs/status';
import { transportProofs } from './proofs/transport';

const proofs = {
  ...airProofs,
  ...attackProofs,
  ...commanderProofs,
  ...defenceProofs,
  ...defensiveProofs,
  ...modeProofs,
  ...movementProofs,
  ...obstacleProofs,
  ...statusProofs,
  ...transportProofs,
};

proves(abilities, proofs);

it('are proved for every row, and no other', () => {
  expect(Object.keys(proofs).sort()).toEqual([...abilities.ids].sort());
});
