import type { Board } from '@/lib/engine';
import { badgeSwatch, propertyInk, swatch } from '@/lib/picture';

/** A counter among words: an owner's shape and colour, with an icon where one is given; without an owner the badge of an icon. Decorative: words stand beside it. */
export function Swatch({ board, owner, icon, size = 22 }: { board: Board; owner?: string | undefined; icon?: string; size?: number }) {
  const markup =
    owner === undefined
      ? badgeSwatch(board, icon ?? '', propertyInk)
      : swatch(board, icon === undefined ? { owner } : { owner, icon }, propertyInk);
  return (
    <svg
      className="inline-block flex-none align-[-0.3em]"
      viewBox="-1.3 -1.3 2.6 2.7"
      width={size}
      height={size}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own renderer
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
