/** Characters of a cell that is read as text: no column beside others on a phone holds it. */
const longest = 40;

/** A ruled table as rulebooks print them. On narrow pages a last column of text goes below the others; otherwise it scrolls sideways by itself. */
export function DataTable({ head, rows }: { head: string[]; rows: string[][] }) {
  const isText = rows.some((row) => (row.at(-1) ?? '').length > longest);
  const body = isText ? 'max-sm:block' : '';
  const line = isText ? 'max-sm:flex max-sm:flex-wrap' : '';
  const column = (at: number): string => {
    if (!isText) return '';
    if (at === head.length - 1) return 'max-sm:w-full max-sm:pt-0';
    return at === 0 ? 'max-sm:w-1/2' : 'max-sm:min-w-min max-sm:flex-1';
  };
  const label = head.join(', ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className={`w-full border-collapse text-left ${body}`}>
        <thead className={body}>
          <tr className={`border-y-2 border-rule-strong ${line}`}>
            {head.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={`label px-1 py-2 align-bottom max-sm:text-[0.6875rem] max-sm:tracking-normal max-sm:normal-case sm:px-3 ${column(at)}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body}>
          {rows.map(([name, ...rest]) => (
            <tr key={`${name} ${rest[0]}`} className={`border-b border-rule align-top ${line}`}>
              <th scope="row" className={`px-1 py-1.5 font-semibold sm:px-3 ${column(0)}`}>
                {name}
              </th>
              {rest.map((text, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={i} className={`px-1 py-1.5 whitespace-pre-line sm:px-3 ${column(i + 1)}`}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
