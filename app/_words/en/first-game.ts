export const firstGame = {
  title: 'A first game',
  text: 'You play one side, the practice bot the others. No clock runs, nobody else can see it, and you may leave it at any time.',
  begin: 'Set up the board',
  name: '{name}’s first game',
} as const;
