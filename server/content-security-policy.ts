/** Pages that other sites may show in a frame: the booking widget (specification section 2). */
const EMBEDDABLE = /^(\/(it|en))?\/website-integration(\/|$)/;
/** The one page that may load the card processor's own script. */
const PAYMENT = /^(\/(it|en))?\/pay(\/|$)/;

export type ContentSecurityInput = {
  path: string;
  /** Fresh for each answer; undefined in development, where hot reload injects scripts and styles of its own. */
  nonce: string | undefined;
  /** Other origins that pictures come from: object storage, map tiles. */
  imageOrigins?: readonly string[];
  /** Where browsers send files to when that is not ourselves: the bucket. */
  uploadOrigins?: readonly string[];
  /** Origins of the real card processor; empty with the local simulator. */
  cardProcessorOrigins?: readonly string[];
};

/** The value of the Content-Security-Policy header for one page. */
export function contentSecurityPolicy(input: ContentSecurityInput): string {
  const { path, nonce, imageOrigins = [], uploadOrigins = [] } = input;
  const processor = PAYMENT.test(path) ? (input.cardProcessorOrigins ?? []) : [];
  const ownInline = nonce === undefined ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`];
  const hotReload = nonce === undefined ? ['ws:', 'wss:'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...ownInline, ...processor],
    'style-src': ["'self'", ...ownInline],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hotReload, ...uploadOrigins, ...processor],
    'frame-src': processor.length > 0 ? processor : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': EMBEDDABLE.test(path) ? ['*'] : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
