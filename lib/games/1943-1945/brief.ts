import type { Brief, Moment } from '../../engine';
import { sides } from './orders';
import { addForce, type Force } from './pieces';
import { boardOf } from './rules/board';
import { questions } from './rules/questions';
import { deployable } from './rules/set-up';
import type { DecisionKind, Language, Question43, Side, State, View } from './types';
import { words } from './words';
import type { AskFacts } from './words/catalogue';
import { endings } from './words/endings';
import { nouns, standName, zoneName } from './words/names';

export const seatName = (seat: Side, language: Language): string => nouns[language].sides[seat];

/** "Turn 3, Allies, impulse". */
export function momentName({ round, power, phase }: Moment, language: Language): string {
  const { moment, phases } = words[language];
  const who = power === null ? [] : [seatName(power as Side, language)];
  return [moment(round), ...who, phases[phase as keyof typeof phases]].join(', ');
}

/** The open question in one sentence. */
export function ask(view: View, { seat, kind }: Question43, language: Language): string {
  const { impulse, muster } = view;
  const combat = impulse?.combat;
  const at = impulse?.toll?.zone ?? combat?.target ?? impulse?.shipping?.to ?? '';
  const facts: AskFacts = {
    side: seatName(seat, language),
    zone: at === '' ? '' : zoneName(view.options, at, language),
    round: combat?.round ?? 0,
    number: impulse?.number ?? 0,
    left: kind === 'set-up' ? leftOver(view, language) : '',
    count: kind === 'losses' ? (impulse?.toll?.hits ?? combat?.due[seat] ?? 0) : (muster?.due ?? 0),
  };
  return words[language].asks[kind as DecisionKind](facts);
}

/** What the Axis has still to place: "18 cubes, 2 tanks, 3 fortified lines"; '' when nothing is left. */
const leftOver = (view: View, language: Language): string => standName(deployable(view), view.pool.axis.line ?? 0, language);

/** How the game ended, or whose impulse it is and where is fought. */
export function inBrief(view: View, language: Language): string {
  if (view.ending) return endings(view.ending)[language];
  const side = view.impulse ? `, ${seatName(view.impulse.side, language)}` : '';
  const combat = view.impulse?.combat;
  const where = combat ? `: ${zoneName(view.options, combat.target, language)}` : '';
  return `${words[language].moment(view.turn)}${side}${where}`;
}

/** The position in words: what is asked, stars, forces, means. */
export function brief(view: View, language: Language): Brief {
  const { brief: say } = words[language];
  const asked = questions(view as State).map((each) => `${seatName(each.seat, language)}: ${ask(view, each, language)}`);
  return {
    headline: inBrief(view, language),
    sections: [
      ...(view.ending ? [] : [{ title: say.asked, lines: asked.length > 0 ? asked : [say.nothing] }]),
      { title: say.stars, lines: sides.map((each) => `${seatName(each, language)}: ${starsOf(view, each, language) || '–'}`) },
      { title: say.forces, lines: sides.map((each) => `${seatName(each, language)}: ${forcesOf(view, each, language)}`) },
      { title: say.means, lines: sides.map((each) => `${seatName(each, language)}: ${meansOf(view, each, language)}`) },
    ],
  };
}

function starsOf(view: View, side: Side, language: Language): string {
  const { ids, zone } = boardOf(view);
  const held = ids.filter((id) => zone[id]?.star && view.zones[id]?.control === side);
  return `${held.length} (${held.map((id) => zoneName(view.options, id, language)).join(', ')})`.replace(' ()', '');
}

function forcesOf(view: View, side: Side, language: Language): string {
  const all: Force = {};
  let lines = 0;
  for (const { control, units, line } of Object.values(view.zones)) {
    if (control !== side) continue;
    addForce(all, units);
    if (line) lines++;
  }
  return standName(all, lines, language) || words[language].brief.noForces;
}

function meansOf(view: View, side: Side, language: Language): string {
  const played = Object.values(view.played[side]).reduce((sum, count) => sum + (count ?? 0), 0);
  const tokens = Math.max(0, boardOf(view).tables.eventTokens - played);
  const { operational: fleets, engaged } = view.fleets[side];
  return words[language].brief.meansOf({ transport: view.transport[side], tokens, fleets, engaged });
}
