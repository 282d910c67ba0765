import { download } from '@/app/_shell/download';
import { currentCaller } from '@/app/_words/caller';
import { placeIn, type SeasonParams } from '@/app/leagues/_parts/season-place';
import { seasonFile } from '@/lib/play';

/** The whole season as one file, from which its pairings and standings can be worked out again. */
export async function GET(_request: Request, { params }: { params: Promise<SeasonParams> }): Promise<Response> {
  const [place, caller] = [placeIn(await params), await currentCaller()];
  const content = seasonFile(caller, place).then((file) => ({
    text: `${JSON.stringify(file, null, 1)}\n`,
    name: `fieldpost-${file.league}-${file.season}.json`,
    type: 'application/json',
  }));
  return download(content);
}
