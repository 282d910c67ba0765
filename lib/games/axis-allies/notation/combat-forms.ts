import { clauses, phrase } from '../../kit/notation';
import { editionOf } from '../editions';
import type { OrderOf } from '../orders';
import { type AaForm, type AaReading, readUnits } from './grammar';
import { ownerInBattle } from './infer';
import { says } from './misreadings';
import { readCargo, readMove } from './movement';

export const battle: AaForm<'battle'> = {
  read: {
    battle({ reader }) {
      reader.takes('in');
      return { type: 'battle', space: reader.name('space') };
    },
  },
  write: ({ space }, words) => words.space(space),
};

/** "2 Germany infantry, 1 UK transport carrying UK infantry"; the owner may be left out where it is plain. */
export const casualties: AaForm<'casualties'> = {
  read: {
    lose: ({ reader, view, decision }) => ({
      type: 'casualties',
      losses: reader.takes('nothing')
        ? []
        : reader.each(() => {
            const count = reader.number(1);
            const named = reader.at('power') ? reader.name('power') : null;
            const word = reader.word();
            const type = reader.name('unit');
            const owner = named ?? (reader.failed() ? view.power : ownerInBattle(view, decision, type));
            if (!owner) reader.fail(says.owner(word));
            const loss: OrderOf<'casualties'>['losses'][number] = { owner: owner ?? view.power, type, count };
            if (reader.takes('damaged')) loss.damaged = true;
            if (reader.takes('carrying')) loss.cargo = readCargo({ reader, view });
            return loss;
          }),
    }),
  },
  write: ({ losses }, words) =>
    clauses(
      ...losses.map(({ owner, type, count, cargo, damaged }) =>
        phrase(`${count}`, words.power(owner), words.noun(type, count), damaged && words.say('damaged'), words.carrying(cargo)),
      ),
    ) || words.say('nothing'),
};

export const submerge: AaForm<'submerge'> = {
  read: {
    submerge: ({ reader }) => ({ type: 'submerge', count: reader.number() }),
    fire: () => ({ type: 'submerge', count: 0 }),
  },
  write: ({ count }) => `${count}`,
};

export const retreat: AaForm<'retreat'> = {
  read: {
    retreat({ reader }) {
      if (reader.atNumber() || reader.sees('all', 'nothing') || reader.at('unit')) reader.fail(says.wholeRetreat);
      reader.takes('to', 'in');
      return reader.ended() ? { type: 'retreat' } : { type: 'retreat', to: reader.name('space') };
    },
  },
  write: ({ to }, words) => (to ? `${words.say('to')} ${words.space(to)}` : ''),
};

export const strand: AaForm<'strand'> = {
  read: {
    strand(reading) {
      const { reader, decision } = reading;
      // ATTERRA in the noncombat move is a landing like any other
      if (decision.kind === 'noncombat-move') return readMove(reading);
      if (reader.takes('nothing')) return { type: 'strand', landings: [] };
      const landings = reader.each(() => {
        const count = reader.number(1);
        reader.takes('to', 'in');
        return { to: reader.name('space'), count };
      });
      return { type: 'strand', landings };
    },
  },
  write: ({ landings }, words) =>
    clauses(...landings.map(({ to, count }) => `${count} ${words.say('to')} ${words.space(to)}`)) || words.say('nothing'),
};

/** "1 battleship in sz5 to Norway"; ships that hold their fire have no target. */
export const bombard: AaForm<'bombard'> = {
  read: {
    bombard(reading) {
      const guns = readGuns(reading);
      reading.reader.takes('to', 'in');
      return { ...guns, target: reading.reader.name('space') };
    },
    'hold-fire': readGuns,
  },
  verb: ({ target }) => (target === undefined ? 'hold-fire' : 'bombard'),
  write: ({ zone, target, units }, words) =>
    phrase(words.list(units), words.say('in'), words.space(zone), target !== undefined && `${words.say('to')} ${words.space(target)}`),
};

function readGuns({ reader, view, line }: AaReading): OrderOf<'bombard'> {
  if (!editionOf(view).ways.shipsBombard) reader.fail(says.noBombardment(line.split(' ')[0]?.toLowerCase() ?? ''));
  const units = readUnits(reader);
  reader.takes('in', 'from');
  return { type: 'bombard', zone: reader.name('space'), units };
}

/** The territory may be left out. */
export const landing: AaForm<'landing'> = {
  read: { proceed: (reading) => readLanding(reading, true), 'call-off': (reading) => readLanding(reading, false) },
  verb: ({ proceed }) => (proceed ? 'proceed' : 'call-off'),
  write: ({ target }, words) => `${words.say('in')} ${words.space(target)}`,
};

function readLanding({ reader, view }: AaReading, proceed: boolean): OrderOf<'landing'> {
  reader.takes('in', 'to');
  const asked = view.combat?.landing?.space;
  return { type: 'landing', target: asked !== undefined && reader.ended() ? asked : reader.name('space'), proceed };
}
