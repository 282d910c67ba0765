import { createRoot } from 'react-dom/client';
import '@/app/globals.css';
import { BoardFrame } from '@/app/_board/board-frame';
import { en } from '@/app/_words/en';
import { it } from '@/app/_words/it';
import { packBoard, unpackBoard } from '@/lib/picture';
import { pacific } from '../pacific';

/** The board of the toy game as a table's page shows it to Japan; `?language=it`. */
const language = new URLSearchParams(location.search).get('language') === 'it' ? 'it' : 'en';
const { state } = pacific.setup({}, { roll: () => [1], shuffle: (_: string, list: readonly unknown[]) => [...list] } as never, 1);
const board = unpackBoard(packBoard(pacific.board({}, language)));
const painting = pacific.paint(pacific.view(state, 'japan'), language);

createRoot(document.getElementById('root') as HTMLElement).render(
  <main className="p-2">
    <h1>{pacific.title[language]}</h1>
    <BoardFrame
      address={{ url: '', width: board.width, height: board.height }}
      board={board}
      hasFailed={false}
      retry={() => undefined}
      words={(language === 'it' ? it : en).board}
      picture=""
      label={pacific.title[language]}
      painting={painting}
    />
  </main>,
);
