export const players = {
  label: 'Player',
  games: 'Public games',
  favourites: 'Played most',
  onTime: 'Answers before the deadline, of late',
  programOf: 'A bot account of {owner}.',
  programOfGone: 'A bot account.',
  report: 'Report or block this player',
  running: 'Running',
  over: 'Over',
  earlier: 'Earlier games',
  later: 'Later games',
  text: 'Only public games count here. Private ones are known to those who play them.',
} as const;
