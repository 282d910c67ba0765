import { createRoot } from 'react-dom/client';
import '@/app/globals.css';
import { BoardFrame } from '@/app/_board/board-frame';
import { en } from '@/app/_words/en';
import { it } from '@/app/_words/it';
import { type AnyGame, isGameId, loadGame } from '@/lib/games/registry';
import { drawGridsBy, packBoard, unpackBoard } from '@/lib/picture';
import { hexPicture } from '@/lib/picture/hex-picture';
import { pacific } from '../pacific';

/** A board as a table's page shows it at the beginning: of the game in `?game=`, else of the toy game as Japan sees it. */
const query = new URLSearchParams(location.search);
const language = query.get('language') === 'it' ? 'it' : 'en';
const id = query.get('game') ?? '';
const game: AnyGame = isGameId(id) ? await loadGame(id) : pacific;
const options = game.optionsSchema.parse({});
const viewer = game === pacific ? 'japan' : 'public';
const rng = { roll: () => [1], shuffle: (_: string, list: readonly unknown[]) => [...list] } as never;
const view = game.view(game.setup(options, rng, game.rules).state, viewer);
const board = unpackBoard(packBoard(game.board(options, language)));
const painting = game.paint(view, language);

drawGridsBy(hexPicture);
createRoot(document.getElementById('root') as HTMLElement).render(
  <main className="p-2">
    <h1>{game.title[language]}</h1>
    <BoardFrame
      address={{ url: '', width: board.width, height: board.height }}
      board={board}
      hasFailed={false}
      retry={() => undefined}
      words={(language === 'it' ? it : en).board}
      picture=""
      label={game.title[language]}
      painting={painting}
      front={game.theatre?.(view) ?? []}
    />
  </main>,
);
