import { useEffect, useRef } from 'react';
import { useRootData } from '#web/lib/root-data.ts';

/** Begins the page anew once somebody else is signed in in this browser: what stands in its fields is the other’s. */
export function useSamePerson(): void {
  const personId = useRootData()?.user?.id;
  const first = useRef(personId);
  useEffect(() => {
    if (personId !== undefined && first.current !== undefined && personId !== first.current)
      window.location.reload();
  }, [personId]);
}
