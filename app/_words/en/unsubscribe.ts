export const unsubscribe = {
  label: 'Letters',
  askTable: 'Stop letters from “{table}”?',
  askAll: 'Stop all letters about games?',
  askText: 'They go to {email}. You keep your seats and can still play on the site; sign-in letters always come.',
  stopTable: 'Stop letters from this table',
  stopAll: 'Stop all letters about games',
  stoppedTable: 'No more letters from “{table}”',
  stoppedAll: 'No more letters about games',
  stoppedText: 'Nothing more goes to {email}. The game goes on without writing to you: look at your tables now and then.',
  resume: 'Send me letters again',
  resumeAll: 'Send me all letters again',
  toTables: 'My tables',
} as const;
