import type { seasonProgress } from '@/lib/play';

type Rounds = Awaited<ReturnType<typeof seasonProgress>>[number]['rounds'];

/** One entrant's way through the rounds; a null place: without one. */
export interface Course {
  entrant: string;
  places: (number | null)[];
  points: number[];
}

/** The rounds of a division with everybody's way through them, in the order of the last. Who shares a place stands below whom the table puts first. */
export function courseOf(all: Rounds): { rounds: number[]; lines: Course[] } {
  const order = (all.at(-1)?.standings ?? []).map(({ entrant }) => entrant);
  return {
    rounds: all.map(({ round }) => round),
    lines: order.map((entrant) => {
      const own = all.map(({ standings }) => standings.find((each) => each.entrant === entrant));
      return { entrant, places: own.map((each) => each?.rank ?? null), points: own.map((each) => each?.points ?? 0) };
    }),
  };
}
