import { describe, expect, it } from 'vitest';
import { invitationLetter } from '../../lib/mail/letters/invitation';
import type { InvitationLetter } from '../../lib/mail/letters/letter';
import { bullets, wrap } from '../../lib/mail/letters/plain';
import { signInLetter } from '../../lib/mail/letters/sign-in';

const signIn = { url: 'https://fieldpost.test/sign-in/confirm?token=abc&email=anna%40example.org', host: 'fieldpost.test', hours: 1 };

describe('the sign-in letter', () => {
  it('reads in English', async () => {
    const { subject, text } = await signInLetter({ ...signIn, language: 'en', isOff: false });
    expect(subject).toBe('Your link to sign in to Fieldpost');
    expect(text).toBe(`Somebody, surely you, wants to sign in to Fieldpost (fieldpost.test)
with this address.

Sign in:
https://fieldpost.test/sign-in/confirm?token=abc&email=anna%40example.org

The link works once, within one hour. The page behind it asks you to
press a button.

If it was not you, throw this letter away: without the link nobody gets
in.
`);
  });

  it('reads in Italian', async () => {
    const { subject, text } = await signInLetter({ ...signIn, language: 'it', hours: 24, isOff: false });
    expect(subject).toBe('Il tuo collegamento per accedere a Fieldpost');
    expect(text).toBe(`Qualcuno, di certo tu, vuole accedere a Fieldpost (fieldpost.test) con
questo indirizzo.

Accedi:
https://fieldpost.test/sign-in/confirm?token=abc&email=anna%40example.org

Il collegamento vale una volta sola, entro 24 ore. La pagina che si apre
chiede di premere un pulsante.

Se non sei stato tu, butta questa lettera: senza il collegamento non
entra nessuno.
`);
  });

  it('leads to the same page from its HTML part', async () => {
    const { html } = await signInLetter({ ...signIn, language: 'it', isOff: false });
    expect(html.match(/href="([^"]+)"/g)).toEqual(Array(2).fill(`href="${signIn.url.replaceAll('&', '&amp;')}"`));
  });
});

const invitation: Omit<InvitationLetter, 'language'> = {
  span: null,
  kind: 'join',
  url: 'https://fieldpost.test/invite/k7w2',
  game: 'Ridges',
  summary: 'A game of bluff in a few minutes, for two.',
  table: 'Evening game',
  inviter: 'Bruno',
  address: 'anna@example.org',
  seats: ['Red'],
  players: ['Red: free', 'Blue: Bruno'],
  replies: false,
  stop: 'https://fieldpost.test/unsubscribe/t0k3n',
};

describe('the invitation', () => {
  it('says who invites to what, and how to refuse for good', async () => {
    const { subject, text } = await invitationLetter({ ...invitation, language: 'en' });
    expect(subject).toBe('Ridges, Evening game: Bruno invites you');
    expect(text).toBe(`Bruno invites you to play Ridges at the table "Evening game".

A game of bluff in a few minutes, for two.

Kept for you: Red.

See the table and join:
https://fieldpost.test/invite/k7w2

AT THE TABLE
- Red: free
- Blue: Bruno

Fieldpost is played a few minutes a day: you get a letter when the game
waits for you. If you do not want to play, simply do not answer.

-- 
This letter came to anna@example.org because somebody typed that address
into an invitation.
Stop all letters about games:
https://fieldpost.test/unsubscribe/t0k3n
`);
  });

  it('is Italian from the first word to the last', async () => {
    const names = {
      game: 'Crinali',
      summary: 'Un gioco di bluff di pochi minuti, per due.',
      seats: ['Rosso'],
      players: ['Rosso: libero', 'Blu: Bruno'],
    };
    const { subject, text } = await invitationLetter({ ...invitation, ...names, language: 'it' });
    expect(subject).toBe('Crinali, Evening game: Bruno ti invita');
    expect(text).toBe(`Bruno ti invita a giocare a Crinali al tavolo «Evening game».

Un gioco di bluff di pochi minuti, per due.

Tenuto per te: Rosso.

Guarda il tavolo e partecipa:
https://fieldpost.test/invite/k7w2

AL TAVOLO
- Rosso: libero
- Blu: Bruno

Su Fieldpost si gioca pochi minuti al giorno: ricevi una lettera quando
il gioco aspetta te. Se non vuoi giocare, basta non rispondere.

-- 
Questa lettera è arrivata a anna@example.org perché qualcuno ha scritto
quell'indirizzo in un invito.
Basta lettere sulle partite:
https://fieldpost.test/unsubscribe/t0k3n
`);
  });

  it('shows what a player typed as text, never as markup', async () => {
    const { html } = await invitationLetter({ ...invitation, inviter: '<b>Bruno</b>', table: '"><script>', language: 'en' });
    expect(html).toContain('&lt;b&gt;Bruno&lt;/b&gt;');
    expect(html).not.toContain('<script>');
  });
});

describe('plain text', () => {
  it('breaks lines before the 73rd character and keeps addresses whole', () => {
    const address = `https://fieldpost.test/${'x'.repeat(80)}`;
    const lines = wrap(`${'word '.repeat(30)}${address} end`).split('\n');
    expect(lines.filter((line) => line.length > 72)).toEqual([address]);
    expect(lines.join(' ')).toBe(`${'word '.repeat(30)}${address} end`);
  });

  it('hangs the lines of a list', () => {
    expect(bullets([`a${' long'.repeat(16)}`, 'b'])).toBe(`- a${' long'.repeat(13)}\n  long long long\n- b`);
  });
});
