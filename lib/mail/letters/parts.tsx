import { Section as Block, Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components';
import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '../../engine';
import type { Ask } from './letter';

// the pages' own fonts and colours, written out: mail programs know no variables
const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif';
const sans = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const mono = 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace';

/** Colours of a light reader stand in the elements, those of a dark one here: programs that drop this sheet show the light letter. */
const dark = `
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: #1c1a16 !important; }
    .sheet { background-color: #25221d !important; border-color: #3d382e !important; }
    .ink { color: #ece4d3 !important; }
    .soft { color: #b6ab95 !important; }
    .asked { background-color: #1f3038 !important; border-color: #8fc3d8 !important; }
    .code { background-color: #14120f !important; color: #ece4d3 !important; }
    .go { background-color: #e89079 !important; color: #2b0e07 !important; }
    .line { border-color: #3d382e !important; }
    a.more { color: #8fc3d8 !important; }
  }
  @media (max-width: 480px) {
    .sheet { padding: 16px 14px !important; border-width: 0 !important; }
    .page > table > tbody > tr > td { padding: 0 !important; }
  }
`;

const ink: CSSProperties = { color: '#221e18', fontFamily: serif, fontSize: '17px', lineHeight: '25px', margin: '0 0 12px' };
const soft: CSSProperties = { ...ink, color: '#5a5142', fontFamily: sans, fontSize: '14px', lineHeight: '20px' };

/** The sheet every letter is written on. */
export function LetterFrame({ language, preview, children }: { language: Language; preview: string; children: ReactNode }) {
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={{ backgroundColor: '#f4eee1', margin: 0, padding: '16px 0' }}>
        <Container
          className="sheet"
          style={{ backgroundColor: '#fbf7ed', border: '1px solid #d3c8b0', borderRadius: '3px', maxWidth: '640px', padding: '24px 28px' }}
        >
          {children}
        </Container>
      </Body>
    </Html>
  );
}

/** What the letter, or a part of it, is about; `over` stands above it, small. */
export function Title({ over, level = 1, children }: { over?: string; level?: 1 | 2; children: ReactNode }) {
  const size = level === 1 ? { fontSize: '25px', lineHeight: '31px' } : { fontSize: '20px', lineHeight: '26px' };
  return (
    <>
      {over && (
        <Text className="soft" style={{ ...soft, margin: '0 0 2px' }}>
          {over}
        </Text>
      )}
      <Heading as={`h${level}`} className="ink" style={{ ...ink, ...size, fontWeight: 600, margin: '0 0 14px' }}>
        {children}
      </Heading>
    </>
  );
}

export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={{ ...ink, fontSize: '20px', fontWeight: 600, margin: '22px 0 8px' }}>
      {children}
    </Heading>
  );
}

export function Paragraph({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <Text className={quiet ? 'soft' : 'ink'} style={quiet ? soft : ink}>
      {children}
    </Text>
  );
}

interface AskedProps {
  ask: Pick<Ask, 'seat' | 'question' | 'rules'>;
  deadline: string;
  /** The word for "Rules". */
  label: string;
}

/** What is asked: the one thing that must be seen at a glance. */
export function Asked({ ask: { seat, question, rules }, deadline, label }: AskedProps) {
  return (
    <Block
      className="asked"
      style={{ backgroundColor: '#d3e2e5', borderLeft: '4px solid #1d5470', borderRadius: '3px', margin: '0 0 12px', padding: '12px 14px' }}
    >
      <Text className="ink" style={{ ...ink, margin: '0 0 4px' }}>
        <strong>{seat}:</strong> {question}
      </Text>
      <Text className="soft" style={{ ...soft, margin: 0 }}>
        {deadline}
      </Text>
      {rules.length > 0 && (
        <Text className="soft" style={{ ...soft, margin: 0 }}>
          {label}:{' '}
          {rules.map(({ title, href }, i) => (
            <span key={href}>
              {i > 0 && ' · '}
              <More href={href}>{title}</More>
            </span>
          ))}
        </Text>
      )}
    </Block>
  );
}

export function Lines({ title, lines }: { title?: string; lines: readonly string[] }) {
  return (
    <>
      {title && (
        <Text className="soft" style={{ ...soft, fontWeight: 700, margin: '0 0 2px' }}>
          {title}
        </Text>
      )}
      <ul className="ink" style={{ ...ink, fontSize: '16px', lineHeight: '23px', margin: '0 0 12px', paddingLeft: '20px' }}>
        {[...lines.entries()].map(([index, line]) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </>
  );
}

export function Notation({ lines }: { lines: readonly string[] }) {
  return (
    <pre
      className="code"
      style={{
        ...ink,
        backgroundColor: '#e9e1ce',
        borderRadius: '3px',
        fontFamily: mono,
        fontSize: '14px',
        lineHeight: '21px',
        overflowWrap: 'anywhere',
        padding: '10px 12px',
        whiteSpace: 'pre-wrap',
      }}
    >
      {lines.join('\n')}
    </pre>
  );
}

export function Go({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      className="go"
      href={href}
      style={{
        backgroundColor: '#97301f',
        borderRadius: '3px',
        color: '#fffaf0',
        fontFamily: sans,
        fontSize: '16px',
        fontWeight: 700,
        lineHeight: '20px',
        margin: '4px 0 12px',
        padding: '13px 22px',
        textDecoration: 'none',
      }}
    >
      {children}
    </Button>
  );
}

export function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      className="more"
      href={href}
      style={{ color: '#1d5470', fontFamily: sans, textDecoration: 'underline', overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}

/** One of several tables in a letter. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <>
      <Hr className="line" style={{ borderColor: '#d3c8b0', margin: '22px 0 16px' }} />
      {children}
    </>
  );
}

/** Why a letter came, and the links that stop such letters. */
export function Stops({ why, stops }: { why: string; stops: readonly { text: string; url: string }[] }) {
  return (
    <Paragraph quiet>
      {why}
      {stops.map((stop) => (
        <span key={stop.url}>
          {' · '}
          <More href={stop.url}>{stop.text}</More>
        </span>
      ))}
    </Paragraph>
  );
}

export function Foot({ children }: { children: ReactNode }) {
  return (
    <>
      <Hr className="line" style={{ borderColor: '#d3c8b0', margin: '24px 0 14px' }} />
      {children}
    </>
  );
}
