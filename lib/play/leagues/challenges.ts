import { entrantsOf, insertChallenge, removeChallenge } from '../../../db/entrants';
import { divisionsOf, revise } from '../../../db/leagues';
import { type Clock, systemClock } from '../../clock';
import { challengeable } from '../../tournament';
import { type Caller, trouble } from '../access/caller';
import { competitionsOf, inputOf } from './competition';
import { currentHolders, nameOf, nextRound } from './entry';
import { changeSeason, mustBe, record, type SeasonPlace } from './league-look';

/** On a ladder: challenges somebody above for the next round; null takes the challenge back. */
export async function challenge(caller: Caller, place: SeasonPlace, to: string | null, clock: Clock = systemClock): Promise<void> {
  await changeSeason(
    caller,
    place,
    'everybody',
    async (locked) => {
      const { tx, season, user, now } = locked;
      mustBe(locked, ['running'], caller);
      const { system } = season.plan.settings;
      const entered = await entrantsOf(tx, season.id);
      const own = entered.find(({ untilRound, holders }) => untilRound === null && currentHolders(holders)[0] === user);
      const division = (await divisionsOf(tx, season.id)).find(({ id }) => id === own?.divisionId);
      if (system.kind !== 'ladder' || !own || !division) {
        throw trouble('forbidden', { en: 'Only who plays on a ladder challenges.', it: 'Sfida solo chi gioca in una scala.' }, caller);
      }
      await removeChallenge(tx, own.id);
      await revise(tx, [division.id]);
      if (to === null) return;
      const competition = (await competitionsOf(tx, season, [division])).get(division.id);
      const round = (await nextRound(locked)).number;
      const input = competition && (await inputOf(tx, division, competition, round));
      if (!input || !challengeable(input, system, own.id).includes(to)) {
        throw trouble(
          'conflict',
          {
            en: 'You may challenge those a few places above you whom you have not met lately and whose games are over.',
            it: 'Puoi sfidare chi sta pochi posti sopra di te, che non hai incontrato da poco e non ha partite in corso.',
          },
          caller,
        );
      }
      await insertChallenge(tx, { divisionId: division.id, byEntrant: own.id, toEntrant: to, at: now });
      const other = entered.find(({ id }) => id === to);
      await record(locked, user, { kind: 'challenged', by: nameOf(own), to: other ? nameOf(other) : '' });
    },
    clock,
  );
}
