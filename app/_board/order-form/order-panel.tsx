'use client';

import { type ReactNode, useActionState, useEffect, useId, useMemo, useRef, useState } from 'react';
import { DrawnWord } from '@/app/_dice/drawn-word';
import { late } from '@/app/_ui/late';
import type { Board, Prompt } from '@/lib/engine';
import type { Receipt } from '@/lib/play/orders/submission';
import { Battles } from '../battle';
import type { Fought } from '../odds/battle-odds';
import { fill, type TableWords } from '../words';
import { vocabularyOf } from './completion';
import { Guided } from './guided';
import { LaterCard } from './later-card';
import { PhaseList } from './phase-list';
import { Questions } from './questions';
import { ReceiptNote } from './receipt';
import { SendBar } from './send-bar';
import { Sheet } from './sheet';
import { clickableSpaces } from './steps';
import { Tray } from './tray';
import type { AskedQuestion } from './trial';
import { TypedOrders } from './typed-orders';
import type { Guide } from './use-guide';
import { nextMark, useInSight } from './use-in-sight';
import { useNextFocus } from './use-next-focus';
import { useSendNext } from './use-send-next';
import type { SheetState } from './use-sheet';
import type { TrayState } from './use-tray';

// what many looks at a table do without comes when it is shown; nothing that a page without scripts needs, for what comes late is put in its
// place by one; and nothing that stands above the answers, which would move under the finger that presses one
const Chance = late(() => import('../odds/chance').then((module) => module.Chance));
const ReachCard = late(() => import('./reach-card').then((module) => module.ReachCard));
const ListBuilder = late(() => import('./list/list-builder').then((module) => module.ListBuilder));
const OverlayKey = late(() => import('./overlay-key').then((module) => module.OverlayKey));
const PlanCards = late(() => import('./plan-cards').then((module) => module.PlanCards));

/** Where the player is waited for next. */
export interface NextTable {
  /** Tables that wait, this one among them. */
  count: number;
  id: string;
  title: string;
}

/** What the last sending came to. */
export interface SendState {
  receipt: Receipt | null;
  /** The sheet did not get as far as the game. */
  trouble: string | null;
  /** Other tables that wait for the player, once the sheet was taken. */
  next?: NextTable | null;
}

export type Send = (state: SendState, form: FormData) => Promise<SendState>;

interface Props {
  table: string;
  seat: string;
  /** Carried by the form so that the same sheet is never played twice. */
  submission: string;
  /** What was told of the seat's next word for the dice; absent where there are none. */
  pledge?: string | null | undefined;
  words: TableWords;
  board: Board | null;
  sheet: SheetState;
  /** The question the form is about; null: nothing is asked, or the sheet must be sent first. */
  question: AskedQuestion | null;
  /** Null while the sheet is being checked. */
  prompt: Prompt | null;
  guide: Guide;
  tray: TrayState;
  /** The position as the sheet leaves it. */
  fought: Fought;
  /** The rules could not be fetched. */
  isMissing: boolean;
  onQuestion(decision: string): void;
  send: Send;
  /** What others did since the player's last order, in a line; null: nothing worth one. */
  since: ReactNode;
  /** Shown when nothing is asked and nothing is on the sheet. */
  idle: ReactNode;
}

/** What is asked, the form to answer it, and the sheet of orders with its send button. */
export function OrderPanel(props: Props) {
  const { words, sheet, question, prompt, guide, board } = props;
  const [sent, dispatch, isSending] = useActionState(props.send, { receipt: null, trouble: null });
  const form = useId();
  const answer = useRef<HTMLDivElement>(null);
  // the answer stands above what was just sent: out of sight on a phone
  useEffect(() => {
    if (sent.receipt || sent.trouble) answer.current?.focus();
  }, [sent]);
  const { trial, lines } = sheet;
  const focus = useNextFocus({ isChecking: sheet.isChecking, isRefused: trial.refused !== null });
  const said = useSaid(sheet, sent, words);
  const vocabulary = useMemo(() => vocabularyOf(board, question?.examples ?? []), [board, question]);
  const sendNext = useSendNext(sheet, form);
  const open = trial.questions.filter((each) => !each.held);
  // what may be picked up, or was pressed, stands above the questions
  const isAtTop = guide.reach !== null || (question !== null && question.tray.length > 0 && guide.trace.length === 0);
  const scroller = useRef<HTMLDivElement>(null);
  useInSight(scroller, { step: stepOf(props), seq: trial.seq });
  return (
    <div className="order-panel">
      <div ref={scroller} className="order-scroll">
        <div ref={answer} tabIndex={-1} className="grid scroll-mt-2 gap-3.5 outline-none empty:hidden">
          {said.trouble && (
            <p role="alert" className="border-l-4 border-brick bg-brick-wash px-3 py-2 font-sans">
              {said.trouble}
            </p>
          )}
          {props.since}
          {said.receipt && <ReceiptNote receipt={said.receipt} isFollowed={open.length > 0} words={words} />}
          {sent.next && (
            <p className="font-sans">
              <a href={`/tables/${sent.next.id}`}>{fill(sent.next.count === 1 ? words.nextOne : words.nextMany, { ...sent.next })}</a>
            </p>
          )}
        </div>
        <Questions questions={trial.questions} current={question} words={words} onQuestion={props.onQuestion} />
        {open.length > 0 && (
          <noscript>
            <p className="font-sans text-soft">{words.noScript}</p>
          </noscript>
        )}
        {trial.battles.length > 0 && <Battles battles={trial.battles} board={board} fought={props.fought} words={words} />}
        {question && question.units.length > 0 && !trial.refused && <PhaseList units={question.units} board={board} words={words} />}
        {question && !trial.refused && (
          <div className="guided js-only" data-asks={prompt?.kind} {...(isAtTop && nextMark)}>
            {question.tray.length > 0 && (
              <Tray
                tray={props.tray}
                suggested={question.suggested}
                board={board}
                isChecking={sheet.isChecking}
                words={words}
                onSuggested={(suggested) => {
                  focus.moveOn('sheet');
                  sheet.add(suggested);
                }}
              />
            )}
            {prompt && guide.reach && (
              <ReachCard
                reach={guide.reach}
                board={board}
                fought={props.fought}
                words={words}
                onWay={(way) => {
                  focus.moveOn('question');
                  guide.take(way);
                }}
                onClose={() => {
                  focus.moveOn('question');
                  guide.onReach(null);
                }}
              />
            )}
            {prompt ? (
              <Guided
                prompt={prompt}
                steps={guide.steps}
                card={guide.card}
                trace={guide.trace}
                overlay={guide.overlay}
                board={board}
                act={guide.act}
                heading={focus.question}
                onGone={() => focus.moveOn('question')}
                onSendNext={sendNext}
                words={words}
                list={
                  guide.catalogue &&
                  prompt.kind === 'list' && (
                    <ListBuilder
                      key={`${question.decision} ${prompt.field}`}
                      catalogue={guide.catalogue}
                      kept={`list ${props.table} ${question.decision} ${prompt.field}`}
                      game={props.fought.game}
                      language={props.fought.language}
                      onTake={(list) => {
                        focus.moveOn('question');
                        guide.act({ kind: 'list', list });
                      }}
                    />
                  )
                }
                chance={guide.draft && <Chance fought={props.fought} draft={guide.draft} words={words} />}
              />
            ) : (
              <p ref={focus.checking} tabIndex={-1} className="font-sans text-soft outline-none js-only">
                {words.saving}
              </p>
            )}
            {prompt && guide.overlay.all.length > 0 && <OverlayKey overlay={guide.overlay} words={words} />}
            {prompt && guide.card.length === 0 && clickableSpaces(prompt).length > 0 && (
              <p className="font-sans text-sm text-soft">{words.orMap}</p>
            )}
            <p aria-live="polite" className="font-sans text-sm text-soft empty:hidden">
              {guide.isWaiting && (props.isMissing ? words.rulesMissing : words.oneMoment)}
            </p>
          </div>
        )}
        {trial.fights.length > 0 && !trial.refused && (
          <PlanCards
            {...{ table: props.table, seat: props.seat, game: props.fought.game, language: props.fought.language }}
            {...{ trial, lines, isChecking: sheet.isChecking, words }}
            onLines={sheet.setLines}
          />
        )}
        {trial.later && !trial.refused && (
          <LaterCard
            {...{ later: trial.later, lines, words }}
            onLines={(changed) => {
              focus.moveOn('question');
              sheet.setLines(changed);
            }}
          />
        )}
        {trial.questions.length === 0 && lines.length === 0 && props.idle}
        {(open.length > 0 || lines.length > 0) && (
          <form
            id={form}
            action={dispatch}
            className="grid gap-4"
            onSubmit={(event) => {
              // a sheet that cannot leave stays, rather than the page breaking over it
              said.setOffline(!navigator.onLine);
              if (!navigator.onLine) event.preventDefault();
            }}
          >
            <input type="hidden" name="table" value={props.table} />
            <input type="hidden" name="seat" value={props.seat} />
            <input type="hidden" name="submission" value={props.submission} />
            {props.pledge !== undefined && <DrawnWord name="word" pledge={props.pledge} />}
            <input type="hidden" name="after" value={trial.seq} />
            <input type="hidden" name="decision" value={sheet.decision ?? ''} />
            <Sheet
              sheet={sheet}
              region={focus.sheet}
              onLines={(changed) => {
                focus.moveOn('sheet');
                sheet.setLines(changed);
              }}
              words={words}
            />
            <TypedOrders
              words={words}
              examples={question?.examples ?? []}
              vocabulary={vocabulary}
              read={guide.read}
              onType={guide.onType}
              onAdd={(added) => sheet.setLines([...lines, ...added])}
            />
          </form>
        )}
      </div>
      {(open.length > 0 || lines.length > 0) && (
        <SendBar
          form={form}
          lines={lines}
          isSending={isSending}
          isChecking={sheet.isChecking}
          button={focus.send}
          onLines={(changed) => {
            focus.moveOn('sheet');
            sheet.setLines(changed);
          }}
          words={words}
        />
      )}
    </div>
  );
}

/** Names what is to be answered next; null: nothing, or it is not known yet. */
function stepOf({ prompt, guide, sheet: { trial, isChecking } }: Props): string | null {
  if (isChecking) return null;
  if (guide.reach) return `reach ${guide.reach.space}`;
  if (prompt && prompt.kind !== 'done')
    return `${trial.lines.length} ${guide.trace.length} ${guide.card[0]?.prompt.row.card ?? prompt.field}`;
  return trial.later && !trial.refused ? 'later' : null;
}

/** What was said of the last sending, until the player changes the sheet: what was wrong may be mended then, and what was done is seen. */
function useSaid({ changes }: SheetState, sent: SendState, words: TableWords) {
  const [isOffline, setOffline] = useState(false);
  const [at, setAt] = useState({ sent, isOffline, changes });
  if (at.sent !== sent || at.isOffline !== isOffline) setAt({ sent, isOffline, changes });
  const holds = at.changes === changes;
  return { trouble: holds ? (isOffline ? words.sendFailed : sent.trouble) : null, receipt: holds ? sent.receipt : null, setOffline };
}
