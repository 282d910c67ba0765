export const chat = {
  title: 'At the table',
  none: 'Nobody has said anything yet.',
  gone: 'Somebody who has left',
  yours: 'you',
  say: 'Say something',
  hint: 'Everybody who sees the table reads it, here and in the next letter.',
  send: 'Say it',
  empty: 'Write something first.',
  tooMany: 'You have said a lot. Wait a while before you say more.',
  signIn: 'You are not signed in any more. Sign in and say it again.',
} as const;
