import type { Area } from '#contracts/roles.ts';
import type { SessionOutlet } from './request-context.ts';

const NAMES: Record<Area, string> = {
  public: 'radura_session',
  business: 'radura_business',
  admin: 'radura_admin',
};

/**
 * Tells the embedded app's shell, on the sub-domains of the same parent, to drop its own session (ledger IDN-22); a new
 * log-in takes it back. Carries no token.
 */
const HYBRID_LOGOUT = 'hybrid_logout';
const HYBRID_LOGOUT_SECONDS = 86_400;

export interface CookieSettings {
  /** Whether the public address is https: cookies are then Secure and bound to this very host. */
  isSecure: boolean;
  /** The domain whose sub-domains hear of a logout, e.g. `radura.example`; null: this host alone. */
  parentDomain: string | null;
}

/**
 * Where browsers keep their sessions: one HttpOnly cookie per area, so that an administrator's or a business's session
 * stands beside the customer's (ledger IDN-24).
 */
export class SessionCookies implements SessionOutlet {
  /** `Set-Cookie` lines for the answer. */
  readonly lines: string[] = [];
  readonly #settings: CookieSettings;

  constructor(settings: CookieSettings) {
    this.#settings = settings;
  }

  set(area: Area, token: string | null, lastsSeconds: number): void {
    const isOut = token === null;
    const { parentDomain, isSecure } = this.#settings;
    const domain = parentDomain === null ? '' : ` Domain=${parentDomain};`;
    const [said, seconds] = isOut ? ['1', HYBRID_LOGOUT_SECONDS] : ['', 0];
    this.lines.push(
      `${this.#nameOf(area)}=${token ?? ''}; Max-Age=${isOut ? 0 : lastsSeconds}; ${this.#attributes()}`,
      `${HYBRID_LOGOUT}=${said}; Max-Age=${seconds}; Path=/;${domain} SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  }

  /** The area's token in a `Cookie` header, or null. */
  read(area: Area, header: string | undefined): string | null {
    const name = this.#nameOf(area);
    for (const pair of (header ?? '').split(';')) {
      const at = pair.indexOf('=');
      if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
    }
    return null;
  }

  #nameOf(area: Area): string {
    return this.#settings.isSecure ? `__Host-${NAMES[area]}` : NAMES[area];
  }

  #attributes(): string {
    return `Path=/; HttpOnly; SameSite=Lax${this.#settings.isSecure ? '; Secure' : ''}`;
  }
}

/** The area a call names in its `X-Radura-Area` header; the public one when it names none. */
export function areaOfHeader(header: string | string[] | undefined): Area {
  return header === 'business' || header === 'admin' ? header : 'public';
}
