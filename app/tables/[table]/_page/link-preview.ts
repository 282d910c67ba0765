import 'server-only';
import type { Metadata } from 'next';
import { placeOf } from '@/app/_shell/place';

/** What other services show of a link to a table or a moment of it: the picture that everybody may see. */
export function linkPreview({ id, seq, title, text }: { id: string; seq: number | null; title: string; text: string }): Metadata {
  const page = placeOf(`/tables/${id}${seq === null ? '' : `/review/${seq}`}`);
  const picture = placeOf(`/tables/${id}/board.png?near&seat=public${seq === null ? '' : `&seq=${seq}`}`);
  return {
    openGraph: { type: 'website', siteName: 'Fieldpost', url: page, title, description: text, images: [{ url: picture, alt: title }] },
    twitter: { card: 'summary_large_image' },
    alternates: { types: { 'application/json+oembed': placeOf(`/oembed?format=json&url=${encodeURIComponent(page)}`) } },
  };
}
