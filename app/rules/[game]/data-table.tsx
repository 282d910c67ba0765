/** A ruled table as rulebooks print them; scrolls sideways by itself on narrow pages. */
export function DataTable({ head, rows }: { head: string[]; rows: string[][] }) {
  const label = head.join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-y-2 border-rule-strong">
            {head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className="label px-1 py-2 align-bottom max-sm:text-[0.6875rem] max-sm:tracking-normal max-sm:normal-case sm:px-3"
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first} className="border-b border-rule align-top">
              <th scope="row" className="px-1 py-1.5 font-semibold sm:px-3">
                {first}
              </th>
              {rest.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={i} className="px-1 py-1.5 whitespace-pre-line sm:px-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
