import { useEffect } from 'react';

export const OFFLINE_WORKER = '/service-worker.js';

/** Without a connection a page of ours stands in place of the browser's; not in frames, which belong to other sites' pages. */
export function useOfflinePage(): void {
  useEffect(() => {
    // Only an aid: where workers are not allowed the browser's own page stands
    if (window.top === window) navigator.serviceWorker?.register(OFFLINE_WORKER).catch(() => {});
  }, []);
}
