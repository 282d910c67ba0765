import type { Board, Brief, Decision, Help, Language, Painting, Reading, Section } from '../../engine';
import { say } from '../kit/words';
import { seatName } from './notation';
import { type Event, type RidgesKinds, type Seat, seats, type View } from './types';

export function narrate(event: Event, language: Language): string {
  const name = 'seat' in event ? seatName(event.seat, language) : '';
  const { type } = event;
  if (type === 'ridge') return `${say(language, 'Ridge', 'Crinale')} ${event.round}: ${event.prize}.`;
  if (type === 'reserve') return `${name}: ${event.companies} ${say(language, 'companies', 'compagnie')}.`;
  if (type === 'deployed') return `${name} ${say(language, 'deploys', 'schiera')}${event.companies === null ? '' : ` ${event.companies}`}.`;
  if (type === 'rally' && event.die === null) return `${name} ${say(language, 'lets it be', 'lascia correre')}.`;
  if (type === 'rally') return `${name} ${say(language, 'rallies', 'tenta la ripresa')}: ${event.die}.`;
  const winner = event.winner ? seatName(event.winner, language) : say(language, 'Nobody', 'Nessuno');
  const en = `Red ${event.red}, blue ${event.blue}: ${winner} takes the ridge (${event.prize}).`;
  return say(language, en, `Rosso ${event.red}, blu ${event.blue}: ${winner} prende il crinale (${event.prize}).`);
}

export function help(view: View, decision: Decision<RidgesKinds>, language: Language): Help {
  const lost = say(language, 'You lost the ridge: rally or pass?', 'Hai perso il crinale: riprendi o passi?');
  if (decision.kind === 'rally') return { question: lost, notation: [], examples: ['RALLY', 'PASS'] };
  const ask = say(language, 'How many of your companies fight for ridge', 'Quante compagnie combattono per il crinale');
  return { question: `${ask} ${view.round} (${view.prize})?`, notation: [], examples: ['DEPLOY 0', `DEPLOY ${view.reserve}`] };
}

export const guide = (language: Language): Section[] => [
  {
    title: say(language, 'Deployment', 'Schieramento'),
    lines: [say(language, 'DEPLOY number', 'SCHIERA numero')],
  },
  { title: say(language, 'A lost ridge', 'Un crinale perso'), lines: [say(language, 'RALLY', 'RIPRENDI'), say(language, 'PASS', 'PASSO')] },
];

/** The rules: they are few. */
export const readings: readonly Reading[] = [
  {
    title: { en: 'How it is played', it: 'Come si gioca' },
    lines: [
      {
        en: 'Red and Blue each begin with a secret reserve of 9 companies and as many more as a die shows.',
        it: 'Rosso e Blu cominciano ciascuno con una riserva segreta di 9 compagnie più tante quante ne dice un dado.',
      },
      {
        en: 'Every round a ridge is fought for, worth what a die shows. Both deploy companies in secret, revealed together: more take the ridge, equal numbers leave it to nobody. What was deployed is spent on both sides.',
        it: 'A ogni round si combatte per un crinale, che vale quanto dice un dado. Tutti e due schierano compagnie in segreto e si scoprono insieme: chi ne ha di più prende il crinale, a parità non va a nessuno. Ciò che si è schierato è speso da tutte e due le parti.',
      },
      {
        en: 'The loser may rally and roll a die: on 5 or 6 the ridge is theirs, on 1 or 2 they lose a point they had. After the last ridge the higher score wins.',
        it: 'Chi perde può riprendersi e tirare un dado: con 5 o 6 il crinale è suo, con 1 o 2 perde un punto che aveva. Dopo l’ultimo crinale vince chi ha più punti.',
      },
    ],
  },
];

export function brief(view: View, language: Language): Brief {
  const lines = seats.map((seat) => `${seatName(seat, language)}: ${view.scores[seat]}`);
  for (const seat of view.open ? seats : [])
    lines.push(`${say(language, 'Reserve', 'Riserva')}, ${seatName(seat, language)}: ${view.open?.reserves[seat]}`);
  if (view.reserve !== null) lines.push(`${say(language, 'Your reserve', 'La tua riserva')}: ${view.reserve}`);
  const headline = `${say(language, 'ridge', 'crinale')} ${view.round}/${view.options.ridges}`;
  return { headline, sections: [{ title: say(language, 'Score', 'Punteggio'), lines }] };
}

export function board(ridges: number, language: Language): Board {
  const spaces = Array.from({ length: ridges }, (_, i) => ({
    id: `ridge-${i + 1}`,
    kind: 'hex' as const,
    name: `${say(language, 'Ridge', 'Crinale')} ${i + 1}`,
    abbreviations: [`R${i + 1}`],
    path: `M${20 + i * 120} 60l30-40h60l30 40-30 40h-60z`,
    centre: { x: 80 + i * 120, y: 60 },
    label: { x: 80 + i * 120, y: 46, lines: [`${i + 1}`], size: 16 },
    box: { x: 64 + i * 120, y: 56, w: 32, h: 32, columns: 1, room: 1 },
  }));
  const red = { id: 'red', name: seatName('red', language), land: '#d99a90', token: '#8e2f23', ink: '#ffffff', shape: 'square' as const };
  const blue = {
    id: 'blue',
    name: seatName('blue', language),
    land: '#94aed4',
    token: '#274b85',
    ink: '#ffffff',
    shape: 'circle' as const,
  };
  const links = spaces.slice(1).map(({ id }, i): [string, string] => [`ridge-${i + 1}`, id]);
  const icons = { company: { path: 'M3 6h18v12H3zM3 6l18 12M21 6L3 18' } };
  const size = { width: ridges * 120 + 40, height: 120, wrap: false, token: 28 };
  return { ...size, spaces, links, scenery: [], passages: [], owners: [red, blue], icons };
}

export function paint(view: View, language: Language): Painting {
  const tints = Object.fromEntries(view.taken.flatMap((by, i) => (by ? [[`ridge-${i + 1}`, by]] : [])));
  const marks = view.phase === 'over' ? [] : [{ space: `ridge-${view.round}`, icon: 'company', title: `${view.prize}` }];
  const rows = seats.map((seat) => ({ label: seatName(seat, language), value: String(view.scores[seat]), owner: seat }));
  const tracks = [{ title: say(language, 'Score', 'Punteggio'), rows }];
  if (view.open) {
    const { reserves, deployed } = view.open;
    const left = (seat: Seat) => ({ label: seatName(seat, language), value: String(reserves[seat] - (deployed[seat] ?? 0)), owner: seat });
    tracks.push({ title: say(language, 'Reserve', 'Riserva'), rows: seats.map(left) });
  }
  return { tints, tokens: [], arrows: [], marks, tracks };
}
