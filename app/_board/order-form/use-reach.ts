'use client';

import { useMemo, useState } from 'react';
import { type Asking, noSteps, type Steps } from './steps';
import type { Rules } from './use-game';
import type { Draft, WayHere } from './ways-here';

export interface Reach {
  /** The order that the open numbers would make, and where it leads; null: more is asked. */
  draft: Draft | null;
  /** A space that was pointed at, and what can be sent there; null: none, or nothing can. */
  reach: { space: string; ways: (WayHere & { draft: Draft | null })[] } | null;
  /** Points at a space; with null at none. */
  onReach(space: string | null): void;
  /** Takes one of the ways that lead to the space pointed at. */
  take(way: WayHere): void;
  /** Spaces whose pieces may be dragged. */
  liftable: readonly string[];
  /** Pieces were dragged from a space to another. */
  carry(from: string, to: string): void;
}

interface Task {
  /** Null: nothing is asked, or the rules are not here yet. */
  asking: (Asking & Rules) | null;
  steps: Steps;
  onSteps(steps: Steps): void;
  onOrder(order: object): void;
}

/** Orders by their end: what can be sent to a space that is pointed at, and what a drag from one to another means. */
export function useReach({ asking, steps, onSteps, onOrder }: Task): Reach {
  const [pointed, setPointed] = useState<{ space: string; from: string | null } | null>(null);
  const reach = useMemo(() => {
    if (!asking || !pointed) return null;
    const ways = asking.walker.waysTo(asking, pointed.space, pointed.from).map((way) => ({
      ...way,
      draft: asking.walker.draftOf(asking, { picks: way.picks, wishes: {} }),
    }));
    return ways.length > 0 ? { space: pointed.space, ways } : null;
  }, [asking, pointed]);
  const draft = useMemo(
    () =>
      asking && steps.picks.length > 0
        ? asking.walker.draftOf(asking, steps, asking.walker.loneAmount(asking, steps.picks, steps.amount))
        : null,
    [asking, steps],
  );
  const liftable = useMemo(() => (asking ? asking.walker.startsOf(asking) : []), [asking]);
  const take = ({ picks }: WayHere) => {
    if (!asking) return;
    const prompt = asking.walker.promptOf(asking, picks);
    onSteps(prompt.kind === 'done' ? noSteps : { ...noSteps, picks });
    if (prompt.kind === 'done') onOrder(prompt.order);
  };
  return {
    draft,
    // while an order is under way its own questions are enough
    reach: steps.picks.length === 0 ? reach : null,
    onReach(space) {
      // who looks about in the middle of an order goes on with it
      if (space === null || steps.picks.length === 0) setPointed(space === null ? null : { space, from: null });
    },
    take,
    liftable,
    carry(from, to) {
      const ways = asking ? asking.walker.waysTo(asking, to, from) : [];
      const [only] = ways;
      if (!only) return;
      if (ways.length === 1) return take(only);
      onSteps(noSteps);
      setPointed({ space: to, from });
    },
  };
}
