import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** Lets files be dropped on an element; choosing them by keyboard must be possible beside it. @returns whether some hover there */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onDrop: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = target.current;
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void) =>
      element?.addEventListener(type, hear, { signal: listening.signal });
    listen('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', () => setOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      drop([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, [target]);
  return isOver;
}
