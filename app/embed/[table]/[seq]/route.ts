import { fill } from '@/app/_board/words';
import { entryNumber } from '@/app/_shell/entry-number';
import { placeOf } from '@/app/_shell/place';
import { chooseLanguage } from '@/app/_words/choose';
import { en } from '@/app/_words/en';
import { it } from '@/app/_words/it';
import { escaped } from '@/lib/picture';
import { type Caller, PlayError, type Review, type TableView, tableView, viewAt } from '@/lib/play';

interface Context {
  params: Promise<{ table: string; seq: string }>;
}

/** A moment of a table for a page of somebody else: what everybody may see, whoever looks. `?language=it` where the browser's is not meant. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { table: id, seq } = await params;
  const preference = new URL(request.url).searchParams.get('language');
  const caller: Caller = {
    user: null,
    language: chooseLanguage({ preference, acceptLanguage: request.headers.get('accept-language') }),
  };
  try {
    const table = await tableView(caller, id);
    const moment = await viewAt(caller, id, entryNumber(seq) ?? -1);
    return page(200, caller, pageOf(table, moment, caller));
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return page(error.status, caller, `<p>${escaped(error.message)}</p>`);
  }
}

function pageOf(table: TableView, { seq, last, brief, entry, opening }: Review, { language }: Caller): string {
  const { table: words, review, share } = language === 'it' ? it : en;
  const picture = (theme: string) => `/tables/${table.id}/board.svg?seq=${seq}&amp;seat=public&amp;language=${language}&amp;theme=${theme}`;
  const said = entry ? [entry.written === null ? null : `${entry.by}: ${entry.written}`, ...entry.lines] : [...opening];
  const line = said.find((each) => each !== null && each !== '') ?? '';
  const where = [fill(review.step, { seq, last }), ...(entry ? [entry.momentName] : [])].join(' · ');
  return `<a href="${placeOf(`/tables/${table.id}/review/${seq}`)}" target="_blank" rel="noopener">
<picture><source srcset="${picture('dark')}" media="(prefers-color-scheme: dark)"><img src="${picture('light')}" alt="${escaped(fill(words.mapOf, { title: table.title }))}"></picture></a>
<h1><a href="${placeOf(`/tables/${table.id}/review/${seq}`)}" target="_blank" rel="noopener">${escaped(table.title)}</a></h1>
<p>${escaped(where)}</p>
<p class="line">${escaped(line || brief.headline)}</p>
<p class="foot"><a href="${placeOf('')}" target="_blank" rel="noopener">Fieldpost</a> · ${escaped(share.embedFoot)}</p>`;
}

const style = `:root{color-scheme:light dark}
body{margin:0;padding:8px;font:15px/1.35 "Segoe UI",Ubuntu,"Helvetica Neue",Arial,sans-serif;background:light-dark(#fbf7ed,#25221d);color:light-dark(#221e18,#ece4d3)}
img{display:block;width:100%;height:auto}h1{font:600 17px/1.3 Georgia,serif;margin:8px 0 0}p{margin:2px 0 0;color:light-dark(#5a5142,#b6ab95)}
.line{color:inherit;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.foot{font-size:13px}a{color:light-dark(#1d5470,#8fc3d8)}h1 a{color:inherit;text-decoration:none}`;

const page = (status: number, { language }: Caller, body: string): Response =>
  new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fieldpost</title><style>${style}</style></head><body>${body}</body></html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=300', Vary: 'Accept-Language' } },
  );
