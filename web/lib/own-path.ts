const NOWHERE = 'https://own.invalid';

/** The page of ours that an address names as the one somebody came from (`from`); null for none. */
export function previousPath(search: string): string | null {
  const from = ownPath(new URLSearchParams(search).get('from'));
  return from === '/' ? null : from;
}

/** The path and query of a page of ours; anything that a browser would read as another site becomes `/`. */
export function ownPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, NOWHERE)) return '/';
  const { origin, pathname, search } = new URL(value, NOWHERE);
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search : '/';
}
