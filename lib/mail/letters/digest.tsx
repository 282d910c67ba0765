import { type LetterWords, letterWords } from '../words';
import type { DigestLetter, DigestTable, Rendered } from './letter';
import { Asked, Foot, Go, LetterFrame, Lines, More, Paragraph, Part, Title } from './parts';
import { bullets, heading, link, paragraphs, wrap } from './plain';
import { pageOf } from './render';
import { askedText, dueOf, Proof, proofText, shortened } from './table';

/** One letter for all tables: what is asked where and by when, and what happened. */
export async function digestLetter(letter: DigestLetter): Promise<Rendered> {
  const words = letterWords[letter.language];
  const asked = letter.tables.filter(({ table }) => table.asks.length > 0).length;
  const html = pageOf(<Page letter={letter} words={words} asked={asked} />);
  return { subject: words.summary.subject(asked), text: text(letter, words, asked), html };
}

const nameOf = ({ table }: DigestTable): string => `${table.game}, ${table.table}`;

const goOf = ({ table }: DigestTable, words: LetterWords): string => (table.asks.length > 0 ? words.play : words.watch);

function text(letter: DigestLetter, words: LetterWords, asked: number): string {
  const { language, tables } = letter;
  return paragraphs(
    heading(words.summary.title(asked), language),
    wrap(words.summary.lead(tables.length)),
    ...tables.map((each) => plainTable(each, language, words)),
    ['-- ', ...tables.flatMap((each) => [wrap(nameOf(each)), ...proofText(each.table, words)]), wrap(words.summary.why)].join('\n') +
      `\n${link(words.settings, letter.settings)}\n${link(words.stopAll, letter.stop)}`,
  );
}

function plainTable(each: DigestTable, language: DigestLetter['language'], words: LetterWords): string {
  const { table, reply } = each;
  const news = table.news.map(({ title, lines }) => `${title}\n${bullets(lines)}`);
  return paragraphs(
    `${wrap(heading(nameOf(each), language))}\n${wrap(table.moment)}`,
    table.begins ? wrap(words.begins) : null,
    table.result && wrap([table.result.text, table.result.verdict ?? ''].join(' ')),
    ...table.asks.map((ask) => askedText(ask, table, words)),
    ...(news.length > 0 ? [`${words.summary.happened}:`, wrap(shortened(table, words)), ...news] : []),
    table.chat.length > 0 ? `${words.chat}:\n${bullets(table.chat)}` : null,
    link(goOf(each, words), table.links.play),
    reply === null ? null : link(words.summary.reply, reply),
  ).trimEnd();
}

function Page({ letter, words, asked }: { letter: DigestLetter; words: LetterWords; asked: number }) {
  const { language, tables } = letter;
  return (
    <LetterFrame language={language} preview={tables.map(nameOf).join(' · ')}>
      <Title>{words.summary.title(asked)}</Title>
      <Paragraph quiet>{words.summary.lead(tables.length)}</Paragraph>
      {tables.map((each) => (
        <OneTable key={each.table.links.play} each={each} words={words} />
      ))}
      <Foot>
        <Paragraph quiet>
          {words.summary.why} <More href={letter.settings}>{words.settings}</More>
          {' · '}
          <More href={letter.stop}>{words.stopAll}</More>
        </Paragraph>
      </Foot>
    </LetterFrame>
  );
}

function OneTable({ each, words }: { each: DigestTable; words: LetterWords }) {
  const { table, reply } = each;
  return (
    <Part>
      <Title over={table.moment} level={2}>
        {nameOf(each)}
      </Title>
      {table.begins && <Paragraph>{words.begins}</Paragraph>}
      {table.result && (
        <Paragraph>
          <strong>{table.result.text}</strong> {table.result.verdict}
        </Paragraph>
      )}
      {table.asks.map((ask) => (
        <Asked key={`${ask.seat} ${ask.question}`} ask={ask} deadline={dueOf(ask, table, words)} label={words.rules} />
      ))}
      {shortened(table, words) !== '' && <Paragraph quiet>{shortened(table, words)}</Paragraph>}
      {table.news.map(({ title, lines }) => (
        <Lines key={title} title={title} lines={lines} />
      ))}
      {table.chat.length > 0 && <Lines title={words.chat} lines={table.chat} />}
      {table.asks.length > 0 ? (
        <Go href={table.links.play}>{words.play}</Go>
      ) : (
        <Paragraph>
          <More href={table.links.play}>{words.watch}</More>
        </Paragraph>
      )}
      {reply !== null && (
        <Paragraph quiet>
          <More href={`mailto:${reply}?subject=${encodeURIComponent(`Re: ${nameOf(each)}`)}`}>{words.summary.reply}</More>
        </Paragraph>
      )}
      <Proof facts={table} words={words} />
    </Part>
  );
}
