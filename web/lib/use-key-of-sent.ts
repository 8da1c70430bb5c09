import { useCallback, useRef } from 'react';
import { ownAttemptKey } from './page-person.ts';

/**
 * The key of a command that a press sends: another one for each content, the same when it is sent again as it is, so that a lost answer
 * does not make it two commands.
 */
export function useKeyOfSent(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return useCallback((sent) => {
    const content = JSON.stringify(sent);
    if (last.current?.content !== content) last.current = { content, key: ownAttemptKey() };
    return last.current.key;
  }, []);
}
