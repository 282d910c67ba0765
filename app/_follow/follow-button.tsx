import { getTranslations } from 'next-intl/server';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { currentCaller } from '@/app/_words/caller';
import { type Followable, follows } from '@/lib/play';
import { followAction, unfollowAction } from './actions';

/** Follows a player, club or league, or no longer; nothing for whom that is not to be offered. */
export async function FollowButton({ kind, address }: Followable) {
  const [t, caller] = await Promise.all([getTranslations('follow'), currentCaller()]);
  const isFollowed = await follows(caller, { kind, address });
  if (isFollowed === null) return null;
  const isLeague = kind === 'league';
  const press = isLeague ? (['unfollowLeague', 'followLeague'] as const) : (['unfollow', 'follow'] as const);
  const said = isLeague ? (['leagueFollowed', 'leagueHint'] as const) : (['isFollowed', 'hint'] as const);
  const at = isFollowed ? 0 : 1;
  return (
    <div>
      <Form key={String(isFollowed)} action={isFollowed ? unfollowAction : followAction} className="grid justify-items-start gap-2">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="address" value={address} />
        <Submit size="small">{t(press[at])}</Submit>
      </Form>
      <p className="mt-1 font-sans text-sm text-soft">{t(said[at])}</p>
    </div>
  );
}
