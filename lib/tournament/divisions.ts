/** A division as a season left it. */
export interface Division {
  id: string;
  /** How many it is to have in the next season. */
  size: number;
  /** Its entrants as the season placed them, the best first. */
  ranking: readonly string[];
}

export interface SeasonEnd {
  /** The highest first. */
  divisions: readonly Division[];
  /** How many go up and down between two neighbours. */
  exchange: number;
  /** Who does not play on. */
  leaving: readonly string[];
  /** Who wants to come in, the first in line first. */
  waiting: readonly string[];
}

export type Arrival = 'relegated' | 'stayed' | 'promoted' | 'entered';

export interface NextDivision {
  id: string;
  /** From above, those who stayed, from below, newcomers: the order of strength. */
  places: { entrant: string; came: Arrival }[];
}

interface Member {
  entrant: string;
  /** The division it played in; past the last: it comes from the waiting list. */
  from: number;
  place: number;
}

/**
 * The divisions of the next season. Each keeps its size as long as there are entrants enough: a gap is filled by the next best of the division
 * below, and the gap that leaves at the foot by the waiting list. Who is one too many at the foot leads that list.
 */
export function nextSeason({ divisions, exchange, leaving, waiting }: SeasonEnd): { divisions: NextDivision[]; waiting: string[] } {
  const gone = new Set(leaving);
  const staying = divisions.map(({ ranking }, from) =>
    ranking.flatMap((entrant, place): Member[] => (gone.has(entrant) ? [] : [{ entrant, from, place }])),
  );
  const lists = exchanged(divisions, staying, exchange);
  const queue = waiting.flatMap((entrant, place): Member[] => (gone.has(entrant) ? [] : [{ entrant, from: divisions.length, place }]));
  lists.push(queue);
  divisions.forEach(({ size }, index) => {
    const [here, below] = [lists[index] ?? [], lists[index + 1] ?? []];
    while (here.length > size) below.unshift(...lowest(here, index));
    for (let isFilling = true; isFilling && here.length < size; ) {
      const source = lists.slice(index + 1).find((list) => list.length > 0);
      isFilling = source !== undefined;
      if (source) here.push(...highest(source, lists.indexOf(source)));
    }
  });
  const left = lists[divisions.length] ?? [];
  return {
    divisions: divisions.map(({ id }, index) => ({ id, places: placesOf(lists[index] ?? [], index, divisions.length) })),
    waiting: left.map(({ entrant }) => entrant),
  };
}

/** After the regular moves: the last of the table go down, the best who play on go up. */
function exchanged(divisions: readonly Division[], staying: readonly Member[][], exchange: number): Member[][] {
  const lists: Member[][] = divisions.map(() => []);
  staying.forEach((members, index) => {
    const promoted = index === 0 ? 0 : exchange;
    const firstDown = index === divisions.length - 1 ? Number.POSITIVE_INFINITY : (divisions[index]?.ranking.length ?? 0) - exchange;
    members.forEach((member, order) => {
      const to = order < promoted ? index - 1 : member.place >= firstDown ? index + 1 : index;
      lists[to]?.push(member);
    });
  });
  return lists;
}

/** Takes out who goes up beyond the exchange: the best of those who stayed, then who had just come down, then who had just come up. */
function highest(list: Member[], index: number): Member[] {
  return taken(list, (a, b) => upward(a, index) - upward(b, index) || a.from - b.from || a.place - b.place);
}

const upward = ({ from }: Member, index: number): number => (from === index ? 0 : from < index ? 1 : 2);

/** Takes out who goes down beyond the exchange: the last of those who stayed, then who had just come up, then who had just come down. */
function lowest(list: Member[], index: number): Member[] {
  return taken(list, (a, b) => downward(a, index) - downward(b, index) || b.from - a.from || b.place - a.place);
}

const downward = ({ from }: Member, index: number): number => (from === index ? 0 : from > index ? 1 : 2);

function taken(list: Member[], compare: (a: Member, b: Member) => number): Member[] {
  const [first] = [...list].sort(compare);
  return first ? list.splice(list.indexOf(first), 1) : [];
}

function placesOf(list: readonly Member[], index: number, divisions: number): NextDivision['places'] {
  const sorted = [...list].sort((a, b) => a.from - b.from || a.place - b.place);
  return sorted.map(({ entrant, from }) => ({
    entrant,
    came: from === divisions ? 'entered' : from < index ? 'relegated' : from > index ? 'promoted' : 'stayed',
  }));
}
