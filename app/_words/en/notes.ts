export const notes = {
  title: 'Private notes',
  titleOf: 'Private notes: {seat}',
  of: 'Private notes: {title}',
  none: 'Plans, promises, what to watch: the other players never read it.',
  hint: 'Only who plays this seat reads them. They go with the seat: a substitute, or whoever takes it over, finds them here.',
  noSeat: 'You have no seat at this table, so there are no notes to keep here.',
  label: 'Notes',
  begin: 'Write something down',
  write: 'Write on',
  save: 'Save',
  saved: 'Saved.',
  now: 'What the notes say now',
} as const;
