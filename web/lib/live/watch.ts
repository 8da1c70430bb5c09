import type { Client } from 'graphql-ws';
import type { Operation } from '#web/lib/api.ts';
import { openLiveClient } from './live-client.ts';

/** Whoever was refused may have signed in again in another tab. */
const ASK_REFUSED_AGAIN_MS = 60_000;

/** One line for all that the screens of this page watch. */
let line: { client: Promise<Client | null>; watchers: number } | null = null;

/**
 * Told what a subscription says while there is a line; each time that is taken up again it begins anew. Where there can be none nobody is told
 * anything. @returns ends it
 */
export function watchLive<Data, Variables extends object>(
  { document }: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  onNext: (data: Data) => void,
): () => void {
  const own = (line ??= { client: openLiveClient(), watchers: 0 });
  own.watchers += 1;
  let isOver = false;
  let stop: (() => void) | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;
  const subscribe = async (): Promise<void> => {
    const client = await own.client;
    if (!client || isOver) return;
    stop = client.subscribe<Data>(
      { query: document, variables: Object.fromEntries(Object.entries(variables)) },
      {
        next: ({ data }) => {
          if (data && !isOver) onNext(data);
        },
        // Their session or role has ended, which the next reading of the screen says
        error: () => {
          if (!isOver) later = setTimeout(() => void subscribe(), ASK_REFUSED_AGAIN_MS);
        },
        complete: () => undefined,
      },
    );
  };
  void subscribe();
  return () => {
    isOver = true;
    stop?.();
    clearTimeout(later);
    own.watchers -= 1;
    // The next screen takes it over
    setTimeout(() => {
      if (own.watchers > 0 || line !== own) return;
      line = null;
      void own.client.then((client) => client?.dispose());
    });
  };
}
