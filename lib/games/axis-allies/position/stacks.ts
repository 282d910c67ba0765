import { type Reader, readerOf } from '../notation/reader';
import { isZone, vocabularies } from '../notation/vocabulary';
import { type Kind, sortedCargo } from '../rules/stacks';
import type { Passenger, Power, SpaceId, Stack } from '../types';
import { spaceNames } from '../words/names';
import type { Problems } from './problems';

const { units: nouns, powers: powerWords, zone } = vocabularies.en;

export const powerWord = (power: Power): string => powerWords[power][0];
export const spaceWord = (id: SpaceId): string => (isZone(id) ? zone(id.slice(2)) : (spaceNames[id]?.en ?? id));
export const noun = (type: Stack['type'], count: number): string => nouns[type][count === 1 ? 0 : 1];
export const passengers = (cargo: readonly Passenger[]): string =>
  cargo.map(({ owner, type }) => `${powerWord(owner)} ${noun(type, 1)}`).join(' + ');

/** "3 infantry, 1 tank [spent], UK 1 fighter [2 left]"; an owner holds until the next one, `owner` until the first. */
export function writeStacks(stacks: readonly Stack[], owner: Power | null): string {
  let current = owner;
  return stacks
    .map((stack) => {
      const who = stack.owner === current ? '' : `${powerWord(stack.owner)} `;
      current = stack.owner;
      const marks = marksOf(stack);
      return `${who}${stack.count} ${noun(stack.type, stack.count)}${marks.length > 0 ? ` [${marks.join(', ')}]` : ''}`;
    })
    .join(', ');
}

function marksOf({ spent, left, deck, hover, damaged, submerged, seaborne, cargo, assault }: Stack): string[] {
  return [
    ...(spent ? ['spent'] : []),
    ...(left === undefined ? [] : [`${left} left`]),
    ...(deck ? ['deck'] : []),
    ...(hover ? ['hover'] : []),
    ...(damaged ? ['damaged'] : []),
    ...(submerged ? ['submerged'] : []),
    ...(seaborne ? ['by sea'] : []),
    ...(cargo ? [`carrying ${passengers(cargo)}`] : []),
    ...(assault ? [`landing ${passengers(assault.lands)} in ${spaceWord(assault.target)}`] : []),
  ];
}

/** Reads what `writeStacks` writes, in the order written. */
export function readStacks(text: string, owner: Power | null, problems: Problems): Stack[] {
  const stacks: Stack[] = [];
  let current = owner;
  for (const item of parts(text)) {
    const [, units = '', marks = ''] = /^([^[]*)(?:\[(.*)\])?$/.exec(item) ?? [];
    const reader = readerOf(units, 'en');
    if (!reader.atNumber()) current = reader.power();
    const count = reader.number();
    const type = reader.unit();
    if (!problems.read(reader)) continue;
    if (current === null) {
      problems.add({
        en: `whose is "${item}"? Write the power first: UK ${item}.`,
        it: `di chi è "${item}"? Scrivi prima la potenza: UK ${item}.`,
      });
    } else if (count > 0) stacks.push({ owner: current, type, ...readMarks(marks, problems), count });
  }
  return stacks;
}

function readMarks(text: string, problems: Problems): Partial<Kind> {
  const marks: { -readonly [M in keyof Kind]?: Kind[M] } = {};
  for (const part of parts(text)) {
    const reader = readerOf(part, 'en');
    if (reader.atNumber()) {
      marks.left = reader.number();
      reader.keyword('left');
    } else if (reader.takes('carrying')) marks.cargo = readPassengers(reader);
    else if (reader.takes('landing')) {
      const lands = readPassengers(reader);
      reader.takes('at');
      marks.assault = { target: reader.space(), lands };
    } else {
      const word = reader.keyword('spent', 'deck', 'hover', 'damaged', 'submerged', 'by');
      if (word === 'by') {
        reader.keyword('sea');
        marks.seaborne = true;
      } else if (word !== null) marks[word] = true;
    }
    problems.read(reader);
  }
  return marks;
}

export function readPassengers(reader: Reader): Passenger[] {
  const cargo: Passenger[] = [];
  do cargo.push({ owner: reader.power(), type: reader.unit() });
  while (reader.takes('and'));
  return reader.failed() ? [] : sortedCargo(cargo);
}

/** Splits at commas outside brackets; empty parts are left out. */
export function parts(text: string): string[] {
  return text
    .split(/,(?![^[]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
