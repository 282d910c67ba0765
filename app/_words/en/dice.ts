export const dice = {
  title: 'How the dice work',
  lead: 'Nobody has to trust this server about dice. Every die can be recomputed by anyone once a game is over, and nobody can choose or know one beforehand.',
  sealTitle: 'A sealed secret',
  sealText:
    'When a table is opened, the server draws 32 random bytes and publishes their fingerprint (SHA-256). The secret can no longer be exchanged for another: the fingerprint would not fit.',
  wordTitle: 'A word from every player, with every sheet',
  wordText:
    'Your browser draws a random word for each sheet of orders, and its fingerprint goes into the log one sheet before. Every word goes into all dice from then on. The server knows the secret, but not the dice of your orders before you send them; you know your word, but not the secret. A letter brings its Message-ID instead. Before the start you may also write a word of your own.',
  rollTitle: 'The roll',
  rollText:
    'A die is an HMAC-SHA-256 with the secret as key over one fingerprint of all that led to it (the table, every order up to this one, every word), what is rolled for, and the number of the die. Its first 32-bit number below the largest multiple of six gives the die; a number above is thrown away, so that all sides are equally likely.',
  onceTitle: 'No dice come twice',
  onceText:
    'An order that was taken back rolls other dice when it is given again. When the database was restored from a backup or moved to another machine, a new random value goes into all dice behind, and the file says so: what somebody saw before is worth nothing.',
  beaconTitle: 'A public beacon, where the table has one',
  beaconText:
    'Where this place can reach drand, a table may be made so that rounds of it go into the dice. Each run of orders names a round that is still to come, and the next run mixes its value in: nobody, the server included, knows it before. When it cannot be had in time the game goes on without, and the check counts how often.',
  openTitle: 'The seal is broken',
  openText:
    'With the end of the game the secret is published. The log holds every roll: what for, how many sides, what fell. Anybody computes the same dice from the secret and the log.',
  logTitle: 'The log cannot be changed afterwards',
  logText:
    'Each entry carries a hash over itself and the entry before. The database refuses changes of entries. A changed order, a die turned over or an entry left out shows at the first row that no longer fits.',
  auditTitle: 'Check a game',
  auditText:
    'Export a game at its table and choose the file here. It is checked in your browser and sent nowhere: signature, seal, chain, every die, and that each order was legal.',
  file: 'Exported game (JSON)',
  head: 'Line of a letter (if you kept one)',
  headHint:
    'At the foot of every letter of a table stands its log as one number, like 12:3fa9…. Put it here before you choose the file: it must hold that log.',
  noHead: 'This is no line of a letter: it is a number, a colon and 64 letters and digits.',
  good: 'Everything is right',
  bad: 'Something is wrong',
  unreadable: 'This file is not JSON.',
  unknownGame: 'The file is of a game that does not exist here.',
  command: 'The same check as a command:',
  keys: 'Exported games are signed. The public halves of this place’s keys:',
  import: 'Read in a finished game, to review it here',
} as const;
