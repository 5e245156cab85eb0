import { useRef, useState } from 'react';
import { judgeReading, mayBeReading, type ReadingProblem } from '../../portal/readings';
import { useKeptText } from '../../renderer/widget-contract';
import type { Meter } from './meters';
import type { ReportOutcome } from './send-reading';

/** What is said about a reading besides problems of what was typed. */
export type ReadingNews =
  | Exclude<ReportOutcome, { readonly kind: 'saved' }>
  | (Extract<ReportOutcome, { readonly kind: 'saved' }> & { readonly reading: number });

/** A reading from its first digit to the office. */
export interface ReadingState {
  readonly typed: string;
  /** True when the last key or paste was not taken. */
  readonly isRefused: boolean;
  readonly problem: ReadingProblem | null;
  readonly news: ReadingNews | null;
  /** The reading that is asked about before it is sent, null while nothing is asked. */
  readonly asked: number | null;
  readonly isSending: boolean;
  type(text: string): void;
  /** Judges what was typed; a reading that is in order is asked about. False when it is not. */
  check(): boolean;
  /** Sends what was asked about, once. */
  confirm(): Promise<void>;
  cancel(): void;
}

/** Keeps the typed reading of a meter. It stays until the office has saved it. */
export function useReading(meter: Meter, report: (reading: number) => Promise<ReportOutcome>): ReadingState {
  const [typed, setTyped] = useKeptText(String(meter.id));
  const [isRefused, setRefused] = useState(false);
  const [problem, setProblem] = useState<ReadingProblem | null>(null);
  const [news, setNews] = useState<ReadingNews | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const isOnTheWay = useRef(false);

  const type = (text: string) => {
    // Spaces around a number come from pasting.
    const entry = text.trim();
    setRefused(!mayBeReading(entry));
    if (!mayBeReading(entry) || entry === typed) return;
    setTyped(entry);
    setProblem(null);
    setNews(null);
  };
  const check = () => {
    const judged = judgeReading(typed, meter.format, meter.previous);
    setRefused(false);
    setNews(null);
    setProblem(judged.ok ? null : judged.failure);
    if (judged.ok) setAsked(judged.value);
    return judged.ok;
  };
  const confirm = async () => {
    if (asked === null || isOnTheWay.current) return;
    isOnTheWay.current = true;
    setSending(true);
    const outcome = await report(asked);
    isOnTheWay.current = false;
    setSending(false);
    setAsked(null);
    setNews(outcome.kind === 'saved' ? { ...outcome, reading: asked } : outcome);
    if (outcome.kind === 'saved') setTyped('');
  };
  const cancel = () => {
    if (!isOnTheWay.current) setAsked(null);
  };
  return { typed, isRefused, problem, news, asked, isSending, type, check, confirm, cancel };
}
