export const report = {
  title: 'Report to the operators',
  link: 'Report',
  player: 'You report a player.',
  chat: 'You report a line of a table’s chat.',
  text: 'The operators of this service read it and decide. Nobody else learns of it, nor who wrote it.',
  reason: 'What is wrong?',
  send: 'Report it',
  done: 'Thank you: the operators have it.',
  nobody: 'There is nobody to report.',
} as const;
