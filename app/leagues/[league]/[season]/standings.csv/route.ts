import { download } from '@/app/_shell/download';
import { currentCaller } from '@/app/_words/caller';
import { placeIn, type SeasonParams } from '@/app/leagues/_parts/season-place';
import { standingsCsv } from '@/lib/play';

/** The tables of all divisions for a spreadsheet. */
export async function GET(_request: Request, { params }: { params: Promise<SeasonParams> }): Promise<Response> {
  const [place, caller] = [placeIn(await params), await currentCaller()];
  const name = `fieldpost-${place.league}-${place.season}.csv`;
  return download(standingsCsv(caller, place).then((text) => ({ text, name, type: 'text/csv' })));
}
