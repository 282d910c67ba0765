import type { Database } from '../../../../db/client';
import { nextDue } from '../../../../db/outbox-queue';
import { queuesDue } from '../../../../db/queues';
import { systemClock } from '../../../clock';
import { defaultPost, tellDue } from '../../../hooks';
import { creditOutages, expireDue, publicTables, remindDue, tablesToContinue, turnSubstitutes } from '../../../play';
import { pushDue } from '../../../push/deliver';

/** What the worker looks for again and again, and what it does when it finds nothing, or little. */
export async function roundsOf({ db }: Database): Promise<Record<string, () => Promise<unknown>>> {
  const post = await defaultPost((_, error) => console.error(error));
  return {
    deadlines: () => expireDue(systemClock.now()),
    outages: () => creditOutages(systemClock.now()),
    substitutes: () => turnSubstitutes(systemClock.now()),
    reminders: () => remindDue(systemClock.now()),
    bots: () => tablesToContinue(),
    hooks: () => tellDue(post),
    pushes: () => pushDue({ ...post, contact: 'mailto:bench@localhost' }),
    letters: () => nextDue(db),
    measures: () => queuesDue(db, systemClock.now()),
    list: () => publicTables({ user: null, language: 'en' }),
  };
}
