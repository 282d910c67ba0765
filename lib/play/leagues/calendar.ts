import ical, { ICalCalendarMethod } from 'ical-generator';
import { hashOf } from '../../chance/source';
import { type Clock, systemClock } from '../../clock';
import { env } from '../../env';
import type { Caller } from '../access/caller';
import type { SeasonPlace } from './league-look';
import { seasonView } from './views';

const words = {
  en: { start: 'the season starts', opens: 'round {round} opens', deadline: 'round {round} ends' },
  it: { start: 'inizia la stagione', opens: 'si apre il turno {round}', deadline: 'finisce il turno {round}' },
};

/** The rounds of a season as iCalendar: when each opens, and by when its games are to be over. A moment that moves stays the same event. */
export async function seasonCalendar(caller: Caller, place: SeasonPlace, clock: Clock = systemClock): Promise<string> {
  const { league, name, rounds, startsAt } = await seasonView(caller, place);
  const said = words[caller.language];
  const title = `${league.name}, ${name}`;
  const url = `${env().BASE_URL}/leagues/${place.league}/${place.season}`;
  const calendar = ical({
    name: title,
    prodId: { company: 'Fieldpost', product: 'Fieldpost', language: caller.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  const moments = [
    ...(rounds.length === 0 && startsAt !== null ? [{ id: 'start', at: startsAt, text: said.start }] : []),
    ...rounds.flatMap(({ number, opensAt, deadline }) => [
      { id: `opens ${number}`, at: opensAt, text: said.opens.replace('{round}', `${number}`) },
      { id: `deadline ${number}`, at: deadline, text: said.deadline.replace('{round}', `${number}`) },
    ]),
  ];
  for (const { id, at, text } of moments) {
    calendar.createEvent({
      id: `${hashOf(`${place.league} ${place.season} ${id}`).slice(0, 32)}@${new URL(env().BASE_URL).hostname}`,
      ...{ start: new Date(at), stamp: clock.now(), summary: `${title}: ${text}`, url },
    });
  }
  return calendar.toString();
}
