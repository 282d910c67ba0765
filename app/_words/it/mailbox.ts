import type { mailbox as english } from '../en/mailbox';
import type { Translated } from '../translated';

export const mailbox: Translated<typeof english> = {
  title: 'Cassetta postale',
  label: 'Lettere non spedite',
  warning:
    'Non è impostato un server di posta: ogni lettera resta qui, e chi può aprire questa pagina può leggerle tutte. Imposta SMTP_URL prima che altri usino questo posto.',
  none: 'Ancora nessuna lettera.',
  only: 'Solo lettere a {email}.',
  all: 'Mostra tutte',
  to: 'A {email}',
  text: 'Come testo',
  html: 'Come HTML',
  back: 'Tutte le lettere',
  picture: 'La lettera come HTML',
};
