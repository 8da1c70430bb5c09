import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { useLost } from '#web/lib/use-lost.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { moveBetween } from './moved.ts';

/** What an action answers to a move; without errors it is done. */
export type MoveAnswer = { errors: readonly ApiError[] };

/**
 * An order of the own that is shown at once and kept one move after the other; when one fails, what the server has is shown again.
 * @param items as they were loaded
 * @param action takes `move` as `before:<id>:<id>`, or `before:<id>:` for the end, and answers a `MoveAnswer`
 */
export function useOrder<Item>(
  items: readonly Item[],
  {
    idOf,
    action,
    onFail,
  }: { idOf: (item: Item) => string; action: string; onFail: (message: string) => void },
): { shown: readonly Item[]; isSaving: boolean; onOrder: (ids: readonly string[]) => void } {
  const fetcher = useFetcher<MoveAnswer>();
  const waiting = useRef<string[]>([]);
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const sendNext = (): void => {
    const move = waiting.current.shift();
    if (move === undefined) return setWanted(null);
    const form = { move, attemptKey: ownAttemptKey() };
    void fetcher.submit(form, { method: 'post', action });
  };
  const showKept = (): void => {
    waiting.current = [];
    setWanted(null);
  };
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ errors: [error] }) => {
    if (error === undefined) return sendNext();
    showKept();
    onFail(error.message);
  });
  useLost(fetcher, showKept);

  const shown = wanted === null ? items : inOrder(items, wanted, idOf);
  const onOrder = (ids: readonly string[]): void => {
    const move = moveBetween(shown.map(idOf), ids);
    if (!move) return;
    waiting.current.push(`before:${move.id}:${move.beforeId ?? ''}`);
    if (wanted === null) sendNext();
    setWanted(ids);
  };
  return { shown, isSaving: wanted !== null, onOrder };
}

function inOrder<Item>(items: readonly Item[], ids: readonly string[], idOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => ids.indexOf(idOf(one)) - ids.indexOf(idOf(other)));
}
