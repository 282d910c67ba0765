import 'server-only';
import './review.css';
import { fill } from '@/app/_board/words';
import { wordsIn } from '@/app/_board/words-in';
import { orPlainPage } from '@/app/_shell/guards';
import { ThemedPicture } from '@/app/_shell/themed-picture';
import { DataTable } from '@/app/_ui/data-table';
import { currentCaller } from '@/app/_words/caller';
import { type Board, type Differences, differencesOf } from '@/lib/engine';
import { type AnyGame, isGameId, loadChronicle } from '@/lib/games/registry';
import { type Review, type TableView, viewAt } from '@/lib/play';
import { CompareForm } from './compare-form';

interface Props {
  table: TableView;
  game: AnyGame;
  /** The entries that are compared, in either order. */
  entries: [number, number];
  seat: string | undefined;
}

/** Two moments of a game side by side, and what differs between them: a page that needs no scripts. */
export async function Comparison({ table, game, entries, seat }: Props) {
  const caller = await currentCaller();
  const { language } = caller;
  const { compare: words } = wordsIn(language);
  const [from, to] = entries[0] <= entries[1] ? entries : [entries[1], entries[0]];
  const [before, after] = await Promise.all([
    orPlainPage(viewAt(caller, table.id, from, seat)),
    orPlainPage(viewAt(caller, table.id, to, seat)),
  ]);
  const board = game.board(table.options, language);
  const chronicle = isGameId(game.id) ? await loadChronicle(game.id) : null;
  const found = differencesOf(board, game.paint(before.view, language), game.paint(after.view, language), {
    before: chronicle?.measures(before.view, language) ?? null,
    after: chronicle?.measures(after.view, language) ?? null,
  });
  const through = seat === undefined ? '' : `&seat=${encodeURIComponent(seat)}`;
  const picture = (seq: number, other: number) => `/tables/${table.id}/board.svg?seq=${seq}&with=${other}&language=${language}${through}`;
  return (
    <div className="comparison">
      <CompareForm action={`/tables/${table.id}/review/${from}`} seat={seat} last={table.seq} value={to} words={words} />
      <div className="comparison-boards">
        {[
          { review: before, other: to },
          { review: after, other: from },
        ].map(({ review, other }, i) => (
          <figure key={i === 0 ? 'before' : 'after'}>
            <figcaption>
              <a href={`/tables/${table.id}/review/${review.seq}${through.replace('&', '?')}`}>{momentOf(review, words)}</a>
            </figcaption>
            <ThemedPicture
              src={picture(review.seq, other)}
              alt={fill(words.pictureOf, { seq: review.seq })}
              width={board.width}
              height={board.height}
              className="h-auto w-full"
            />
          </figure>
        ))}
      </div>
      <Found found={found} board={board} words={words} />
    </div>
  );
}

type Words = ReturnType<typeof wordsIn>['compare'];

const momentOf = ({ seq, entry }: Review, words: Words): string => `${fill(words.moment, { seq })} · ${entry?.momentName ?? words.setUp}`;

function Found({ found: { taken, pieces, figures, changed }, board, words }: { found: Differences; board: Board; words: Words }) {
  const owner = (id: string | null) => board.owners.find((each) => each.id === id)?.name ?? (id === null ? words.nobody : id);
  const space = (id: string) => board.spaces.find((each) => each.id === id)?.name ?? id;
  if (changed.length + figures.length === 0) return <p>{words.same}</p>;
  return (
    <div className="comparison-tables">
      {taken.length > 0 && (
        <section>
          <h2>{words.taken}</h2>
          <DataTable
            head={[words.territory, words.before, words.after]}
            rows={taken.map(({ space: id, from, to }) => [space(id), owner(from), owner(to)])}
          />
        </section>
      )}
      {pieces.length > 0 && (
        <section>
          <h2>{words.pieces}</h2>
          {board.owners
            .filter(({ id }) => pieces.some((each) => each.owner === id))
            .map(({ id, name }) => (
              <div key={id}>
                <h3>{name}</h3>
                <DataTable
                  head={[words.piece, words.before, words.after, words.change]}
                  rows={pieces
                    .filter((each) => each.owner === id)
                    .map(({ icon, before, after }) => [
                      board.icons[icon]?.name ?? icon,
                      ...[before, after].map(String),
                      `${after > before ? '+' : '−'}${Math.abs(after - before)}`,
                    ])}
                />
              </div>
            ))}
        </section>
      )}
      {figures.length > 0 && (
        <section>
          <h2>{words.figures}</h2>
          {figures.map(({ title, rows }) => (
            <div key={title}>
              <h3>{title}</h3>
              <DataTable
                head={[words.owner, words.before, words.after]}
                rows={rows.map(({ name, before, after }) => [name, before, after])}
              />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
