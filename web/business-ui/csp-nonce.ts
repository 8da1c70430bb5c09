/** Where React Aria looks for the key of the styles it writes. */
const PLACE = '__webpack_nonce__';

/** A strict policy lets styles in by the page's key; a script's own is the one place where scripts can still read it. */
if (typeof document !== 'undefined') {
  const key = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (key) Object.assign(globalThis, { [PLACE]: key });
}
