import { Img, Link } from '@react-email/components';
import { deadlineText, type LetterWords, letterWords } from '../words';
import type { Ask, Rendered, TableLetter } from './letter';
import { Asked, Foot, Go, LetterFrame, Lines, More, Notation, Paragraph, Subtitle, Title } from './parts';
import { bullets, heading, link, paragraphs, sentence, verbatim, wrap } from './plain';
import { pageOf } from './render';

/** A letter about a table: the game begins, your turn, a question for you, the game is over. */
export async function tableLetter(facts: TableLetter): Promise<Rendered> {
  const words = letterWords[facts.language];
  return { subject: subjectOf(facts, words), text: text(facts, words), html: pageOf(<Page facts={facts} words={words} />) };
}

/**
 * The same for a question, its reminders and the answers to it: mail programs keep together what has one subject. That the game begins
 * is the subject of who is asked nothing yet.
 */
export function subjectOf({ kind, game, table, moment, asks }: TableLetter, words: LetterWords): string {
  const isNews = kind === 'over' || (kind === 'started' && asks.length === 0);
  const lead = isNews ? words.subject[kind] : words.subject.turn;
  return `${lead}: ${table} (${game}) – ${moment}`;
}

const deadlineOf = ({ deadline }: Ask, { zone, language }: TableLetter, words: LetterWords): string =>
  deadline === null ? words.noClock : deadlineText(new Date(deadline), { zone, language });

/** By when to answer, and what happens otherwise. */
export const dueOf = (ask: Ask, facts: TableLetter, words: LetterWords): string =>
  `${deadlineOf(ask, facts, words)} ${ask.deadline === null ? '' : ask.otherwise}`.trim();

/** What the list of letters shows behind the subject. */
function previewOf(facts: TableLetter, words: LetterWords): string {
  const [ask] = facts.asks;
  if (facts.result) return facts.result.text;
  return ask ? `${ask.question} ${deadlineOf(ask, facts, words)}` : facts.begins ? words.notYet : facts.moment;
}

/** What is asked, by when, and the rule it is about on lines of its own; the page behind it leads to the others. */
export function askedText(ask: Ask, facts: TableLetter, words: LetterWords): string {
  const [rule] = ask.rules;
  const lines = [wrap(`${ask.seat}: ${ask.question}`), wrap(dueOf(ask, facts, words))];
  return [...lines, ...(rule ? [link(`${words.rules}, ${rule.title}`, rule.href)] : [])].join('\n');
}

/** What the news leave out; empty when they are whole. */
export const shortened = ({ digest, earlier }: TableLetter, words: LetterWords): string =>
  [...(digest ? [words.digest] : []), ...(earlier > 0 ? [words.earlier(earlier)] : [])].join(' ');

const goOf = ({ kind, asks }: TableLetter, words: LetterWords): string =>
  asks.length === 0 ? words.watch : kind === 'question' ? words.answer : words.play;

function text(facts: TableLetter, words: LetterWords): string {
  const { language, asks, result, links } = facts;
  const title = (name: string) => heading(name, language);
  const section = (each: { title: string; lines: string[] }) => `${each.title}\n${bullets(each.lines)}`;
  return paragraphs(
    `${wrap(`${facts.game}, ${facts.table}`)}\n${wrap(facts.moment)}`,
    title(words[facts.kind]),
    facts.reminder === null ? null : wrap(words.timeUsed(facts.reminder)),
    facts.begins && facts.kind !== 'started' ? wrap(words.begins) : null,
    result && wrap([result.text, result.verdict ?? ''].join(' ')),
    result && bullets(result.scores),
    ...asks.map((ask) => askedText(ask, facts, words)),
    asks.length === 0 && facts.begins ? wrap(words.notYet) : null,
    link(goOf(facts, words), links.play),
    facts.players.length > 0 ? `${title(words.seats)}\n${bullets(facts.players)}` : null,
    facts.news.length > 0 ? title(facts.first ? words.newsAll : words.news) : null,
    wrap(shortened(facts, words)),
    ...facts.news.map(section),
    facts.chat.length > 0 ? `${title(words.chat)}\n${bullets(facts.chat)}` : null,
    facts.headline === null ? title(words.position) : `${title(words.position)}\n${wrap(sentence(facts.headline, language))}`,
    ...facts.position.map(section),
    ...notation(facts, words),
    facts.map.length > 0 ? title(words.map) : null,
    ...facts.map.map(section),
    link(words.wholeMap, links.board),
    link(words.review, links.review),
    facts.kind === 'over' ? null : link(words.standing, links.standing),
    ['-- ', ...proofText(facts, words), wrap(words.why(facts.table))].join('\n') +
      `\n${link(words.settings, links.letters)}\n${link(words.stopTable, links.stopTable)}\n${link(words.stopAll, links.stopAll)}`,
  );
}

/** What proves the dice and the log later: what stands below each of its labels. */
const proofOf = ({ proof: { head, commitment } }: TableLetter, words: LetterWords): { label: string; value: string }[] => [
  ...(commitment === null ? [] : [{ label: words.commitment, value: commitment }]),
  { label: words.head, value: head },
];

export const proofText = (facts: TableLetter, words: LetterWords): string[] =>
  proofOf(facts, words).flatMap(({ label, value }) => [wrap(label), value]);

/** How orders may be given, in one paragraph. */
export function ordersHow({ asks, replies }: TableLetter, words: LetterWords): string {
  const [first, ...others] = asks;
  const isSplit = first && others.some(({ seat }) => seat !== first.seat);
  return [replies ? words.ordersReply : words.ordersHow, replies && isSplit ? words.replyFor(first.seat) : ''].join(' ').trim();
}

/** Questions that there is something to say about how they are answered. */
const writtenOf = ({ asks }: TableLetter): Ask[] =>
  asks.filter(({ notation, ready, facts }) => notation.length + ready.length + facts.length > 0);

export function notation(facts: TableLetter, words: LetterWords): string[] {
  const written = writtenOf(facts);
  if (written.length === 0) return [];
  return [
    `${heading(words.orders, facts.language)}\n${wrap(ordersHow(facts, words))}`,
    ...written.map((ask) =>
      [
        ...(written.length > 1 ? [wrap(`${ask.seat}:`)] : []),
        ...(ask.facts.length > 0 ? [bullets(ask.facts)] : []),
        ...(ask.notation.length > 0 ? [verbatim(ask.notation)] : []),
        ...(ask.ready.length > 0 ? [`${wrap(ask.isAll ? words.allReady : words.ready)}\n${verbatim(ask.ready)}`] : []),
        ...(ask.draft.length > 0 ? [`${wrap(words.draft)}\n${verbatim(ask.draft)}`] : []),
      ].join('\n\n'),
    ),
  ];
}

function Page({ facts, words }: { facts: TableLetter; words: LetterWords }) {
  const { asks, result, links } = facts;
  return (
    <LetterFrame language={facts.language} preview={previewOf(facts, words)}>
      <Title over={`${facts.game} · ${facts.table} · ${facts.moment}`}>{words[facts.kind]}</Title>
      {facts.reminder !== null && <Paragraph>{words.timeUsed(facts.reminder)}</Paragraph>}
      {facts.begins && facts.kind !== 'started' && <Paragraph>{words.begins}</Paragraph>}
      {result && (
        <Paragraph>
          <strong>{result.text}</strong> {result.verdict}
        </Paragraph>
      )}
      {result && result.scores.length > 0 && <Lines lines={result.scores} />}
      {asks.map((ask) => (
        <Asked key={`${ask.seat} ${ask.question}`} ask={ask} deadline={dueOf(ask, facts, words)} label={words.rules} />
      ))}
      {asks.length === 0 && facts.begins && <Paragraph>{words.notYet}</Paragraph>}
      <Go href={links.play}>{goOf(facts, words)}</Go>
      {facts.players.length > 0 && <Subtitle>{words.seats}</Subtitle>}
      {facts.players.length > 0 && <Lines lines={facts.players} />}
      <NewsPart facts={facts} words={words} />
      <BoardPart facts={facts} words={words} />
      <HowToWrite facts={facts} words={words} />
      <Places facts={facts} words={words} />
      <Paragraph>
        <More href={links.review}>{words.review}</More>
        {facts.kind !== 'over' && ' · '}
        {facts.kind !== 'over' && <More href={links.standing}>{words.standing}</More>}
      </Paragraph>
      <Foot>
        <Proof facts={facts} words={words} />
        <Paragraph quiet>
          {words.why(facts.table)} <More href={links.letters}>{words.settings}</More>
          {' · '}
          <More href={links.stopTable}>{words.stopTable}</More>
          {' · '}
          <More href={links.stopAll}>{words.stopAll}</More>
        </Paragraph>
      </Foot>
    </LetterFrame>
  );
}

/** The letter's foot: what proves the dice and the log later. */
export function Proof({ facts, words }: { facts: TableLetter; words: LetterWords }) {
  return proofOf(facts, words).map(({ label, value }) => (
    <Paragraph key={label} quiet>
      {label} <code style={{ wordBreak: 'break-all' }}>{value}</code>
    </Paragraph>
  ));
}

/** What happened, and what was said. */
export function NewsPart({ facts, words }: { facts: TableLetter; words: LetterWords }) {
  return (
    <>
      {facts.news.length > 0 && <Subtitle>{facts.first ? words.newsAll : words.news}</Subtitle>}
      {shortened(facts, words) !== '' && <Paragraph quiet>{shortened(facts, words)}</Paragraph>}
      {facts.news.map((each) => (
        <Lines key={each.title} title={each.title} lines={each.lines} />
      ))}
      {facts.chat.length > 0 && <Lines title={words.chat} lines={facts.chat} />}
    </>
  );
}

/** What stands where, for who has nothing but the letter. */
export function Places({ facts, words }: { facts: TableLetter; words: LetterWords }) {
  if (facts.map.length === 0) return null;
  return (
    <>
      <Subtitle>{words.map}</Subtitle>
      {facts.map.map((each) => (
        <Lines key={each.title} title={each.title} lines={each.lines} />
      ))}
    </>
  );
}

/** Where things stand, with the board. */
export function BoardPart({ facts, words }: { facts: TableLetter; words: LetterWords }) {
  const { links, picture } = facts;
  return (
    <>
      <Subtitle>{words.position}</Subtitle>
      {facts.headline && <Paragraph>{sentence(facts.headline, facts.language)}</Paragraph>}
      {picture && (
        <Link href={links.play}>
          <Img
            src="cid:board"
            alt={words.picture(facts.moment)}
            width={picture.width}
            height={picture.height}
            style={{ borderRadius: '3px', height: 'auto', margin: '0 0 14px', maxWidth: '100%' }}
          />
        </Link>
      )}
      {picture?.isPart && (
        <Paragraph quiet>
          <More href={links.board}>{words.wholeMap}</More>
        </Paragraph>
      )}
      {facts.position.map((each) => (
        <Lines key={each.title} title={each.title} lines={each.lines} />
      ))}
    </>
  );
}

export function HowToWrite({ facts, words }: { facts: TableLetter; words: LetterWords }) {
  const written = writtenOf(facts);
  if (written.length === 0) return null;
  return (
    <>
      <Subtitle>{words.orders}</Subtitle>
      <Paragraph>{ordersHow(facts, words)}</Paragraph>
      {written.map((ask) => (
        <Written key={`${ask.seat} ${ask.question}`} ask={ask} words={words} named={written.length > 1} />
      ))}
    </>
  );
}

function Written({ ask, words, named }: { ask: Ask; words: LetterWords; named: boolean }) {
  return (
    <>
      {named && <Paragraph quiet>{ask.seat}</Paragraph>}
      {ask.facts.length > 0 && <Lines lines={ask.facts} />}
      {ask.notation.length > 0 && <Notation lines={ask.notation} />}
      {ask.ready.length > 0 && <Paragraph quiet>{ask.isAll ? words.allReady : words.ready}</Paragraph>}
      {ask.ready.length > 0 && <Notation lines={ask.ready} />}
      {ask.draft.length > 0 && <Paragraph quiet>{words.draft}</Paragraph>}
      {ask.draft.length > 0 && <Notation lines={ask.draft} />}
    </>
  );
}
