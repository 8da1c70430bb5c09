import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Goes along with the way from a talk to its list. */
export const IS_BACK = { isBackFromTalk: true };

/**
 * Who comes back from a talk stands at its row again, as far as the list has it.
 * @param openId the row that is open; null: none
 */
export function useBackToRow<List extends HTMLElement>(openId: string | null): RefObject<List | null> {
  const list = useRef<List>(null);
  const lastId = useRef(openId);
  const { state } = useLocation();
  const isBack = typeof state === 'object' && state !== null && 'isBackFromTalk' in state;
  useEffect(() => {
    if (openId !== null) lastId.current = openId;
    else if (isBack && lastId.current !== null)
      list.current
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(lastId.current)}"]`)
        ?.focus({ preventScroll: true });
  }, [openId, isBack]);
  return list;
}
