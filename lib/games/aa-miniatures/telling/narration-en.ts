import type { Event } from '../state';
import { costText } from '../words/points';
import { attackText } from './attack';
import { endingText } from './endings';
import type { Narration } from './narrate';
import { rollOutcome, rolls } from './rolls';
import { fatesOf, sidesOf, totalText } from './terms';

const stops = { fire: 'defensive fire stops it', roll: 'the roll fails and it stops', mine: 'a mine stops it' } as const;

const shaken: Readonly<Record<Extract<Event, { type: 'disrupted' }>['by'], (unit: string) => string>> = {
  overrun: (unit) => `${unit} is run over and disrupted.`,
  minefield: (unit) => `${unit} is disrupted by a mine.`,
  headshot: (unit) => `${unit} is disrupted by the marksman’s shot.`,
  overheat: (unit) => `${unit} is disrupted: its weapon has overheated.`,
  rapid_fire: (unit) => `${unit} is disrupted by its own rapid fire.`,
};

const fates = { destroyed: 'destroyed', damaged: 'damaged', disrupted: 'disrupted', recovered: 'recovered' } as const;

export const narration: Narration = {
  sealed: ({ side }, say) => `${say.does(side, 'has', 'have')} sealed the army.`,
  armies: ({ armies }, say) =>
    `the armies. ${sidesOf((side) => {
      const { cards, reserves } = armies[side];
      const hidden = reserves > 0 ? [`${reserves} in reserve`] : [];
      return `${say.side(side)}: ${[say.cards(cards), ...hidden].filter(Boolean).join(', ')}`;
    })}.`,
  ground: ({ layout, objective, by }, say) =>
    by === null
      ? `the map is layout ${layout}; the objective lies in ${objective}.`
      : `${say.does(by, 'lays', 'lay')} out map ${layout}, with the objective in ${objective}.`,
  coin: ({ winner }, say) => `${say.does(winner, 'wins', 'win')} the toss.`,
  first: ({ side, turn }, say) => `${say.does(side, 'goes', 'go')} first ${turn === 0 ? 'in the set-up' : `in turn ${turn}`}.`,
  end: ({ side, end }, say) => `${say.does(side, 'takes', 'take')} the ${end} end of the map.`,
  deployed: ({ unit, hex, facing, aboard }, say) =>
    aboard === null
      ? `${say.unit(unit)} is deployed in ${hex}${facing === null ? '' : `, facing ${say.facing(facing)}`}.`
      : `${say.unit(unit)} is deployed aboard ${say.unit(aboard)} in ${hex}.`,
  left: ({ unit }, say) => `${say.unit(unit)} finds no ground to stand on and stays behind.`,
  laid: ({ unit, side, hex, edge }, say) =>
    `${say.does(side, 'lays', 'lay')} ${say.unit(unit)} ${edge === null ? 'in' : `on the ${say.facing(edge)} side of`} ${hex}.`,
  initiative: ({ turn, dice, bonus, winner }, say) =>
    `turn ${turn}: ${say.does(winner, 'has', 'have')} the initiative (${sidesOf((side) => `${say.side(side)} ${totalText(dice[side], bonus[side])}`)}).`,
  moved({ unit, way, facing, stopped }, say) {
    const looks = facing === null ? '' : `, facing ${say.facing(facing)}`;
    const at = way.at(-1) ?? '';
    if (way.length > 1) return `${say.unit(unit)} moves ${say.path(way)}${looks}${stopped ? `: ${stops[stopped]} there` : ''}.`;
    if (stopped) return `${say.unit(unit)} stays in ${at}${looks}: ${stops[stopped]}.`;
    return facing === null ? `${say.unit(unit)} stays in ${at}.` : `${say.unit(unit)} turns in ${at}${looks}.`;
  },
  'put-back': ({ unit, hex }, say) => `there is no room for ${say.unit(unit)}: it is put in ${hex}.`,
  rolled: ({ unit, what, die, need, isPassed }, say) =>
    `${say.unit(unit)}, ${rolls[what].en}: ${die} (${need}+), ${rollOutcome(what, isPassed).en}.`,
  attacked: (event, say) => attackText(event, say, 'en'),
  boarded: ({ unit, transport }, say) => `${say.unit(unit)} boards ${say.unit(transport)}.`,
  dismounted: ({ unit, transport, hex }, say) => `${say.unit(unit)} gets off ${say.unit(transport)} in ${hex}.`,
  used: ({ ability, unit, target, hex }, say) =>
    `${say.unit(unit)} uses ${say.ability(ability, unit)}${target === null ? '' : ` on ${say.unit(target)}`}${hex === null ? '' : ` in ${hex}`}.`,
  disrupted: ({ unit, by }, say) => shaken[by](say.unit(unit)),
  recovered: ({ unit, by }, say) => `${say.unit(unit)} is no longer disrupted: ${say.ability(by, unit)}.`,
  destroyed({ unit, by }, say) {
    if (by === 'fire') return `${say.unit(unit)} catches fire and is destroyed.`;
    if (by === 'disrupted') return `${say.unit(unit)} is destroyed instead of disrupted.`;
    return by === 'attack' ? `${say.unit(unit)} is destroyed.` : `${say.unit(unit)} is destroyed by ${say.unit(by)}.`;
  },
  flown: ({ unit, hex }, say) => `${say.unit(unit)} flies in over ${hex}.`,
  exited: ({ unit, hex }, say) => `${say.unit(unit)} leaves the map from ${hex}, by the far end.`,
  casualties: ({ turn, fates: all }, say) => `casualties of turn ${turn}. ${fatesOf(all, fates, say)}.`,
  judged: ({ turn, controller, points }, say) =>
    `end of turn ${turn}: ${controller === null ? 'nobody controls' : say.does(controller, 'controls', 'control')} the objective; ${sidesOf(
      (side) => `${say.side(side)} ${costText(points[side], 'en')}`,
      ', ',
    )} on the map.`,
  won: (result) => endingText(result).en,
};
