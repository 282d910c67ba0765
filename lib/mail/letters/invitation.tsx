import { letterWords } from '../words';
import type { InvitationLetter, Rendered } from './letter';
import { Foot, Go, LetterFrame, Lines, More, Paragraph, Subtitle, Title } from './parts';
import { bullets, heading, link, paragraphs, wrap } from './plain';
import { pageOf } from './render';

/** The letter that asks somebody to a table. To a stranger it is short, and says what players wrote nowhere but in the name of who invites. */
export async function invitationLetter(facts: InvitationLetter): Promise<Rendered> {
  const { language, url, game, summary, table, inviter, seats, players } = facts;
  const all = letterWords[language];
  const words = all.invitation;
  const lead = { join: words.lead, handover: words.handover, substitute: words.substitute }[facts.kind](inviter, game, table);
  const seat = seats.length > 0 ? words.seat(seats.join(', ')) : null;
  const span = facts.span && words.span(facts.span.from, facts.span.until);
  const html = pageOf(
    <LetterFrame language={language} preview={lead}>
      <Title over={table === null ? game : `${game} · ${table}`}>{lead}</Title>
      <Paragraph>{summary}</Paragraph>
      {seat && <Paragraph>{seat}</Paragraph>}
      {span && <Paragraph>{span}</Paragraph>}
      {facts.replies && <Paragraph>{words.reply}</Paragraph>}
      <Go href={url}>{words.button}</Go>
      {players.length > 0 && <Subtitle>{words.players}</Subtitle>}
      <Lines lines={players} />
      <Paragraph quiet>{words.stranger}</Paragraph>
      <Foot>
        <Paragraph quiet>
          {words.why(facts.address)} <More href={facts.stop}>{all.stopAll}</More>
        </Paragraph>
      </Foot>
    </LetterFrame>,
  );
  const text = paragraphs(
    wrap(lead),
    wrap(summary),
    seat && wrap(seat),
    span && wrap(span),
    facts.replies ? wrap(words.reply) : null,
    link(words.button, url),
    players.length > 0 ? `${heading(words.players, language)}\n${bullets(players)}` : null,
    wrap(words.stranger),
    `-- \n${wrap(words.why(facts.address))}\n${link(all.stopAll, facts.stop)}`,
  );
  return { subject: words.subject(game, table, inviter), text, html };
}
