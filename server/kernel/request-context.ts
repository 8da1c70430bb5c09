import type { Locale } from '#contracts/languages.ts';
import type { Area, BusinessRole } from '#contracts/roles.ts';
import type { JustBooked } from './links.ts';
import { Refusal } from './refusal.ts';
import type { Deps } from './deps.ts';
import type { Work } from './work.ts';

/** A person with a live session: read anew with every request, so a lost role or a disabled log-in counts at once. */
export interface SignedInPerson {
  kind: 'person';
  personId: number;
  sessionId: number;
  area: Area;
  /** Beside the roles at providers. */
  role: 'customer' | 'author' | 'admin';
  /** Only active ones; empty outside the business area. */
  providerRoles: readonly { providerId: number; role: BusinessRole }[];
  /** When the person last proved again who they are, for changes of e-mail, money and security. */
  steppedUpAt: Date | null;
}

/**
 * Who has just registered a business and has not proved the e-mail yet: may set their own center up, and is nobody's customer anywhere
 * (docs/decisions/0052).
 */
export interface Newcomer extends Omit<SignedInPerson, 'kind'> {
  kind: 'newcomer';
}

/** Who asks. A guest is anybody without a log-in. */
export type Actor = { kind: 'guest' } | Newcomer | SignedInPerson;

/**
 * What a browser is known again by: that somebody signed in with it, that an account was registered in it, that people who take turns at it have logged in.
 */
export type BrowserMark = 'device' | 'registration' | 'desk';

/** How an answer gives the asking browser a session, or takes it away; API clients read tokens from the answer instead. */
export interface SessionOutlet {
  /** @param token null ends the area's session in this browser */
  set(area: Area, token: string | null, lastsSeconds: number): void;
  /** @param value null takes the mark away */
  mark(mark: BrowserMark, value: string | null): void;
  /** The mark the asking browser shows, as it sent it; null for none and for whoever is no browser. */
  markOf(mark: BrowserMark): string | null;
}

/** Which booking the asking browser has just made, paid or confirmed: a cookie says it, so that no address has to. */
export interface BookingOutlet {
  /** The reservation that the browser brought, or null. */
  readonly known: JustBooked | null;
  /** The sign-up for a class that it brought, or null. */
  readonly knownSubscription: JustBooked | null;
  /** Lets the browser come back to the booking or sign-up for a while. */
  keep(booking: JustBooked): void;
}

/** What every resolver and HTTP door receives with a request. */
export interface RequestContext {
  work: Work;
  deps: Deps;
  actor: Actor;
  /** The area the request was made from: the browser says it for its screens, a bearer token carries its own. */
  area: Area;
  sessions: SessionOutlet;
  justBooked: BookingOutlet;
  /** The caller's `User-Agent`, at most 300 characters. */
  userAgent: string;
  locale: Locale;
  requestId: string;
  /** The caller's network address as a keyed hash: enough to count by, useless to whoever reads a table. */
  address: string;
  /** The `Idempotency-Key` the caller sent, or null. */
  idempotencyKey: string | null;
}

/**
 * The signed-in person, whose e-mail is proved.
 * @throws Refusal unauthenticated for a guest; userNotConfirmed for a newcomer
 */
export function signedIn(actor: Actor): SignedInPerson {
  const somebody = newcomerOrSignedIn(actor);
  if (somebody.kind === 'newcomer') throw new Refusal('userNotConfirmed');
  return somebody;
}

/**
 * Whoever has a session, also before the e-mail is proved: for what says itself what a newcomer may.
 * @throws Refusal unauthenticated for a guest
 */
export function newcomerOrSignedIn(actor: Actor): SignedInPerson | Newcomer {
  if (actor.kind === 'guest') throw new Refusal('unauthenticated');
  return actor;
}

/** The name that all guests share. */
export const GUEST = 'guest';

/** A stable name of the actor for idempotency and the audit log. */
export function nameOfActor(actor: Actor): string {
  return actor.kind === 'guest' ? GUEST : `person:${actor.personId}`;
}
