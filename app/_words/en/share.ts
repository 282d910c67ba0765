export const share = {
  takeAlong: 'Take it along',
  file: 'The game as a signed file (JSON)',
  fileHint: 'every order and die, can be checked and read in anywhere',
  text: 'The game as a text to read',
  notation: 'The orders in notation',
  whenOver: 'This game hides facts: once it is over it can be saved as a file, as a text and in notation.',
  embedFoot: 'board wargames by letter',
} as const;
