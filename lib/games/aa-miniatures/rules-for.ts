import type { Decision } from '../../engine';
import type { DecisionKind } from './state';

/** Rules of the rules text by what is asked; the first is what it is about. */
const rules: Record<DecisionKind, readonly string[]> = {
  army: ['AM-A2', 'AM-A3', 'AM-A4'],
  ground: ['AM-S4', 'AM-S1'],
  first: ['AM-S2'],
  end: ['AM-S2', 'AM-S4', 'AM-S5'],
  obstacles: ['AM-O1', 'AM-O2'],
  deployment: ['AM-S3', 'AM-R3', 'AM-M7'],
  vanguard: ['AM-R4', 'AM-M1'],
  initiative: ['AM-T2'],
  movement: ['AM-T3', 'AM-M1', 'AM-D1', 'AM-B1'],
  flight: ['AM-P1', 'AM-P2'],
  airstrike: ['AM-P3', 'AM-F1'],
  assault: ['AM-T4', 'AM-F1', 'AM-M1'],
  'defensive-fire': ['AM-D2', 'AM-D3', 'AM-D4'],
  'anti-air': ['AM-P2', 'AM-P4'],
  'set-down': ['AM-B3', 'AM-M7'],
};

/** Decisions of this game have no other kinds. */
export const rulesFor = ({ kind }: Decision): readonly string[] => rules[kind as DecisionKind];
