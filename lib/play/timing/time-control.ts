import { type TimeControl, timeControlSchema } from '../../time-control';
import { type Caller, trouble } from '../access/caller';

/** A time control as somebody wrote it down, made whole; throws when it is none. */
export function checkedTimeControl(timeControl: unknown, caller: Caller): TimeControl {
  const checked = timeControlSchema.safeParse(timeControl);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : (issue?.path.join('.') ?? '');
  throw trouble(
    'invalid',
    {
      en: `The clock cannot be set so: "${field}" (${issue?.message}).`,
      it: `L'orologio non si può regolare così: "${field}" non va bene.`,
    },
    caller,
  );
}
