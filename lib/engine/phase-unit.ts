import type { Looked } from './unit-card';

/** A unit in a phase in which units act one by one. */
export interface PhaseUnit extends Looked {
  id: string;
  name: string;
  /** Icon and owner of its counter. */
  icon: string;
  owner: string;
  /** Where it stands; left out: not on the board. */
  space?: string;
  /** acting: it is at it, and may go on. idle: it has not acted, and cannot. */
  state: 'ready' | 'acting' | 'acted' | 'idle';
}
