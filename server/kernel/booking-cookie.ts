import type { JustBooked, Links } from './links.ts';
import type { BookingOutlet } from './request-context.ts';
import type { CookieSettings } from './session-cookies.ts';
import { BOOKING_COOKIE, cookieAttributes, cookieIn, cookieName } from './session-cookies.ts';

/** Longer than any booking waits for its payment or its confirmation, short enough for a computer that others use next. */
const LASTS_SECONDS = 30 * 60;

/**
 * The booking this browser has just made, paid or confirmed, in one HttpOnly cookie: signed, and worth nothing half an
 * hour later wherever it was copied to. It stands for the whole site, since the pages that ask for it lie under both
 * languages and under every provider (docs/decisions/0018).
 */
export class BookingCookie implements BookingOutlet {
  /** `Set-Cookie` lines for the answer. */
  readonly lines: string[] = [];
  readonly known: JustBooked | null;
  readonly knownSubscription: JustBooked | null;
  readonly #settings: CookieSettings;
  readonly #links: Links;
  readonly #now: Date;

  /** @param header the `Cookie` header */
  constructor(
    settings: CookieSettings,
    { links, now, header }: { links: Links; now: Date; header: string | undefined },
  ) {
    this.#settings = settings;
    this.#links = links;
    this.#now = now;
    const code = cookieIn(header, cookieName(settings, BOOKING_COOKIE));
    const known = code === null ? null : links.readJustBooked(code, now);
    this.known = known?.kind === 'reservation' ? known : null;
    this.knownSubscription = known?.kind === 'subscription' ? known : null;
  }

  keep(booking: JustBooked): void {
    const code = this.#links.justBookedCodeFor(booking, new Date(this.#now.getTime() + LASTS_SECONDS * 1000));
    this.lines.splice(
      0,
      1,
      `${cookieName(this.#settings, BOOKING_COOKIE)}=${code}; Max-Age=${LASTS_SECONDS}; ${cookieAttributes(this.#settings)}`,
    );
  }
}
