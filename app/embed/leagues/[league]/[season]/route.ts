import { placeOf } from '@/app/_shell/place';
import { chooseLanguage } from '@/app/_words/choose';
import { en } from '@/app/_words/en';
import { it } from '@/app/_words/it';
import { placeIn, type SeasonParams } from '@/app/leagues/_parts/season-place';
import { fatesOf } from '@/app/leagues/_parts/standings-marks';
import { escaped } from '@/lib/picture';
import { type Caller, PlayError, type SeasonView, seasonView } from '@/lib/play';

/** The standings of a season for a page of somebody else: what everybody may see, whoever looks. `?language=it` where the browser's is not meant. */
export async function GET(request: Request, { params }: { params: Promise<SeasonParams> }): Promise<Response> {
  const preference = new URL(request.url).searchParams.get('language');
  const caller: Caller = {
    user: null,
    language: chooseLanguage({ preference, acceptLanguage: request.headers.get('accept-language') }),
  };
  try {
    return page(200, caller, pageOf(await seasonView(caller, placeIn(await params)), caller));
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return page(error.status, caller, `<p>${escaped(error.message)}</p>`);
  }
}

function pageOf(season: SeasonView, caller: Caller): string {
  const { leagues: words, share } = caller.language === 'it' ? it : en;
  const { league, number, name, gameTitle, status, divisions } = season;
  const home = placeOf(`/leagues/${league.slug}/${number}`);
  const tables = divisions.filter(({ table }) => table.length > 0).map((division) => tableOf(division, season, caller));
  return `<h1><a href="${home}" target="_blank" rel="noopener">${escaped(`${league.name}, ${name}`)}</a></h1>
<p>${escaped(`${gameTitle} · ${words.statuses[status]}`)}</p>
${tables.join('\n') || `<p>${escaped(words.nobody)}</p>`}
<p class="foot"><a href="${placeOf('')}" target="_blank" rel="noopener">Fieldpost</a> · ${escaped(share.embedFoot)}</p>`;
}

function tableOf(
  { name, table, up, down }: SeasonView['divisions'][number],
  { entrants, divisions }: SeasonView,
  { language }: Caller,
): string {
  const { leagues: words } = language === 'it' ? it : en;
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const fates = fatesOf(table, { up, down });
  const columns = (['points', 'played', 'won', 'drawn', 'lost'] as const).map(
    (each) => [each, `<th scope="col"><abbr title="${escaped(words.columns[each])}">${escaped(words.short[each])}</abbr></th>`] as const,
  );
  const rows = table.map((line) => {
    const fate = fates.get(line.entrant);
    const marks = [fate && `${fate === 'up' ? '▲' : '▼'} ${words[fate]}`, line.withdrawn && words.withdrawn].filter(Boolean).join(' · ');
    const called = escaped(entrants[line.entrant]?.name || words.former);
    const figures = columns.map(([each]) => `<td>${figure.format(line[each])}</td>`).join('');
    return `<tr><td>${line.place ?? '–'}</td><th scope="row">${called}${marks && ` <small>${escaped(marks)}</small>`}</th>${figures}</tr>`;
  });
  const caption = divisions.length > 1 ? `<caption>${escaped(words.division.replace('{name}', name))}</caption>` : '';
  const head = columns.map(([, html]) => html).join('');
  return `<table>${caption}<thead><tr><th scope="col"><abbr title="${escaped(words.place)}">#</abbr></th><th scope="col">${escaped(words.entrant)}</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const style = `:root{color-scheme:light dark}
body{margin:0;padding:8px;font:15px/1.35 "Segoe UI",Ubuntu,"Helvetica Neue",Arial,sans-serif;background:light-dark(#fbf7ed,#25221d);color:light-dark(#221e18,#ece4d3)}
h1{font:600 17px/1.3 Georgia,serif;margin:0}p{margin:2px 0 0;color:light-dark(#5a5142,#b6ab95)}.foot{font-size:13px;margin-top:8px}a{color:light-dark(#1d5470,#8fc3d8)}h1 a{color:inherit;text-decoration:none}
table{width:100%;border-collapse:collapse;margin-top:8px}caption{text-align:left;font-weight:600}th,td{padding:3px 4px;border-bottom:1px solid light-dark(#d3c8b0,#3d382e);text-align:right;font-variant-numeric:tabular-nums}
th{font-weight:400}thead th{font-size:13px;color:light-dark(#5a5142,#b6ab95)}tbody th,thead th:nth-child(2){text-align:left;overflow-wrap:anywhere}abbr{text-decoration:none}small{color:light-dark(#5a5142,#b6ab95);white-space:nowrap}`;

const page = (status: number, { language }: Caller, body: string): Response =>
  new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fieldpost</title><style>${style}</style></head><body>${body}</body></html>`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=300', Vary: 'Accept-Language' } },
  );
