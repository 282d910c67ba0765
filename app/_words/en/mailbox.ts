export const mailbox = {
  title: 'Mailbox',
  label: 'Letters that were not sent',
  warning:
    'No mail server is set up, so every letter stays here, and whoever can open this page can read them all. Set SMTP_URL before others use this place.',
  none: 'No letter yet.',
  only: 'Only letters to {email}.',
  all: 'Show all',
  to: 'To {email}',
  text: 'As text',
  html: 'As HTML',
  back: 'All letters',
  picture: 'The letter as HTML',
} as const;
