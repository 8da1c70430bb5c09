/** What a visitor said to the cookie banner (specification section 2). */
const COOKIE_CHOICES = ['necessary', 'all'] as const;
export type CookieChoice = (typeof COOKIE_CHOICES)[number];

/** Keeps the choice; necessary itself, for without it the question would come back on every page. */
export const COOKIE_CHOICE_COOKIE = 'radura_cookies';

/** How long a choice is remembered: 12 months, in seconds. */
export const COOKIE_CHOICE_SECONDS = 365 * 24 * 60 * 60;

export function isCookieChoice(value: unknown): value is CookieChoice {
  return (COOKIE_CHOICES as readonly unknown[]).includes(value);
}

/** The stored choice in a `Cookie` header; null while the visitor has not chosen: then nothing optional may be set. */
export function cookieChoiceIn(header: string | null | undefined): CookieChoice | null {
  const stored = header?.match(new RegExp(`(?:^|;\\s*)${COOKIE_CHOICE_COOKIE}=(\\w+)`))?.[1];
  return isCookieChoice(stored) ? stored : null;
}

/** Pages that anybody may open: none with a card, a password, somebody's own things, or a code in its address, and no frame of other sites. */
const MEASURED =
  /^(\/(it|en))?(\/?|\/(book|provider|videos|read|contact|about|privacy|cookies|terms)(\/.*)?)$/;

/** Whether a page may have the optional script that a visitor allowed. */
export const isMeasured = (path: string): boolean => MEASURED.test(path);
