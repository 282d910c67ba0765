import { type PositionReader, partsOf } from '../../kit/position';
import { type AaReader, wordsOf } from '../notation/grammar';
import type { AaTongue } from '../notation/vocabulary';
import { type Kind, sortedCargo } from '../rules/stacks';
import type { Passenger, Power, Stack } from '../types';

export type AaLines = PositionReader<AaTongue>;

export const { power: powerWord, space: spaceWord, technology: technologyWord, advantage: advantageWord, noun, passengers } = wordsOf('en');

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

/** Marks that are written as they are called, behind what a unit has left. */
const flags = ['deck', 'hover', 'raid', 'kamikaze', 'riding', 'fought', 'damaged', 'submerged'] as const;

function marksOf(stack: Stack): string[] {
  const { spent, left, seaborne, cargo, assault } = stack;
  return [
    ...(spent ? ['spent'] : []),
    ...(left === undefined ? [] : [`${left} left`]),
    ...flags.filter((flag) => stack[flag]),
    ...(seaborne ? ['by sea'] : []),
    ...(cargo ? [`carrying ${passengers(cargo)}`] : []),
    ...(assault ? [`landing ${passengers(assault.lands)} in ${spaceWord(assault.target)}`] : []),
  ];
}

/** Reads what `writeStacks` writes, in the order written. */
export function readStacks(text: string, owner: Power | null, lines: AaLines): Stack[] {
  const stacks: Stack[] = [];
  let current = owner;
  for (const item of partsOf(text)) {
    const [, units = '', marks = ''] = /^([^[]*)(?:\[(.*)\])?$/.exec(item) ?? [];
    const read = lines.read(units, (reader) => {
      if (!reader.atNumber()) current = reader.name('power');
      return { count: reader.number(), type: reader.name('unit') };
    });
    if (read === null) continue;
    if (current === null) {
      lines.add({
        en: `whose is "${item}"? Write the power first: UK ${item}.`,
        it: `di chi è "${item}"? Scrivi prima la potenza: UK ${item}.`,
      });
    } else if (read.count > 0) stacks.push({ owner: current, type: read.type, ...readMarks(marks, lines), count: read.count });
  }
  return stacks;
}

function readMarks(text: string, lines: AaLines): Partial<Kind> {
  const marks: { -readonly [M in keyof Kind]?: Kind[M] } = {};
  lines.each(text, (reader) => {
    if (reader.atNumber()) {
      marks.left = reader.number();
      reader.keyword('left');
    } else if (reader.takes('carrying')) marks.cargo = readPassengers(reader);
    else if (reader.takes('landing')) {
      const lands = readPassengers(reader);
      reader.takes('in');
      marks.assault = { target: reader.name('space'), lands };
    } else {
      const word = reader.keyword('spent', ...flags, 'by');
      if (word === 'by') {
        reader.keyword('sea');
        marks.seaborne = true;
      } else if (word !== null) marks[word] = true;
    }
  });
  return marks;
}

function readPassengers(reader: AaReader): Passenger[] {
  const cargo: Passenger[] = [];
  do cargo.push({ owner: reader.name('power'), type: reader.name('unit') });
  while (reader.takes('and'));
  return reader.failed() ? [] : sortedCargo(cargo);
}
