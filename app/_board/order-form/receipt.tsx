import type { Receipt } from '@/lib/play/orders/submission';
import type { TableWords } from '../words';

/** Lines of what happened that are open; fewer where the next question stands below them. */
const mostOpen = 6;
const mostOpenAbove = 2;

type First = Exclude<Receipt, { kind: 'repeated' }>;

interface Props {
  receipt: Receipt;
  /** The next question stands below: what is known already leaves it room. */
  isFollowed: boolean;
  words: TableWords;
}

/** What became of a sheet that was sent; the same union a letter's answer renders. */
export function ReceiptNote({ receipt, isFollowed, words }: Props) {
  const first = receipt.kind === 'repeated' ? receipt.receipt : receipt;
  const bad = first.kind === 'refused' || first.kind === 'closed';
  const refused = first.kind === 'closed' ? null : first.refused;
  const isDone = first.kind === 'applied' || first.kind === 'held';
  const isFolded = isFollowed && isDone && !refused;
  return (
    <div
      role={bad ? 'alert' : 'status'}
      className={`grid gap-1.5 border-l-4 px-3 py-2 font-sans text-[0.9375rem] ${bad ? 'border-brick bg-brick-wash' : refused ? 'border-amber bg-amber-wash' : 'border-moss bg-moss-wash'}`}
    >
      {!isFolded && <p className="font-semibold">{headline(first, words)}</p>}
      {receipt.kind === 'repeated' && <p>{words.repeated}</p>}
      {first.kind === 'closed' && first.violations.map(({ text }) => <p key={text}>{text}</p>)}
      {refused && (
        <>
          <p>
            <code className="code">{refused.line}</code>
          </p>
          <ul className="list-disc pl-5">
            {refused.violations.map(({ code, text }) => (
              <li key={`${code} ${text}`}>{text}</li>
            ))}
          </ul>
          {first.kind !== 'refused' && <p>{words.backOnSheet}</p>}
        </>
      )}
      {isDone && !isFolded && <Done accepted={first} words={words} />}
      {isDone && isFolded && (
        <details open={first.told.length > 0 && first.told.length <= mostOpenAbove}>
          <summary>
            <strong className="font-semibold">{headline(first, words)}</strong>
            {first.told.length > 0 && ` ${happenedIn(first, words)}`}
          </summary>
          {first.told.length > 0 && <Lines lines={first.told} />}
          <Understood lines={first.understood} words={words} />
        </details>
      )}
    </div>
  );
}

function headline(receipt: First, words: TableWords): string {
  if (receipt.kind === 'refused' || receipt.kind === 'closed') return words[receipt.kind];
  return receipt.refused ? words.partly : words[receipt.kind];
}

type Accepted = Extract<First, { kind: 'applied' | 'held' }>;

function Done({ accepted: { understood, told, over }, words }: { accepted: Accepted; words: TableWords }) {
  return (
    <>
      <Understood lines={understood} words={words} />
      {told.length > 0 && (
        <details open={told.length <= mostOpen}>
          <summary className="inline-flex min-h-9 items-center text-sea underline">{happenedIn({ told }, words)}</summary>
          <Lines lines={told} />
        </details>
      )}
      {over && <p className="font-semibold">{words.gameOver}</p>}
    </>
  );
}

const happenedIn = ({ told }: Pick<Accepted, 'told'>, words: TableWords) => `${words.happened} (${told.length})`;

function Understood({ lines, words }: { lines: readonly string[]; words: TableWords }) {
  return (
    <div>
      {words.understood}:
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={i}>
            <code className="code">{line}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc pl-5">
    {lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <li key={i}>{line}</li>
    ))}
  </ul>
);
