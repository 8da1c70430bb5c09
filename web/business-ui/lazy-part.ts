import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';

/**
 * A part that is fetched after the first paint, once for all its uses.
 * @returns a hook that answers null on the server, until scripts have taken over and until it is here; who cannot fetch it keeps
 * the plain one
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): () => ComponentType<Props> | null {
  let here: ComponentType<Props> | null = null;
  return function useLazyPart() {
    const isHydrated = useIsHydrated();
    const [, setHere] = useState(here !== null);
    useEffect(() => {
      if (here) return;
      const fetchPart = async (): Promise<void> => {
        here = await load();
        setHere(true);
      };
      fetchPart().catch(() => undefined);
    }, []);
    return isHydrated ? here : null;
  };
}
