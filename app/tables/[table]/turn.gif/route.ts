import { currentCaller } from '@/app/_words/caller';
import { turnPicture } from '../_page/turn-picture';

/** A turn as a moving picture: see `turnPicture`. */
export async function GET(request: Request, { params }: { params: Promise<{ table: string }> }): Promise<Response> {
  const [{ table: id }, caller] = await Promise.all([params, currentCaller()]);
  return turnPicture(request, { caller, id });
}
