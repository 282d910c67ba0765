import type { core } from 'zod';
import type { Text } from './game';

type Issue = core.$ZodIssue;

/** What a game itself says of a wrong option or standing order: an issue of its schema whose `params.text` has both languages. */
export function saidOf(issue: Pick<Issue, 'code'> & { params?: unknown }): Text | null {
  if (issue.code !== 'custom') return null;
  const { text } = (issue.params ?? {}) as { text?: Text };
  return text ?? null;
}

/** What a schema finds wrong, in words after the name of the field: "at most 99". */
export function issueText(issue: Issue): Text {
  switch (issue.code) {
    case 'too_big':
      return bounded('at most', 'al massimo', Number(issue.maximum), issue.origin);
    case 'too_small':
      return bounded('at least', 'almeno', Number(issue.minimum), issue.origin);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_type':
      return typed[issue.expected] ?? unfit;
    case 'unrecognized_keys': {
      const keys = issue.keys.join(', ');
      return { en: `"${keys}" is not known here`, it: `"${keys}" qui non è noto` };
    }
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : unfit;
    default:
      return saidOf(issue) ?? unfit;
  }
}

/** The whole sentence, with the field by its path: "companies: at most 99." Text that the game itself says stands as it is. */
export function sentenceOf(issue: Issue, path: readonly PropertyKey[] = issue.path): Text {
  const said = saidOf(issue);
  if (said) return said;
  const field = path.map(String).join('.');
  const { en, it } = issueText(issue);
  return field === '' ? { en: `${en}.`, it: `${it}.` } : { en: `${field}: ${en}.`, it: `${field}: ${it}.` };
}

const unfit: Text = { en: 'this does not fit', it: 'questo non va bene' };

const typed: Record<string, Text> = {
  number: { en: 'a number is needed', it: 'serve un numero' },
  int: { en: 'a whole number is needed', it: 'serve un numero intero' },
  string: { en: 'a text is needed', it: 'serve un testo' },
  boolean: { en: 'true or false is needed', it: 'serve true o false' },
  array: { en: 'a list is needed', it: 'serve un elenco' },
  object: { en: 'an object is needed', it: 'serve un oggetto' },
  record: { en: 'an object is needed', it: 'serve un oggetto' },
};

function bounded(en: string, it: string, limit: number, origin: string): Text {
  if (origin === 'string') return { en: `${en} ${limit} characters`, it: `${it} ${limit} caratteri` };
  if (origin === 'array') return { en: `${en} ${limit} entries`, it: `${it} ${limit} voci` };
  return { en: `${en} ${limit}`, it: `${it} ${limit}` };
}

function oneOf(values: readonly unknown[]): Text {
  const all = values.map(String).join(', ');
  return values.length === 1
    ? { en: `"${all}" is needed`, it: `serve "${all}"` }
    : { en: `one of ${all} is needed`, it: `serve uno di ${all}` };
}
