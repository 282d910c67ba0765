/** The clauses of a line with what stands between them; the verb, the longest that the line begins with, stays outside. */
function clausesOf(line: string, verbs: readonly string[]): { verb: string; clauses: string[]; joints: string[] } {
  const verb = verbs.reduce((longest, each) => (`${line} `.startsWith(`${each} `) && each.length > longest.length ? each : longest), '');
  const parts = line
    .slice(verb.length)
    .trimStart()
    .split(/(, | \+ |: )/);
  return { verb, clauses: parts.filter((_, i) => i % 2 === 0), joints: parts.filter((_, i) => i % 2 === 1) };
}

const joined = (verb: string, clauses: readonly string[], joints: readonly string[]): string =>
  `${verb} ${clauses.map((clause, i) => `${i === 0 ? '' : (joints[i - 1] ?? ', ')}${clause}`).join('')}`;

export interface Mutation {
  what: 'doubled' | 'dropped';
  clause: string;
  line: string;
}

/** The line, which begins with one of the verbs, with each of its clauses doubled, and with each left out. */
export function mutations(line: string, verbs: readonly string[]): Mutation[] {
  const { verb, clauses, joints } = clausesOf(line, verbs);
  return clauses.flatMap((clause, i) => {
    if (clause === '') return [];
    const joint = joints[i - 1] === ' + ' || joints[i] === ' + ' ? ' + ' : ', ';
    const doubled = joined(verb, clauses.toSpliced(i, 0, clause), joints.toSpliced(i, 0, joint));
    const dropped = joined(verb, clauses.toSpliced(i, 1), joints.toSpliced(Math.max(0, i - 1), 1));
    return [
      { what: 'doubled', clause, line: doubled },
      { what: 'dropped', clause, line: dropped },
    ];
  });
}
