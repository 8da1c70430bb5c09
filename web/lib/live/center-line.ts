import type { CenterChange } from './center-calls.ts';
import { CENTER_CHANGED } from './center-calls.ts';
import { watchLive } from './watch.ts';

type Listener = (change: CenterChange) => void;

/** One for each center that the screens of this page watch. */
const watched = new Map<number, { listeners: Set<Listener>; stop: () => void }>();

/**
 * Told of what changes at a center while the page's line stands; all who watch the same one share what is told. Each time the line is taken up again
 * that begins with `missed`. Where there can be none nobody is told anything: whoever watches reads anew by the clock too. @returns ends it
 */
export function watchCenter(providerId: number, listener: Listener): () => void {
  const known = watched.get(providerId);
  const own = known ?? { listeners: new Set<Listener>(), stop: () => undefined };
  own.listeners.add(listener);
  if (!known) {
    watched.set(providerId, own);
    own.stop = watchLive(CENTER_CHANGED, { providerId }, ({ centerChanged }) => {
      for (const each of own.listeners) each(centerChanged);
    });
  }
  return () => {
    own.listeners.delete(listener);
    // The next screen of the center takes it over.
    setTimeout(() => {
      if (own.listeners.size > 0 || watched.get(providerId) !== own) return;
      watched.delete(providerId);
      own.stop();
    });
  };
}
