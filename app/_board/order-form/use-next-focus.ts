'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Where the keyboard can go on: the first of these that stands on the page. */
export interface NextFocus {
  /** The question that is asked now. */
  question: RefObject<HTMLParagraphElement | null>;
  /** Stands while the sheet is checked: a stop on the way. */
  checking: RefObject<HTMLParagraphElement | null>;
  sheet: RefObject<HTMLElement | null>;
  send: RefObject<HTMLButtonElement | null>;
  /** The control that is pressed now will be gone: go on at the next question, or at the sheet. */
  moveOn(to: 'question' | 'sheet'): void;
}

/**
 * Keeps the keyboard from falling to the page when a pressed control goes with its question. The next question takes it;
 * where nothing more is asked the button that sends, and where an order is refused the sheet that says why.
 */
export function useNextFocus({ isChecking, isRefused }: { isChecking: boolean; isRefused: boolean }): NextFocus {
  const question = useRef<HTMLParagraphElement>(null);
  const checking = useRef<HTMLParagraphElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const owed = useRef<'question' | 'sheet' | null>(null);
  const given = useRef<HTMLElement | null>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const give = (element: HTMLElement | null | undefined) => {
      given.current = element ?? null;
      element?.focus();
    };
    // what was pressed may take effect only when the rules have come: by then a question that had the keyboard goes after all
    const hasFallen = given.current !== null && !given.current.isConnected && document.activeElement === document.body;
    if (hasFallen) owed.current ??= 'question';
    if (owed.current === null) return;
    // who has gone elsewhere meanwhile, to type or to look, is not called back
    const at = document.activeElement;
    if (at !== document.body && at !== pressed.current && at !== given.current) {
      owed.current = null;
      return;
    }
    if (isChecking && owed.current === 'question') return give(checking.current);
    const end = isRefused || send.current === null ? sheet.current : send.current;
    if (owed.current === 'question') give(question.current ?? end);
    else if (at === document.body) give(sheet.current);
    owed.current = null;
  });
  const moveOn = (to: 'question' | 'sheet') => {
    owed.current = to;
    pressed.current = document.activeElement;
  };
  return { question, checking, sheet, send, moveOn };
}
