import type { Area } from '#contracts/roles.ts';
import type { BrowserMark, SessionOutlet } from './request-context.ts';

const NAMES: Record<Area, string> = {
  public: 'radura_session',
  business: 'radura_business',
  admin: 'radura_admin',
};

/**
 * Tells the embedded app's shell, on the sub-domains of the same parent, to drop its own session (specification section 6); a new
 * log-in takes it back. Carries no token.
 */
const HYBRID_LOGOUT = 'hybrid_logout';
const HYBRID_LOGOUT_SECONDS = 86_400;

/** The booking a browser has just made (`booking-cookie.ts`); a logout leaves it to nobody who uses the browser next. */
export const BOOKING_COOKIE = 'radura_booking';

/** What else a browser shows us, beside its sessions: signed by whoever sets it, or random, so that nobody makes one up. */
const MARKS: Record<BrowserMark, { name: string; lastsSeconds: number; isStrict?: boolean }> = {
  device: { name: 'radura_device', lastsSeconds: 365 * 86_400 },
  registration: { name: 'radura_registration', lastsSeconds: 7 * 86_400 },
  // As long as a full log-in lets somebody come back by their PIN; never sent along from another site
  desk: { name: 'radura_desk', lastsSeconds: 12 * 3600, isStrict: true },
};

export interface CookieSettings {
  /** Whether the public address is https: cookies are then Secure and bound to this very host. */
  isSecure: boolean;
  /** The domain whose sub-domains hear of a logout, e.g. `radura.example`; null: this host alone. */
  parentDomain: string | null;
}

/**
 * Where browsers keep their sessions: one HttpOnly cookie per area, so that an administrator's or a business's session
 * stands beside the customer's (specification sections 3 and 6); and the marks they are known again by.
 */
export class SessionCookies implements SessionOutlet {
  /** `Set-Cookie` lines for the answer. */
  readonly lines: string[] = [];
  readonly #settings: CookieSettings;
  readonly #header: string | undefined;

  /** @param header the `Cookie` header of the request, where marks are read */
  constructor(settings: CookieSettings, header?: string) {
    this.#settings = settings;
    this.#header = header;
  }

  set(area: Area, token: string | null, lastsSeconds: number): void {
    const isOut = token === null;
    const { parentDomain, isSecure } = this.#settings;
    const domain = parentDomain === null ? '' : ` Domain=${parentDomain};`;
    const [said, seconds] = isOut ? ['1', HYBRID_LOGOUT_SECONDS] : ['', 0];
    this.lines.push(
      `${this.#nameOf(area)}=${token ?? ''}; Max-Age=${isOut ? 0 : lastsSeconds}; ${cookieAttributes(this.#settings)}`,
      `${HYBRID_LOGOUT}=${said}; Max-Age=${seconds}; Path=/;${domain} SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
    if (isOut && area === 'public')
      this.lines.push(
        `${cookieName(this.#settings, BOOKING_COOKIE)}=; Max-Age=0; ${cookieAttributes(this.#settings)}`,
      );
  }

  /** The area's token in a `Cookie` header, or null. */
  read(area: Area, header: string | undefined): string | null {
    return cookieIn(header, this.#nameOf(area));
  }

  mark(mark: BrowserMark, value: string | null): void {
    const { name, lastsSeconds, isStrict = false } = MARKS[mark];
    const seconds = value === null ? 0 : lastsSeconds;
    const attributes = cookieAttributes(this.#settings, isStrict ? 'Strict' : 'Lax');
    this.lines.push(`${cookieName(this.#settings, name)}=${value ?? ''}; Max-Age=${seconds}; ${attributes}`);
  }

  markOf(mark: BrowserMark): string | null {
    return cookieIn(this.#header, cookieName(this.#settings, MARKS[mark].name));
  }

  #nameOf(area: Area): string {
    return cookieName(this.#settings, NAMES[area]);
  }
}

/** The name of a cookie that carries a right: in an encrypted site bound to this very host. */
export function cookieName({ isSecure }: CookieSettings, name: string): string {
  return isSecure ? `__Host-${name}` : name;
}

/** What keeps such a cookie from scripts, other sites and plain connections. */
export function cookieAttributes({ isSecure }: CookieSettings, sameSite: 'Lax' | 'Strict' = 'Lax'): string {
  return `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
}

/** A cookie's value in a `Cookie` header, or null. */
export function cookieIn(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** The area a call names in its `X-Radura-Area` header; the public one when it names none. */
export function areaOfHeader(header: string | string[] | undefined): Area {
  return header === 'business' || header === 'admin' ? header : 'public';
}
