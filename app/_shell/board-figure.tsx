import type { ReactNode } from 'react';
import { ThemedPicture } from './themed-picture';

interface Props {
  /** Address of an SVG that takes `theme`, with its query begun. */
  src: string;
  alt: string;
  /** Width to height of the board, so that the page does not jump when it comes. */
  ratio: number;
  caption?: ReactNode;
  /** It is what the page opens with. */
  first?: boolean;
}

/** A map on its sheet: neat line, picture for the theme in use, caption. */
export function BoardFigure({ src, alt, ratio, caption, first }: Props) {
  return (
    <figure>
      <div className="neatline">
        <ThemedPicture
          src={src}
          alt={alt}
          width={1600}
          height={Math.round(1600 / ratio)}
          loading={first ? 'eager' : 'lazy'}
          className="block h-auto w-full"
        />
      </div>
      {caption && <figcaption className="mt-2 text-[0.9375rem] text-soft italic">{caption}</figcaption>}
    </figure>
  );
}
