export const report = {
  title: 'Report or block',
  heading: 'Report to the operators',
  player: 'This is about a player.',
  chat: 'This is about something that was said at a table, and who said it.',
  text: 'The operators of this service read it and decide. Nobody else learns of it, nor who wrote it.',
  reason: 'What is wrong?',
  send: 'Report it',
  done: 'Thank you: the operators have it.',
  block: 'Block',
  blockText:
    'Neither of you can then invite the other, take a seat at a table that the other opened, or speak to the other alone. Tables under way go on. Nobody is told.',
  blocked: 'Blocked. You can take it back on your account page.',
  nobody: 'There is nobody to report.',
} as const;
