import type { Language } from '../../engine';
import type { Rendered } from './letter';
import { Foot, Go, LetterFrame, More, Paragraph, Stops, Subtitle, Title } from './parts';
import { foot, heading, link, paragraphs, wrap } from './plain';
import { pageOf } from './render';

export interface ClubLetter {
  language: Language;
  subject: string;
  /** What it is about, small above the title; null where the subject says it. */
  over: string | null;
  title: string;
  text: string[];
  /** Notices, each with who wrote it, or games and tables; line breaks count. */
  parts: { title: string; by: string; text: string; go?: { text: string; url: string } }[];
  go: { text: string; url: string };
  why: string;
  stops: { text: string; url: string }[];
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The letter about a club, or a season of its leagues. */
export function clubLetter({ language, subject, over, title, text, parts, go, why, stops }: ClubLetter): Rendered {
  const html = pageOf(
    <LetterFrame language={language} preview={parts[0]?.title ?? text[0] ?? title}>
      <Title {...(over !== null && { over })}>{title}</Title>
      {text.map((each) => (
        <Paragraph key={each}>{each}</Paragraph>
      ))}
      {parts.map((part) => (
        <div key={`${part.by} ${part.title} ${part.go?.url}`}>
          <Subtitle>{part.title}</Subtitle>
          {part.by !== '' && <Paragraph quiet>{part.by}</Paragraph>}
          {linesOf(part.text).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
            <Paragraph key={at}>{line}</Paragraph>
          ))}
          {part.go && (
            <Paragraph>
              <More href={part.go.url}>{part.go.text}</More>
            </Paragraph>
          )}
        </div>
      ))}
      <Go href={go.url}>{go.text}</Go>
      <Foot>
        <Stops why={why} stops={stops} />
      </Foot>
    </LetterFrame>,
  );
  const plain = paragraphs(
    over === null ? null : wrap(over),
    heading(title, language),
    ...text.map((each) => wrap(each)),
    ...parts.flatMap(({ title: its, by, text: told, go: way }) => [
      by === '' ? heading(its, language) : `${heading(its, language)}\n${wrap(by)}`,
      linesOf(told)
        .map((line) => wrap(line))
        .join('\n'),
      way ? link(way.text, way.url) : null,
    ]),
    link(go.text, go.url),
    foot(why, stops),
  );
  return { subject, text: plain, html };
}
