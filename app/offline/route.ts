import { getTranslations } from 'next-intl/server';
import { slot } from '@/app/_offline/names';
import { currentNonce } from '@/app/_shell/nonce';
import { currentLanguage } from '@/app/_words/language';

const style = `:root{color-scheme:light dark}body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem;font:1.0625rem/1.5 Georgia,serif;
background:light-dark(#f4eee1,#1c1a16);color:light-dark(#2b2620,#e8e0d0)}a{color:inherit}img{display:block;width:100%;height:auto}
.soft{color:light-dark(#5f564a,#b9ae9c)}li{margin:.5rem 0}`;

/** The page that stands in for all others while there is no connection: whole in itself, for the browser keeps it alone. */
export async function GET(): Promise<Response> {
  const [t, language, nonce] = await Promise.all([getTranslations('offline'), currentLanguage(), currentNonce()]);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${t('title')} · Fieldpost</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${t('title')}</h1><p>${t('text')}</p>${slot}
<p><a href="/tables">${t('again')}</a></p></main></body></html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } });
}
