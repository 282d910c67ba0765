import type { AreaLook, Overlay, OverlayLine, OverlayNote } from '../../../engine';
import { capitalised, listed, say } from '../../kit/words';
import type { Dice } from '../cards';
import { type Hex, hexes, rangeOf } from '../map/hexes';
import { isBlocking, sightOf } from '../map/sight';
import type { FormContext } from '../prompts/form';
import { aimNow, attacksNow } from '../rules/acting';
import { type Aim, rangesOf } from '../rules/attack';
import { cardOf, groundAt, isAircraft, isObstacle, isSoldier, mapOf, seesHex } from '../rules/battle';
import { prospectOf } from '../rules/chances';
import { shotAtUnit } from '../rules/shooting';
import type { View } from '../state';
import { type Band, bands, type Reach, type Unit } from '../types';
import { abilityName } from '../words/abilities';
import { aimFigures, percent } from '../words/aiming';
import { bandName, unitName } from '../words/names';
import { overlayWords } from '../words/overlay';

const looks: Readonly<Record<Band, AreaLook>> = { short: 'near', medium: 'middle', long: 'far' };

/** What a unit has against one kind of enemies. */
interface Arms {
  against: 'soldiers' | 'vehicles';
  dice: Dice;
  reach: Reach;
}

/** Against each kind of enemies on the map the dice of a unit's usual attack, by what it would have against the nearest of them. */
function armsOf(view: View, unit: Unit): Arms[] {
  const from = unit.hex ?? '';
  const enemies = view.units
    .filter((each) => each.side !== unit.side && each.hex !== null && !isObstacle(view, each) && !isAircraft(view, each))
    .sort((a, b) => rangeOf(from, a.hex ?? '') - rangeOf(from, b.hex ?? ''));
  const nearest = { soldiers: enemies.find((each) => isSoldier(view, each)), vehicles: enemies.find((each) => !isSoldier(view, each)) };
  return (['soldiers', 'vehicles'] as const).flatMap((against) => {
    const target = nearest[against];
    return target ? [{ against, ...rangesOf(shotAtUnit(view, unit, target, { kind: 'assault' })) }] : [];
  });
}

/** The band of a range, and dice in it; none beyond the longest. */
const diceAt = (arms: readonly Arms[], range: number): { band: Band; against: Arms['against']; dice: number }[] =>
  arms.flatMap(({ against, dice, reach }) => {
    const at = bands.findIndex((band) => range <= reach[band]);
    const band = bands[at];
    return band ? [{ band, against, dice: dice[at] ?? 0 }] : [];
  });

/** Whether a unit sees who stands in a hex; by the revised cards smoke hides nobody in the hex of a unit on the ground. */
const sees = (view: View, unit: Unit, hex: Hex): boolean =>
  seesHex(view, unit, hex) || (unit.hex === hex && view.edition === 'revised' && !isAircraft(view, unit));

/** Whom a unit can attack, how far it shoots, and what it does not see; none where it attacks nobody any more. */
export function fireOverlay({ view, language }: FormContext, unit: Unit): Overlay[] {
  const ways = attacksNow(view, unit);
  const from = unit.hex;
  if (ways.length === 0 || from === null) return [];
  const words = overlayWords(language);
  const arms = armsOf(view, unit);
  const told = (found: ReturnType<typeof diceAt>): string => {
    const some = found.filter(({ dice }) => dice > 0);
    const each = some.map(({ against, dice }) => (against === 'soldiers' ? words.onSoldiers({ dice }) : words.onVehicles({ dice })));
    return each.length === 0 ? words.noDice : listed(each, say(language, 'and', 'e'));
  };
  const spaces: Record<Band | 'hidden', Hex[]> = { short: [], medium: [], long: [], hidden: [] };
  const notes: Record<Hex, OverlayNote> = {};
  const blocks = blocksFrom(view, unit, language);
  for (const hex of hexes) {
    const range = rangeOf(from, hex);
    const found = diceAt(arms, range);
    const [nearest] = found.filter(({ dice }) => dice > 0);
    const band = nearest?.band ?? found[0]?.band;
    if (!band) continue;
    const isSeen = sees(view, unit, hex);
    if (nearest) spaces[isSeen ? band : 'hidden'].push(hex);
    const text = isSeen
      ? words.seen({ range, band: bandName(band, language), dice: told(found) })
      : words.blocked({ range, why: blocks(hex).why });
    notes[hex] = { text, lines: [blocks(hex).line] };
  }
  const targets = new Map<Hex, number>();
  const remarks: string[] = [];
  for (const target of view.units) {
    if (target.side === unit.side || target.hex === null || cardOf(view, target).defense === null) continue;
    const aims = ways.map((by) => aimNow(view, unit, target, by));
    const made = aims.filter((aim) => typeof aim !== 'string');
    const note = notes[target.hex] ?? { text: '', lines: [blocks(target.hex).line] };
    notes[target.hex] = note;
    for (const aim of made) note.groups = [...(note.groups ?? []), { title: titleOf(aim, language), figures: aimFigures(aim, language) }];
    if (made.length > 0) targets.set(target.hex, Math.max(targets.get(target.hex) ?? 0, ...made.map(effectOf)));
    const [hindrance] = aims;
    if (made.length > 0 || typeof hindrance !== 'string') continue;
    const why = hindrance === 'no-sight' ? blocks(target.hex).why : words[hindrance];
    const remark = words.spared({ unit: unitName(target.id, language), hex: target.hex, why });
    remarks.push(remark);
    if (hindrance !== 'no-sight') note.text = `${note.text} ${remark}`.trim();
  }
  return [
    {
      id: 'fire',
      name: words.fire,
      text: words.fireText({ unit: unitName(unit.id, language), hex: from }),
      areas: [
        ...bands.map((band, i) => {
          const [to, before] = [reachIn(arms, band), i === 0 ? -1 : reachIn(arms, bands[i - 1] ?? 'short')];
          const about = { band: bandName(band, language), from: before + 1, to, dice: told(diceAt(arms, to)) };
          return { look: looks[band], name: capitalised(words.band(about)), spaces: spaces[band] };
        }),
        { look: 'closed' as const, name: words.hidden, spaces: spaces.hidden },
      ].filter((area) => area.spaces.length > 0),
      signs:
        targets.size === 0 ? [] : [{ look: 'target', name: words.target, at: [...targets].map(([hex, share]) => [hex, percent(share)]) }],
      notes,
      ...(remarks.length > 0 && { remarks: { title: words.sparedTitle, lines: remarks } }),
    },
  ];
}

const reachIn = (arms: readonly Arms[], band: Band): number => Math.max(0, ...arms.map(({ reach }) => reach[band]));

/** The chance that an attack brings any counter. */
const effectOf = (aim: Aim): number => {
  const { counters } = prospectOf(aim);
  return Math.max(0, ...Object.values(counters));
};

const titleOf = ({ target, by }: Aim, language: FormContext['language']): string =>
  by === null ? unitName(target.id, language) : `${unitName(target.id, language)}: ${abilityName({ id: by, level: 0 }, language)}`;

/** The line from a unit to a hex, and what blocks it in words. */
function blocksFrom(view: View, unit: Unit, language: FormContext['language']): (hex: Hex) => { line: OverlayLine; why: string } {
  const words = overlayWords(language);
  const from = unit.hex ?? '';
  const sight = sightOf(mapOf(view));
  return (hex) => {
    if (sees(view, unit, hex)) return { line: { from, to: hex, blockedBy: [] }, why: '' };
    const grounds = isAircraft(view, unit) ? [] : sight.blockers(from, hex);
    const smoky = [from, ...sight.crossed(from, hex), hex].filter((each) => view.smoke.includes(each));
    const whys = [
      ...grounds.flatMap((each) => {
        const ground = groundAt(view, each);
        return isBlocking(ground) ? [words.behind({ ground: words[ground], hex: each })] : [];
      }),
      ...smoky.map((each) => words.smoke({ hex: each })),
    ];
    return {
      line: { from, to: hex, blockedBy: [...grounds, ...smoky] },
      why: whys.length === 0 ? words.nothingBetween : listed(whys, say(language, 'and', 'e')),
    };
  };
}
