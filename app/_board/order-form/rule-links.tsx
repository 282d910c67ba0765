import type { QuotedRule } from '@/lib/games/registry';
import type { TableWords } from '../words';

/** What may be read up about a question, beside the form: what stands on the sheet stays. */
export function RuleLinks({ rules, words }: { rules: readonly QuotedRule[]; words: TableWords }) {
  if (rules.length === 0) return null;
  return (
    <p className="rule-links">
      {words.rules}:{' '}
      {rules.map(({ id, title, path }, i) => (
        <span key={id}>
          {i > 0 && ' · '}
          <a href={path} target="_blank" rel="noreferrer">
            {title}
          </a>
        </span>
      ))}
    </p>
  );
}
