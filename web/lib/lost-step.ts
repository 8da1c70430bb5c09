import { isRouteErrorResponse } from 'react-router';
import type { DataStrategyResult } from 'react-router';

/**
 * Whether what a step should show could not be had: nobody answered, the server failed, or the page's reader says so itself with
 * `hasFailed`. A redirect and a page that is missing or refused are answers.
 */
export function isLost({ type, result }: DataStrategyResult): boolean {
  if (type === 'data') return saysItFailed(result);
  return !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500);
}

/** Whether what a page's reader answered says that its data could not be had. */
export function saysItFailed(result: unknown): result is { hasFailed: true } {
  return typeof result === 'object' && result !== null && 'hasFailed' in result && result.hasFailed === true;
}

/** What the server said of a reading that failed; null where nobody said anything. */
export function failureOf(result: unknown): string | null {
  if (!saysItFailed(result) || !('failure' in result)) return null;
  return typeof result.failure === 'string' && result.failure !== '' ? result.failure : null;
}

/** The results without the lost ones: where there is none, the router keeps what it has. */
export function withoutLost(results: Record<string, DataStrategyResult>): Record<string, DataStrategyResult> {
  return Object.fromEntries(Object.entries(results).filter(([, result]) => !isLost(result)));
}

/** Whether a request asks for the page that is shown: again, or what has become of it after a form was sent. */
export function isOfPage(requestUrl: string, shown: { pathname: string; search: string }): boolean {
  const { pathname, search } = new URL(requestUrl);
  return pathname === shown.pathname && withoutIndex(search) === withoutIndex(shown.search);
}

/** Forms of a page within a page carry `?index`, which no address shows. */
function withoutIndex(search: string): string {
  return search.replace(/^\?index(&|$)/, '?').replace(/^\?$/, '');
}

/** The results without those that lead elsewhere, such as to the log-in where a session has ended. */
export function withoutRedirects(
  results: Record<string, DataStrategyResult>,
): Record<string, DataStrategyResult> {
  return Object.fromEntries(Object.entries(results).filter(([, one]) => !isRedirect(one)));
}

function isRedirect({ result }: DataStrategyResult): boolean {
  return result instanceof Response && result.status >= 300 && result.status < 400;
}
