import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

const PAUSE_MS = 1_000;

/**
 * A part of a page in a file of its own, so that whoever only looks around need not carry it. Outside a Suspense boundary the
 * server waits for it, and in the browser what stood before stands meanwhile, all navigation being a transition.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilThere(load, PAUSE_MS) }));
}

/** Asks again for what is lost on the way: one lost file must not take the page away. */
export async function untilThere<Part>(load: () => Promise<Part>, pauseMs: number): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Has a part there before it is needed. One that cannot be had yet is asked for again when it is shown. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
