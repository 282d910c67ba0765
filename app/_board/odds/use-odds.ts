'use client';

import { useEffect, useState } from 'react';
import type { Answer, Question, Reply, Request } from './messages';

/** One worker a page: battles are fought one after the other. */
let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: Answer | null) => void>();

function ask(question: Question, onAnswer: (answer: Answer | null) => void): () => boolean {
  worker ??= begun();
  const id = ++asked;
  waiting.set(id, onAnswer);
  worker.postMessage({ id, question } satisfies Request);
  return () => waiting.delete(id);
}

function begun(): Worker {
  const begins = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  begins.onmessage = ({ data: { id, answer } }: MessageEvent<Reply>) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  // it could not be fetched: who asks next tries again
  begins.onerror = () => {
    worker = null;
    for (const onAnswer of waiting.values()) onAnswer(null);
    waiting.clear();
  };
  return begins;
}

export interface OddsState {
  /** The newest answer there is, if only to an earlier question. */
  answer: Answer | null;
  isBusy: boolean;
  hasFailed: boolean;
}

/** The odds of a battle; with null nothing is asked. Questions are told apart by identity. */
export function useOdds(question: Question | null): OddsState {
  const [found, setFound] = useState<{ question: Question; answer: Answer | null } | null>(null);
  const [last, setLast] = useState<Answer | null>(null);
  useEffect(() => {
    if (!question) return;
    const forget = ask(question, (answer) => {
      setFound({ question, answer });
      if (answer) setLast(answer);
    });
    return () => {
      forget();
    };
  }, [question]);
  const isAnswered = question !== null && found?.question === question;
  return { answer: last, isBusy: question !== null && !isAnswered, hasFailed: isAnswered && found.answer === null };
}
