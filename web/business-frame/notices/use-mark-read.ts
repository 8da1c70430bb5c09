import type { useFetcher } from 'react-router';
import { useRootData } from '#web/lib/root-data.ts';
import { useCenterPath } from '../center/own-center.tsx';

/** Marks a notice as read while its link is followed, as its button does. */
export function useMarkRead(submit: ReturnType<typeof useFetcher>['submit']): (id: number) => void {
  const action = useCenterPath()('notices');
  const attemptKey = useRootData()?.attemptKey ?? '';
  return (id) =>
    void submit({ id: String(id), attemptKey }, { method: 'post', action, preventScrollReset: true });
}
