import { letterWords } from '../words';
import type { NoticeLetter, Rendered } from './letter';
import { Foot, Go, LetterFrame, Lines, More, Paragraph, Title } from './parts';
import { bullets, heading, link, paragraphs, wrap } from './plain';
import { pageOf } from './render';

/** The letter that tells something about a table apart from play. */
export function noticeLetter(letter: NoticeLetter): Rendered {
  const { language, game, table, title, go, why, links } = letter;
  const words = letterWords[language];
  const html = pageOf(
    <LetterFrame language={language} preview={letter.paragraphs[0] ?? title}>
      <Title over={`${game} · ${table}`}>{title}</Title>
      {letter.paragraphs.map((each) => (
        <Paragraph key={each}>{each}</Paragraph>
      ))}
      {letter.sections.map((each) => (
        <Lines key={each.title} title={each.title} lines={each.lines} />
      ))}
      <Go href={go.url}>{go.text}</Go>
      <Foot>
        <Paragraph quiet>
          {why} <More href={links.stopTable}>{words.stopTable}</More>
          {' · '}
          <More href={links.stopAll}>{words.stopAll}</More>
        </Paragraph>
      </Foot>
    </LetterFrame>,
  );
  const text = paragraphs(
    wrap(`${game}, ${table}`),
    heading(title, language),
    ...letter.paragraphs.map((each) => wrap(each)),
    ...letter.sections.map((each) => `${each.title}\n${bullets(each.lines)}`),
    link(go.text, go.url),
    `-- \n${wrap(why)}\n${link(words.stopTable, links.stopTable)}\n${link(words.stopAll, links.stopAll)}`,
  );
  return { subject: `${game}, ${table}: ${title}`, text, html };
}
