export const offline = {
  title: 'No connection',
  text: 'Fieldpost is not to be reached. Nothing is sent meanwhile: give your orders when you are connected again.',
  again: 'Try again',
  asOf: 'As of {when}, offline',
} as const;
