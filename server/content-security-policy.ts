import { isMeasured } from '#contracts/cookie-choice.ts';
import type { CardPageOrigins } from './adapters/card-payments/port.ts';

/** Pages that other sites may show in a frame: the booking widget (specification section 2). */
const EMBEDDABLE = /^(\/(it|en))?\/website-integration(\/|$)/;
/**
 * Where our own pages may be shown in a frame: the settings of the widget, which show it. All of the area, since a later screen comes without
 * a new document; what may be framed at all is each page's own rule.
 */
const SHOWS_WIDGET = /^(\/(it|en))?\/business(\/|$)/;
/** The screens that are told of changes as they happen: those of a business, and public ones since `/chat` comes without a new document. */
const IS_LIVE = /^(?!(\/(it|en))?\/(website-integration|pay)(\/|$))/;
/** The one page that may load the card processor's own script. */
const PAYMENT = /^(\/(it|en))?\/pay(\/|$)/;

/** The one page whose form leads on to the card processor: browsers hold redirects of a form to this too. */
const PAYMENT_SETTINGS = /^(\/(it|en))?\/business\/[^/]+\/payment-settings\/?$/;

export type ContentSecurityInput = {
  path: string;
  /** The sites that a page which may be framed keeps to; any when it says nothing. */
  keptToSites?: readonly string[] | null;
  /** Fresh for each answer; undefined in development, where hot reload injects scripts and styles of its own. */
  nonce: string | undefined;
  /** Other origins that pictures come from: object storage, map tiles. */
  imageOrigins?: readonly string[];
  /** Where browsers send files to when that is not ourselves: the bucket. */
  uploadOrigins?: readonly string[];
  /** What the page where a card is entered needs of the card processor; null with the local simulator. */
  cardPageOrigins?: CardPageOrigins | null;
  /** Our own address for websockets: older browsers do not count it to our own site. */
  liveOrigin?: string;
  /** Where the script comes from that a visitor allowed with *all*; null until then, and where none is configured. */
  measuringOrigin?: string | null;
  /** Where the card processor asks a provider its questions. */
  accountPageOrigins?: readonly string[];
};

/** The value of the Content-Security-Policy header for one page. */
export function contentSecurityPolicy(input: ContentSecurityInput): string {
  const { path, nonce, imageOrigins = [], uploadOrigins = [] } = input;
  const cardPage = PAYMENT.test(path) ? input.cardPageOrigins : null;
  const ownFrames = SHOWS_WIDGET.test(path) ? ["'self'"] : ["'none'"];
  const { scripts, connections, frames } = cardPage ?? { scripts: [], connections: [], frames: ownFrames };
  const accountPages = PAYMENT_SETTINGS.test(path) ? (input.accountPageOrigins ?? []) : [];
  const ownInline = nonce === undefined ? ["'unsafe-inline'"] : [`'nonce-${nonce}'`];
  const live = IS_LIVE.test(path) && input.liveOrigin ? [input.liveOrigin] : [];
  const measuring = input.measuringOrigin && isMeasured(path) ? [input.measuringOrigin] : [];
  const hotReload = nonce === undefined ? ['ws:', 'wss:'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...ownInline, ...scripts, ...measuring],
    'style-src': ["'self'", ...ownInline],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins, ...measuring],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...live, ...hotReload, ...uploadOrigins, ...connections, ...measuring],
    'frame-src': frames,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...accountPages],
    'frame-ancestors': EMBEDDABLE.test(path) ? framersOf(input) : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Its own preview in the back office shows a widget that is kept to a site, too. */
const framersOf = ({ keptToSites }: ContentSecurityInput): readonly string[] =>
  keptToSites ? ["'self'", ...keptToSites] : ['*'];
