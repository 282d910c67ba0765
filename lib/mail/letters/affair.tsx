import type { Language } from '../../engine';
import type { Rendered } from './letter';
import { Foot, Go, LetterFrame, More, Paragraph, Title } from './parts';
import { heading, link, paragraphs, wrap } from './plain';
import { pageOf } from './render';

export interface AffairLetter {
  language: Language;
  game: string;
  table: string;
  lead: string;
  text: string[];
  url: string;
  button: string;
  why: string;
  stop: { text: string; url: string };
}

/** The letter about what players of a table have to settle among themselves. */
export async function affairLetter({ language, game, table, lead, text, url, button, why, stop }: AffairLetter): Promise<Rendered> {
  const html = pageOf(
    <LetterFrame language={language} preview={lead}>
      <Title over={`${game} · ${table}`}>{lead}</Title>
      {text.map((each) => (
        <Paragraph key={each}>{each}</Paragraph>
      ))}
      <Go href={url}>{button}</Go>
      <Foot>
        <Paragraph quiet>
          {why} <More href={stop.url}>{stop.text}</More>
        </Paragraph>
      </Foot>
    </LetterFrame>,
  );
  const plain = paragraphs(
    wrap(`${game}, ${table}`),
    heading(lead, language),
    ...text.map((each) => wrap(each)),
    link(button, url),
    `-- \n${wrap(why)}\n${link(stop.text, stop.url)}`,
  );
  return { subject: `${game}, ${table}: ${lead}`, text: plain, html };
}
