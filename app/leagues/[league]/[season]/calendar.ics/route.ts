import { download } from '@/app/_shell/download';
import { currentCaller } from '@/app/_words/caller';
import { placeIn, type SeasonParams } from '@/app/leagues/_parts/season-place';
import { seasonCalendar } from '@/lib/play';

/** When the rounds of a season open and end, for programs that keep calendars. */
export async function GET(_request: Request, { params }: { params: Promise<SeasonParams> }): Promise<Response> {
  const [place, caller] = [placeIn(await params), await currentCaller()];
  const name = `fieldpost-${place.league}-${place.season}.ics`;
  return download(seasonCalendar(caller, place).then((text) => ({ text, name, type: 'text/calendar' })));
}
