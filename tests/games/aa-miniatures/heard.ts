import { abilities } from '../../../lib/games/aa-miniatures/effects';

type Hook = (context: { value?: unknown }, held: unknown) => unknown;

/** Points at which abilities have said something. */
type Heard = ReadonlyMap<string, ReadonlySet<string>>;

/** Which abilities say something while `act` runs, and at which points. A value that is handed on as it came is not said. */
export async function heardDuring(act: (soFar: Heard) => Promise<void>): Promise<Heard> {
  const heard = new Map<string, Set<string>>();
  const restored: (() => void)[] = [];
  for (const id of abilities.ids) {
    const on = abilities.row(id).on as Record<string, Hook>;
    for (const [point, hook] of Object.entries(on)) {
      on[point] = (context, held) => {
        const said = hook(context, held);
        if (said !== null && said !== context.value) heard.set(id, (heard.get(id) ?? new Set()).add(point));
        return said;
      };
      restored.push(() => {
        on[point] = hook;
      });
    }
  }
  try {
    await act(heard);
  } finally {
    for (const restore of restored) restore();
  }
  return heard;
}
