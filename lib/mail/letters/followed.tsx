import type { Language } from '../../engine';
import type { Rendered } from './letter';
import { Foot, Go, LetterFrame, More, Paragraph, Stops, Subtitle, Title } from './parts';
import { foot, heading, link, paragraphs, wrap } from './plain';
import { pageOf } from './render';

interface Linked {
  text: string;
  url: string;
}

export interface FollowedLetter {
  language: Language;
  subject: string;
  title: string;
  lead: string;
  /** Players, clubs and leagues, each with what happened: `what` before the name of a table or season, `said` behind it. */
  parts: { name: Linked; lines: { what: string; on: Linked; said: string }[]; more: string | null }[];
  go: Linked;
  why: string;
  stops: Linked[];
}

/** The weekly letter of what its reader follows. */
export function followedLetter({ language, subject, title, lead, parts, go, why, stops }: FollowedLetter): Rendered {
  const html = pageOf(
    <LetterFrame language={language} preview={parts.map(({ name }) => name.text).join(' · ')}>
      <Title>{title}</Title>
      <Paragraph quiet>{lead}</Paragraph>
      {parts.map(({ name, lines, more }) => (
        <div key={name.url}>
          <Subtitle>
            <More href={name.url}>{name.text}</More>
          </Subtitle>
          {lines.map(({ what, on, said }) => (
            <Paragraph key={`${what} ${on.url} ${said}`}>
              {what} <More href={on.url}>{on.text}</More> {said}
            </Paragraph>
          ))}
          {more !== null && <Paragraph quiet>{more}</Paragraph>}
        </div>
      ))}
      <Go href={go.url}>{go.text}</Go>
      <Foot>
        <Stops why={why} stops={stops} />
      </Foot>
    </LetterFrame>,
  );
  const plain = paragraphs(
    heading(title, language),
    wrap(lead),
    ...parts.map(({ name, lines, more }) =>
      [
        link(heading(name.text, language), name.url),
        ...lines.map(({ what, on, said }) => `${wrap(`${what} ${on.text} ${said}`, '  ', '- ')}\n  ${on.url}`),
        ...(more === null ? [] : [wrap(more)]),
      ].join('\n'),
    ),
    link(go.text, go.url),
    foot(why, stops),
  );
  return { subject, text: plain, html };
}
