import { letterWords } from '../words';
import type { Rendered, SignInLetter } from './letter';
import { Go, LetterFrame, More, Paragraph, Title } from './parts';
import { link, paragraphs, wrap } from './plain';
import { pageOf } from './render';

/** The letter with the link that signs somebody in. */
export async function signInLetter({ language, url, host, hours, isOff }: SignInLetter): Promise<Rendered> {
  const words = letterWords[language].signIn;
  const html = pageOf(
    <LetterFrame language={language} preview={words.lead(host)}>
      <Title>{words.subject}</Title>
      <Paragraph>{words.lead(host)}</Paragraph>
      <Go href={url}>{words.button}</Go>
      {isOff && <Paragraph>{words.off}</Paragraph>}
      <Paragraph quiet>{words.terms(hours)}</Paragraph>
      <Paragraph quiet>{words.stranger}</Paragraph>
      <Paragraph quiet>
        <More href={url}>{url}</More>
      </Paragraph>
    </LetterFrame>,
  );
  const text = paragraphs(
    wrap(words.lead(host)),
    link(words.button, url),
    ...(isOff ? [wrap(words.off)] : []),
    wrap(words.terms(hours)),
    wrap(words.stranger),
  );
  return { subject: words.subject, text, html };
}
