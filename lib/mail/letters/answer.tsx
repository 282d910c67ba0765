import type { Section } from '../../engine';
import { letterWords } from '../words';
import type { AnswerLetter, Block, Rendered } from './letter';
import { Asked, Foot, Go, LetterFrame, Lines, More, Notation, Paragraph, Title } from './parts';
import { bullets, heading, link, paragraphs, sentence, verbatim, wrap } from './plain';
import { pageOf } from './render';
import { askedText, BoardPart, dueOf, HowToWrite, NewsPart, notation, Places, Proof, proofText, shortened, subjectOf } from './table';

/** The answer to a player's letter: what was understood, what became of it, what is asked next. */
export async function answerLetter(letter: AnswerLetter): Promise<Rendered> {
  const { table } = letter;
  const subject = `Re: ${letter.subject ?? subjectOf(table, letterWords[table.language])}`;
  return { subject, text: text(letter), html: pageOf(<Page letter={letter} />) };
}

function text({ title, blocks, isShort, table }: AnswerLetter): string {
  const { language, asks, links } = table;
  const words = letterWords[language];
  const named = (name: string) => heading(name, language);
  const section = (each: Section) => `${each.title}\n${bullets(each.lines)}`;
  const news = () => [
    table.news.length > 0 ? named(table.first ? words.newsAll : words.news) : null,
    wrap(shortened(table, words)),
    ...table.news.map(section),
    table.chat.length > 0 ? `${named(words.chat)}\n${bullets(table.chat)}` : null,
    table.headline === null ? named(words.position) : `${named(words.position)}\n${wrap(sentence(table.headline, language))}`,
    ...table.position.map(section),
  ];
  return paragraphs(
    `${wrap(`${table.game}, ${table.table}`)}\n${wrap(table.moment)}`,
    named(title),
    ...blocks.map(plainBlock),
    ...asks.map((ask) => askedText(ask, table, words)),
    ...(isShort ? [] : news()),
    ...notation(table, words),
    ...(isShort || table.map.length === 0 ? [] : [named(words.map), ...table.map.map(section)]),
    link(words.watch, links.play),
    ['-- ', ...proofText(table, words), wrap(words.reply.why)].join('\n') +
      `\n${link(words.stopTable, links.stopTable)}\n${link(words.stopAll, links.stopAll)}`,
  );
}

const plainBlock = ({ title, text, bullets: lines, code }: Block): string =>
  [
    ...(title === null ? [] : [`${title}:`]),
    ...text.map((each) => wrap(each)),
    ...(lines.length > 0 ? [bullets(lines)] : []),
    ...(code.length > 0 ? [verbatim(code)] : []),
  ].join('\n');

function Page({ letter }: { letter: AnswerLetter }) {
  const { title, blocks, isShort, table } = letter;
  const { language, asks, links } = table;
  const words = letterWords[language];
  const preview = blocks[0]?.text[0] ?? blocks[0]?.code.join(' · ') ?? title;
  return (
    <LetterFrame language={language} preview={preview}>
      <Title over={`${table.game} · ${table.table} · ${table.moment}`}>{sentence(title, language)}</Title>
      {[...blocks.entries()].map(([index, block]) => (
        <Piece key={index} block={block} />
      ))}
      {asks.map((ask) => (
        <Asked key={`${ask.seat} ${ask.question}`} ask={ask} deadline={dueOf(ask, table, words)} label={words.rules} />
      ))}
      {!isShort && <NewsPart facts={table} words={words} />}
      {!isShort && <BoardPart facts={table} words={words} />}
      <HowToWrite facts={table} words={words} />
      {!isShort && <Places facts={table} words={words} />}
      <Go href={links.play}>{words.watch}</Go>
      <Foot>
        <Proof facts={table} words={words} />
        <Paragraph quiet>
          {words.reply.why} <More href={links.stopTable}>{words.stopTable}</More>
          {' · '}
          <More href={links.stopAll}>{words.stopAll}</More>
        </Paragraph>
      </Foot>
    </LetterFrame>
  );
}

function Piece({ block: { title, text, bullets: lines, code } }: { block: Block }) {
  return (
    <>
      {title !== null && lines.length === 0 && <Paragraph quiet>{title}</Paragraph>}
      {[...text.entries()].map(([index, each]) => (
        <Paragraph key={index}>{each}</Paragraph>
      ))}
      {lines.length > 0 && <Lines {...(title !== null && { title })} lines={lines} />}
      {code.length > 0 && <Notation lines={code} />}
    </>
  );
}
