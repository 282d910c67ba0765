export const affairs = {
  title: 'Table affairs',
  of: 'Table affairs: {title}',
  text: 'What the players settle among themselves. Everything done here stands in the log of the table and in its exported file, with who agreed.',
  over: 'The game is over: nothing is left to settle.',
  watching: 'Only who plays here has something to settle.',

  rematch: 'Play again',
  rematchText:
    'A new table with the same game, options, clock and players, each on the seat they had. The others are invited by letter; it starts when all have come.',
  rematchDo: 'Rematch',

  proposals: 'Waiting for an answer',
  proposalBy: '{by} proposes, {when}:',
  proposedToYou: '{by} proposes:',
  answerIt: 'Answer',
  agreed: 'Agreed: {who}.',
  waitingFor: 'Not answered yet: {who}.',
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw it',
  answered: 'Your answer counts.',
  done: 'All agreed: it is done.',
  outdated: 'The game went on meanwhile: the proposal no longer holds.',
  refused: 'Refused.',
  proposed: 'The others are asked by letter.',

  undo: 'Take back',
  undoText:
    'As long as nothing was rolled or shown and nobody else was asked, you take your own orders back at once. Beyond that the others must agree. What was shown stays known; what was rolled stays in the log, and new dice are rolled.',
  undoNone: 'You have no order that could be taken back.',
  undoFree: 'Take it back',
  undoAsk: 'Ask the others',
  undoWith: '{count, plural, one {this order alone} other {with all after it: # orders}}',
  undone: 'Taken back. The orders lie on your sheet again.',

  end: 'End the game',
  endText: 'When every player agrees, the game ends here with the outcome you propose, and the secret of the dice is published.',
  endSummary: 'Propose a draw or an early end',
  endWinners: 'Who wins (nobody: a draw)',
  endDo: 'Propose it',

  callOff: 'Call the table off',
  callOffText:
    'No other player is here any more. The game ends without a winner, the secret of the dice is published, and everybody gets a letter.',
  callOffDo: 'Yes, call it off',
  calledOff: 'The table is called off.',

  substitute: 'Substitute',
  substituteText:
    'Somebody plays {seat} for you for a while: they are asked by letter, see what the seat sees, and the seat comes back by itself at the end, or when one of you wants.',
  substituteEmail: 'Their e-mail address (empty: only a link)',
  from: 'First day',
  until: 'Last day',
  dateWrong: 'A day such as 2026-08-14, the last one not before the first.',
  ask: 'Ask them',
  askedLink: 'Whoever opens this link while signed in may accept:',
  loans: 'Lent seats',
  loanFrom: '{substitute} will play {seat} for {holder} from {from} to {until}.',
  loanNow: '{substitute} plays {seat} for {holder} until {until}.',
  loanEnd: 'Give the seat back now',
  loanCancel: 'Call it off',

  offer: 'Offer to everybody',
  offerText: 'The seat is listed among the open tables. Until somebody takes it, it is played as before.',
  offered: 'Offered to everybody.',
  offerStop: 'Offer it no longer',
  take: 'Take {seat}',

  others: 'Other players',
  remove: 'Remove from the seat',
  removeText: 'The practice bot takes over {seat}. The log says that the owner of the table wished it.',
  removeAsk: 'Propose to remove',
  removeAskText: 'When all others agree, the practice bot takes over {seat}.',
  removeLater:
    'This game hides facts: a player can be removed after two missed deadlines in a row, or with a question overdue (30 days where no clock runs).',
  removeDo: 'Yes, remove',

  absence: 'Absence',
  absenceText: 'What happens when a player announces an absence in their account:',
  absenceRules: {
    shift: 'deadlines wait, for as many days as the clock grants',
    substitute: 'deadlines run on, and a named substitute may play',
    none: 'deadlines run on',
  },
  absenceSave: 'Set the rule',
  absenceSaved: 'The rule is set.',

  record: 'What was settled',
  recordNone: 'Nothing so far.',
} as const;
