import { unreachable } from '../engine/result';
import { eliminationPairings } from './elimination';
import { ladderPairings } from './ladder';
import type { Pairing, PairingInput } from './published';
import { roundRobinPairings } from './round-robin';
import { swissPairings } from './swiss';
import { tablePairings } from './tables';

/** What is to be added to an input's pairings: those of its round, and of rounds before it matches that are due only now. */
export function pairingsToAdd(input: PairingInput): Pairing[] {
  const known = new Set(input.pairings.map(({ id }) => id));
  return pairingsOf(input).filter(({ id, round }) => !known.has(id) && round <= input.round);
}

/** The pairings of the input's round. Equal inputs give equal pairings, whatever the order of their lists. */
export function pairingsOf(input: PairingInput): Pairing[] {
  const { system } = input.settings;
  switch (system.kind) {
    case 'round-robin':
      return roundRobinPairings(input, system);
    case 'swiss':
      return swissPairings(input, system);
    case 'elimination':
      return eliminationPairings(input, system);
    case 'ladder':
      return ladderPairings(input, system);
    case 'tables':
      return tablePairings(input, system);
    default:
      return unreachable(system);
  }
}
