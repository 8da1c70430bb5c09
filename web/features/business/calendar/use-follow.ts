import { useCallback } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** What a click on a link of the grid does: another tab or window stays the browser's own. */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
      void navigate(currentTarget.getAttribute('href') ?? '', { preventScrollReset: true });
    },
    [navigate],
  );
}
