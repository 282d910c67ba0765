import { iconSizes, iconSvg } from '@/app/_shell/app-icon';
import { keeper } from '@/lib/raster/keeper';
import { pngOf } from '@/lib/raster/render';

/** All sizes of it together are some kilobytes. */
const drawn = keeper(256 * 1024);

interface Context {
  params: Promise<{ size: string }>;
}

/** The sign of the house in pixels, for whoever puts it on their home screen: `/icons/192`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { size: asked } = await params;
  const size = iconSizes.find((each) => String(each) === asked);
  if (size === undefined) return new Response(null, { status: 404 });
  const png = await drawn(asked, () => pngOf(iconSvg(size)));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' } });
}
