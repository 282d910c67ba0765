import { database } from '../../../db/client';
import { holdersOf } from '../../../db/tables';
import { optionWords, type Text } from '../../engine';
import { env } from '../../env';
import { dayText } from '../../time-control';
import type { Caller } from '../access/caller';
import { exportable } from './export';
import { logEntries } from './history';
import type { LogEntry } from './log-entry';

const words = {
  game: { en: 'Game', it: 'Gioco' },
  table: { en: 'Table', it: 'Tavolo' },
  begun: { en: 'Begun', it: 'Iniziata' },
  players: { en: 'Players', it: 'Giocatori' },
  options: { en: 'Options', it: 'Opzioni' },
  result: { en: 'Result', it: 'Esito' },
  running: { en: 'still being played', it: 'ancora in corso' },
  abandoned: { en: 'ended without a result', it: 'finita senza un esito' },
  setUp: { en: 'Set-up', it: 'Preparazione' },
  dice: { en: 'dice', it: 'dadi' },
  takenBack: { en: 'taken back later', it: 'ritirato in seguito' },
  bot: { en: 'practice bot', it: 'giocatore automatico' },
  nobody: { en: 'nobody', it: 'nessuno' },
} satisfies Record<string, Text>;

/** The whole table to be read, in the caller's language: heads, then order by order what was told. */
export async function exportText(caller: Caller, id: string): Promise<string> {
  const { language } = caller;
  const { table, game } = await exportable(caller, id);
  const { db } = await database();
  const w = (name: keyof typeof words) => words[name][language];
  const holders = await holdersOf(db, [id]);
  const { opening, entries } = await logEntries(caller, id);
  const result = table.status === 'running' ? w('running') : (table.outcome?.text[language] ?? w('abandoned'));
  const begun = table.opening ? dayText(new Date(table.opening.at), { zone: 'UTC', language }) : '';
  const options = optionWords(game.optionFields(language), table.options, language);
  const lines = [
    table.title,
    '='.repeat([...table.title].length),
    '',
    `${w('game')}: ${game.title[language]}`,
    `${w('table')}: ${env().BASE_URL}/tables/${id}`,
    `${w('begun')}: ${begun}`,
    `${w('result')}: ${result}`,
    '',
    `${w('players')}:`,
    ...holders.map(
      ({ seat, bot, userName }) =>
        `  ${game.seatName(seat, language, table.moment)}: ${table.imported?.players[seat] || (bot ? w('bot') : (userName ?? w('nobody')))}`,
    ),
    ...(options.length > 0 ? ['', `${w('options')}:`, ...options.map(({ label, value }) => `  ${label}: ${value}`)] : []),
    ...(opening.length > 0 ? headed(w('setUp'), opening) : []),
  ];
  let stretch = '';
  for (const entry of entries) {
    if (entry.momentName !== stretch) lines.push(...headed(entry.momentName, []));
    stretch = entry.momentName;
    lines.push(...told(entry, { dice: w('dice'), takenBack: w('takenBack') }));
  }
  return `${lines.join('\n')}\n`;
}

const headed = (title: string, lines: readonly string[]): string[] => ['', title, '-'.repeat([...title].length), ...lines];

function told({ seq, by, written, draws, lines, takenBack }: LogEntry, names: { dice: string; takenBack: string }): string[] {
  const dice = (draws ?? []).filter(({ values }) => values.length > 0).map(({ values }) => values.join(' '));
  return [
    `${seq}. ${by}${written === null ? '' : `: ${written}`}${takenBack ? ` [${names.takenBack}]` : ''}`,
    ...(dice.length > 0 ? [`     (${names.dice}: ${dice.join(' / ')})`] : []),
    ...lines.map((line) => `     ${line}`),
  ];
}
