'use client';

import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Language } from '@/lib/engine';
import { themeProperties } from '@/lib/picture';
import { type BoardAddress, BoardFrame } from './board-frame';
import { OrderPanel, type Send } from './order-form/order-panel';
import { clickableSpaces } from './order-form/steps';
import { questionAt, type Trial } from './order-form/trial';
import { useGame } from './order-form/use-game';
import { useGuide } from './order-form/use-guide';
import { type TrySheet, useSheet } from './order-form/use-sheet';
import { useTray } from './order-form/use-tray';
import { UnitCardsHere, useUnitCards } from './unit-cards/use-unit-cards';
import { useBoard } from './use-board';
import type { BoardWords, OddsWords, TableWords } from './words';

interface Props {
  table: string;
  game: string;
  language: Language;
  address: BoardAddress;
  /** Address of the position as a picture. */
  picture: string;
  label: string;
  /** Spaces the map opens at. */
  front: readonly string[];
  words: { board: BoardWords; table: TableWords; odds: OddsWords };
  /** The position, or what the kept sheet would make of it. */
  trial: Trial;
  /** Null for spectators: nothing can be asked. */
  seat: {
    id: string;
    submission: string;
    /** What was told of its next word for the dice; absent where there are none. */
    pledge?: string | null;
    trySheet: TrySheet;
    send: Send;
    /** Another one: the form begins anew. */
    run?: number;
  } | null;
  /** Stands above the form. */
  head: ReactNode;
  /** What others did since the player's last order, in a line; left out: nothing worth one. */
  since?: ReactNode;
  /** Stands in place of the form when nothing is asked. */
  idle: ReactNode;
}

/** Board and order form, side by side on a wide screen: each shows what is chosen in the other. */
export function TableBoard(props: Props) {
  const { trial: given, seat, words, language } = props;
  const { board, hasFailed, retry } = useBoard(props.address.url);
  const [chosen, setChosen] = useState<string | null>(null);
  const trySheet = seat?.trySheet ?? neverTried;
  const sheet = useSheet(given, chosen, trySheet, words.table.saveFailed);
  const question = questionAt(sheet.trial, chosen);
  const area = useRef<HTMLDivElement>(null);
  const { rules, isMissing } = useGame(
    props.game,
    { isAsked: seat !== null && given.questions.length > 0, isUrgent: question?.prompt.kind === 'list' },
    area,
  );
  const onOrder = (line: string) => sheet.add([line]);
  const guide = useGuide({ ...{ game: props.game, rules, question, trial: sheet.trial, language }, onOrder });
  const tray = useTray({ ...{ game: props.game, question, trial: sheet.trial, isChecking: sheet.isChecking, language }, onOrder });
  const { steps, trace, act } = guide;
  const prompt = sheet.isChecking ? null : guide.prompt;
  const { view } = sheet.trial;
  const fought = useMemo(() => ({ game: props.game, language, view, words: words.odds }), [props.game, language, view, words.odds]);
  const cards = useUnitCards(props.address.cards, sheet.trial.painting, words.board);
  const [isTall, setTall] = useState(false);
  // counters stand in the form as well
  const colours = useMemo(() => (board ? (themeProperties(board) as CSSProperties) : undefined), [board]);
  return (
    <UnitCardsHere value={cards}>
      <div ref={area} className="table-board" data-tall={isTall} style={colours}>
        <BoardFrame
          address={props.address}
          board={board}
          hasFailed={hasFailed}
          retry={retry}
          words={words.board}
          picture={props.picture}
          label={props.label}
          painting={sheet.trial.painting}
          front={props.front}
          choices={tray.held ? tray.spaces : prompt && steps.space === null ? clickableSpaces(prompt) : noSpaces}
          chosen={trace.flatMap(({ spaces }) => spaces)}
          overlay={prompt ? guide.overlay.shown : null}
          aimed={guide.overlay.aimed}
          onSpace={(space) => {
            guide.onReach(null);
            if (tray.held) tray.place(space);
            else act({ kind: 'space', space });
          }}
          onReach={guide.onReach}
          liftable={prompt ? guide.liftable : noSpaces}
          onCarry={guide.carry}
        />
        <section className="table-side" aria-label={words.table.ask}>
          <h2 className="sr-only">{words.table.ask}</h2>
          <button
            type="button"
            className="sheet-grip"
            aria-pressed={isTall}
            aria-label={words.table.moreRoom}
            onClick={() => setTall(!isTall)}
          />
          {props.head}
          {seat ? (
            <OrderPanel
              key={seat.run}
              table={props.table}
              seat={seat.id}
              submission={seat.submission}
              pledge={seat.pledge}
              send={seat.send}
              words={words.table}
              board={board}
              sheet={sheet}
              question={question}
              prompt={prompt}
              guide={guide}
              tray={tray}
              fought={fought}
              isMissing={isMissing}
              onQuestion={setChosen}
              since={props.since}
              idle={props.idle}
            />
          ) : (
            <div className="order-panel">
              <div className="order-scroll">{props.idle}</div>
            </div>
          )}
        </section>
      </div>
    </UnitCardsHere>
  );
}

const noSpaces: readonly string[] = [];
const neverTried: TrySheet = () => Promise.reject(new Error('a spectator has no sheet'));
