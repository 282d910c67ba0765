import type { Decision } from '../../engine';
import type { DecisionKind } from './types';

/** Rules of the rules text by what is asked; the first is what it is about. */
const rules: Record<DecisionKind, readonly string[]> = {
  'set-up': ['EU-Z5', 'EU-Z3'],
  initiative: ['EU-T2'],
  reinforcement: ['EU-R1', 'EU-R2'],
  impulse: ['EU-T3', 'EU-M1', 'EU-C1'],
  'impulse-start': ['EU-T4', 'EU-M6'],
  'after-move': ['EU-T4', 'EU-M6'],
  intercept: ['EU-M5'],
  attacked: ['EU-C2', 'EU-T4'],
  battle: ['EU-C1'],
  join: ['EU-L2', 'EU-C2'],
  defend: ['EU-C2'],
  elite: ['EU-F1'],
  losses: ['EU-C6'],
  'round-end': ['EU-C7', 'EU-E3'],
  press: ['EU-C3', 'EU-C7'],
  occupy: ['EU-C8'],
  withdraw: ['EU-L2'],
  late: ['EU-C7', 'EU-E3'],
  'impulse-end': ['EU-T4', 'EU-E3'],
  stacking: ['EU-Z3'],
  'additional-impulse': ['EU-E3'],
  supply: ['EU-S1', 'EU-E2'],
};

/** Decisions of this game have no other kinds. */
export const rulesFor = ({ kind }: Decision): readonly string[] => rules[kind as DecisionKind];
