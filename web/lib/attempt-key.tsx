import { useRootData } from './root-data.ts';

/**
 * Belongs into every form that makes, sends or spends something: sent twice as it stands, it is done once. The key is the page's,
 * which every load renews; the server joins it with what the form says.
 */
export function AttemptKey() {
  return <input type="hidden" name="attemptKey" value={useRootData()?.attemptKey} />;
}
