import { counted } from '../../kit/words';
import type { Words } from './catalogue';
import { termsIn } from './terms';

const { icons, tracks, phases } = termsIn('en');

export const en: Words = {
  board: {
    sea: 'Mediterranean Sea',
    owners: { allied: 'Allies', axis: 'Axis', italian: 'Axis, Italian' },
    icons,
    ranges: { short: 'Short ruler', long: 'Long ruler' },
    round: (round, rounds) => `round ${round} of ${rounds}`,
    losses: (count) => `${Math.round(count * 10) / 10} losses`,
    arrow: (a, b) => `White arrow: ${a} – ${b}`,
  },
  tracks,
  phases,
  moment: (turn) => `Turn ${turn}`,
  asks: {
    'set-up': ({ left }) =>
      left === ''
        ? 'All your forces are placed: END begins the game.'
        : `Place your forces anywhere but in Africa. Still to place: ${left}. END begins the game and leaves in the pool what is not placed.`,
    initiative: () => 'You decide who has the initiative.',
    reinforcement: ({ count }) =>
      count > 0 ? `Place ${count === 1 ? '1 cube' : `up to ${count} cubes`} and convert.` : 'Convert cubes, or end.',
    impulse: ({ number }) => `It is your impulse (${number}): move, transport, bomb and announce attacks, or pass with END.`,
    'impulse-start': () => 'The enemy’s impulse begins: do you do anything before it?',
    'after-move': () => 'The enemy has moved: do you bomb or play an event?',
    intercept: ({ zone }) => `Enemy forces come by sea to ${zone}: do you intercept?`,
    attacked: () => 'The enemy has announced attacks: do you do anything before they are fought?',
    battle: () => 'Which combat comes next, and what supports it?',
    join: ({ zone }) => `The landing in ${zone} has come through interception and bombardment: what joins it?`,
    defend: ({ zone }) => `${zone} is attacked: what supports the defence, and do planes leave?`,
    elite: ({ zone }) => `How many elite units in ${zone} inflict a loss?`,
    losses: ({ zone, count }) => `${zone}: choose ${count === 1 ? 'a loss' : `${count} losses`}.`,
    'round-end': ({ zone, round }) => `Round ${round} in ${zone} is over: do you hold, retreat or play an event?`,
    press: ({ zone, round }) => `Round ${round} in ${zone} is over: do you go on?`,
    occupy: ({ zone }) => `What occupies ${zone}?`,
    withdraw: ({ zone }) => `Where does the landing force off ${zone} go?`,
    late: () => 'All combats are fought: do you bomb or play an event before the impulse ends?',
    'impulse-end': () => 'The enemy’s impulse ends: do you do anything before it does?',
    stacking: () => 'Too many forces stand in a zone: move the excess.',
    'additional-impulse': () => 'Do you play Additional Impulse?',
    supply: () => 'Forces are out of supply: do you play Logistical Effort?',
  },
  notation: {
    'set-up': ['DEPLOY <forces> [, line] in <zone>', 'END'],
    initiative: ['INITIATIVE Allies | Axis'],
    reinforcement: [
      'REINFORCE <number> cubes in <zone>',
      'CONVERT <number> <piece> in <zone> [, to <zone>]',
      'EVENT New Defensive Line in <zone>',
      'END',
    ],
    impulse: [
      'MOVE <forces>: <zone> > <zone> …',
      'FLY <planes>: <zone> > <zone>',
      'SHIP <forces>: <zone> > <zone>',
      'BOMB <zone> from <zone>',
      'STRIKE with fleet | U-boat',
      'ATTACK <zone> from <zone> <forces> [, from …] [, support tank + plane <zone> + drop <zone>]',
      'LAND <zone> with <number> fleets from <zone> <forces> [, support …]',
      'INFILTRATE <zone> > <zone>',
      'LURE <zone> > <zone>',
      'EVENT <event> [in <zone>] [, converting <number> <piece> [, to <zone>]] [, taking <event> + <event>]',
      'END',
    ],
    'impulse-start': ['BOMB <zone> from <zone>', 'EVENT <event> [in <zone>]', 'LURE <zone> > <zone>', 'PASS'],
    'after-move': ['BOMB <zone> from <zone>', 'EVENT <event> [in <zone>]', 'LURE <zone> > <zone>', 'PASS'],
    intercept: ['INTERCEPT [<number> fleet] [+ U-boat] [+ plane <zone>]', 'BOMB <zone> from <zone>', 'EVENT <event> [in <zone>]', 'PASS'],
    attacked: ['BOMB <zone> from <zone>', 'EVENT <event> [in <zone>]', 'LURE <zone> > <zone>', 'PASS'],
    battle: ['FIGHT <zone> [, support tank + plane <zone> + drop <zone>]', 'BOMB <zone> from <zone>', 'EVENT <event> [in <zone>]'],
    join: ['SUPPORT tank + plane <zone> + drop <zone>', 'SUPPORT nothing', 'BOMB <zone> from <zone>', 'EVENT <event> [in <zone>]'],
    defend: ['DEFEND support tank + plane <zone> | no support', 'EVACUATE <planes> to <zone>', 'BOMB <zone> from <zone>'],
    elite: ['ELITE <number>'],
    losses: ['LOSE <number> <piece> in <zone>, engage <number> <piece> in <zone>, retreat <zone> [> <zone>]'],
    'round-end': ['HOLD [with tank]', 'RETREAT <forces>: <zone> [> <zone>]', 'EVACUATE <planes> to <zone>', 'EVENT Stop Battle'],
    press: ['PRESS [with tank]', 'STOP', 'EVENT Reserves'],
    occupy: ['OCCUPY from <zone> <forces> [, from …]', 'OCCUPY nothing'],
    withdraw: ['WITHDRAW to <zone>'],
    late: ['BOMB <zone> from <zone>', 'EVENT <event> [in <zone>]', 'PASS'],
    'impulse-end': ['BOMB <zone> from <zone>', 'EVENT <event> [in <zone>]', 'PASS'],
    stacking: ['SHIFT <forces>: <zone> > <zone>', 'DISBAND <forces> in <zone>'],
    'additional-impulse': ['EVENT Additional Impulse', 'PASS'],
    supply: ['EVENT Logistical Effort in <zone>', 'PASS'],
  },
  brief: {
    asked: 'What is asked',
    nothing: 'Nothing is asked.',
    stars: 'Stars',
    forces: 'Forces on the board',
    means: 'Means',
    noForces: 'none',
    meansOf: ({ transport, tokens, fleets, engaged }) =>
      `${transport === 0 ? 'no' : transport} naval transport, ${counted(tokens, 'no event tokens', 'event token', 'event tokens')} left, ${counted(fleets, 'no fleets', 'fleet', 'fleets')} ready${engaged > 0 ? `, ${engaged} engaged` : ''}`,
  },
};
