import type * as z from 'zod';
import { issueText, type Text } from '../../engine';
import type { BoardFile, ZoneFacts } from './board-file';

/** A zone as a complaint names it: "09 (Rome)". */
const named = ({ id, name }: ZoneFacts): Text => ({ en: `${id} (${name.en})`, it: `${id} (${name.it})` });

/** What of the file has the wrong shape, with the zone or table it is in. */
export function misfit(issue: z.core.$ZodIssue, json: unknown): Text {
  const { path } = issue;
  const [list, index] = path;
  const entry = list === 'zones' && typeof index === 'number' ? (json as { zones: { id?: unknown }[] }).zones[index] : undefined;
  const field = (entry === undefined ? path : path.slice(2)).join('.');
  const said = issueText(issue);
  const where = (zone: string) => {
    const parts = [...(entry === undefined ? [] : [`${zone} "${String(entry.id ?? index)}"`]), ...(field === '' ? [] : [`"${field}"`])];
    return parts.length === 0 ? '' : `${parts.join(', ')}: `;
  };
  return { en: `Board file: ${where('zone')}${said.en}.`, it: `File del tabellone: ${where('zona')}${said.it}.` };
}

/** What a well-shaped file says against itself: references to zones that are not there, borders of one side only, pieces there are not. */
export function contradictions(board: BoardFile): Text[] {
  return [...repeated(board), ...references(board), ...oneSided(board), ...symbols(board), ...counts(board)];
}

const say = (en: string, it: string): Text => ({ en: `Board file: ${en}`, it: `File del tabellone: ${it}` });

function repeated({ zones, closed }: BoardFile): Text[] {
  const ids = [...zones, ...closed].map(({ id }) => id);
  return ids
    .filter((id, i) => ids.indexOf(id) !== i || id === 'sea')
    .map((id) => say(`there are two zones "${id}".`, `ci sono due zone "${id}".`));
}

function references({ zones, tables }: BoardFile): Text[] {
  const known = new Set(zones.map(({ id }) => id));
  const lists = { borders: 'borders', arrows: 'arrows', short: 'short', long: 'long' } as const;
  const wrong = zones.flatMap((zone) =>
    Object.values(lists).flatMap((list) =>
      zone[list].flatMap((other) => {
        const { en, it } = named(zone);
        if (!known.has(other)) {
          return [
            say(`zone ${en} names zone "${other}" in "${list}"; there is none.`, `la zona ${it} nomina "${other}" in "${list}"; non c'è.`),
          ];
        }
        const own = other === zone.id && (list === 'borders' || list === 'arrows');
        return own ? [say(`zone ${en} names itself in "${list}".`, `la zona ${it} nomina sé stessa in "${list}".`)] : [];
      }),
    ),
  );
  const placed = Object.keys(tables.setUp.axis).filter((id) => !known.has(id));
  return [
    ...wrong,
    ...placed.map((id) => say(`"setUp.axis" names zone "${id}"; there is none.`, `"setUp.axis" nomina la zona "${id}"; non c'è.`)),
  ];
}

function oneSided({ zones }: BoardFile): Text[] {
  const byId = new Map(zones.map((zone) => [zone.id, zone]));
  const wrong: Text[] = [];
  for (const zone of zones) {
    const { en, it } = named(zone);
    for (const list of ['borders', 'arrows'] as const) {
      for (const other of zone[list]) {
        const there = byId.get(other);
        if (!there || there[list].includes(zone.id)) continue;
        const them = named(there);
        wrong.push(
          say(
            `zone ${en} has ${them.en} in "${list}", but ${them.en} does not have ${en}.`,
            `la zona ${it} ha ${them.it} in "${list}", ma ${them.it} non ha ${it}.`,
          ),
        );
      }
    }
    for (const other of zone.short.filter((each) => !zone.long.includes(each))) {
      wrong.push(
        say(
          `zone ${en} reaches "${other}" with the short ruler but not with the long one.`,
          `la zona ${it} arriva a "${other}" col righello corto ma non col lungo.`,
        ),
      );
    }
  }
  return wrong;
}

function symbols({ zones, tables }: BoardFile): Text[] {
  const wrong: Text[] = [];
  const goals = zones.filter(({ axisSymbol }) => axisSymbol).length;
  if (goals !== 1)
    wrong.push(
      say(`exactly one zone has "axisSymbol": Munich; here ${goals} have.`, `una sola zona ha "axisSymbol": Monaco; qui sono ${goals}.`),
    );
  if (!zones.some(({ star, sea, region }) => star && !sea && region !== 'africa')) {
    wrong.push(
      say(
        'the Axis needs a starred zone in Europe that is not adjacent to the sea: its supply.',
        "all'Asse serve una zona con stella in Europa non adiacente al mare: il suo rifornimento.",
      ),
    );
  }
  if (!zones.some(({ alliedStar, sea }) => alliedStar && sea)) {
    wrong.push(say('no zone adjacent to the sea has "alliedStar".', 'nessuna zona adiacente al mare ha "alliedStar".'));
  }
  const { turns, transport, reinforcements } = tables;
  if (transport.allied.length !== turns) {
    wrong.push(
      say(
        `"transport.allied" has ${transport.allied.length} turns, the game ${turns}.`,
        `"transport.allied" ha ${transport.allied.length} turni, la partita ${turns}.`,
      ),
    );
  }
  for (const side of ['allied', 'axis'] as const) {
    for (let turn = 1; turn <= turns; turn++) {
      if (reinforcements[side][turn] !== undefined) continue;
      wrong.push(say(`"reinforcements.${side}" has no turn ${turn}.`, `"reinforcements.${side}" non ha il turno ${turn}.`));
    }
  }
  return wrong;
}

/** The set-up within the counter-mix and the limits of a zone. */
function counts({ zones, tables }: BoardFile): Text[] {
  const { setUp, pool, stacking, tanksPerZone } = tables;
  const wrong: Text[] = [];
  const stars = zones.filter(({ alliedStar }) => alliedStar).length;
  const fixed = Object.values(setUp.axis);
  const needs = {
    allied: (piece: 'cube' | 'tank' | 'plane') => stars * setUp.allied.perStarZone[piece],
    axis: (piece: 'cube' | 'tank' | 'plane' | 'line') => fixed.reduce((sum, each) => sum + each[piece], 0),
  };
  const short = (side: string, piece: string, needed: number, has: number) => {
    if (needed > has)
      wrong.push(
        say(
          `the ${side} set-up needs ${needed} of "${piece}", the pool has ${has}.`,
          `lo schieramento ${side} chiede ${needed} "${piece}", la riserva ne ha ${has}.`,
        ),
      );
  };
  for (const piece of ['cube', 'tank', 'plane'] as const) short('allied', piece, needs.allied(piece), pool.allied[piece]);
  for (const piece of ['cube', 'tank', 'plane', 'line'] as const) short('axis', piece, needs.axis(piece), pool.axis[piece]);
  for (const force of [setUp.allied.perStarZone, ...fixed]) {
    if (force.cube + force.tank + force.plane > stacking || force.tank > tanksPerZone) {
      wrong.push(
        say(
          `a zone of the set-up holds more than ${stacking} forces or ${tanksPerZone} tanks.`,
          `una zona dello schieramento ha più di ${stacking} forze o ${tanksPerZone} carri.`,
        ),
      );
    }
  }
  return wrong;
}
