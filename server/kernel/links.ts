import { SignedCodes } from './signed-codes.ts';

/** What a link or token lets its holder do. `pay-reservation` is given to who books and is to pay; it is never mailed. */
export type LinkPurpose =
  | 'confirm-reservation'
  | 'manage-reservation'
  | 'pay-reservation'
  | 'confirm-subscription'
  | 'manage-subscription';

const FEED = 'calendar-feed';
const STOP = 'stop-staff-mails';
const STOP_CHAT = 'stop-chat-mails';
const NEWSLETTER = { confirm: 'newsletter-confirm', leave: 'newsletter-leave' } as const;
const JUST_BOOKED = 'just-booked';

export interface LinkSubject {
  providerId: number;
  id: number;
}

/** A person's feed, under one generation of its address: raising it makes the old address worthless. */
export interface FeedSubject {
  personId: number;
  generation: number;
}

/** What somebody is mailed about their own bookings at a provider. */
export interface StopSubject {
  providerId: number;
  personId: number;
}

/** The booking a browser has just made, paid or confirmed. */
export interface JustBooked extends LinkSubject {
  /** What it is: an id alone may be either. */
  kind: 'reservation' | 'subscription';
  /** Whether its holder came by the mailed link, and so may do what that one allows; otherwise it shows the booking and lets it be paid. */
  mayManage: boolean;
}

/**
 * Codes for mailed links, derived from the server's secret when the mail is rendered, bound to purpose, provider and row. Single
 * use comes from the row's state.
 */
export class Links {
  readonly #codes: SignedCodes;

  constructor(secret: string) {
    this.#codes = new SignedCodes(secret);
  }

  codeFor(purpose: LinkPurpose, { providerId, id }: LinkSubject): string {
    return this.#codes.codeOf(purpose, [providerId, id]);
  }

  /** @returns the row the code stands for, or null when the code is not one of ours for this purpose */
  read(purpose: LinkPurpose, code: string): LinkSubject | null {
    const [providerId, id] = this.#numbersOf(purpose, code, 2) ?? [];
    return providerId === undefined || id === undefined ? null : { providerId, id };
  }

  feedCodeFor({ personId, generation }: FeedSubject): string {
    return this.#codes.codeOf(FEED, [personId, generation]);
  }

  /** @returns whose feed under which generation, or null when the code is not one of ours */
  readFeed(code: string): FeedSubject | null {
    const [personId, generation] = this.#numbersOf(FEED, code, 2) ?? [];
    return personId === undefined || generation === undefined ? null : { personId, generation };
  }

  /** A code that stops mails to who works at a provider, and lets its holder do nothing else. */
  stopCodeFor({ providerId, personId }: StopSubject): string {
    return this.#codes.codeOf(STOP, [providerId, personId]);
  }

  /** @returns whose mails at which provider, or null when the code is not one of ours */
  readStop(code: string): StopSubject | null {
    const [providerId, personId] = this.#numbersOf(STOP, code, 2) ?? [];
    return providerId === undefined || personId === undefined ? null : { providerId, personId };
  }

  /** A code that stops mails of unread messages to a person, and lets its holder do nothing else. */
  stopChatCodeFor(personId: number): string {
    return this.#codes.codeOf(STOP_CHAT, [personId]);
  }

  /** @returns whose mails, or null when the code is not one of ours */
  readStopChat(code: string): number | null {
    return this.#numbersOf(STOP_CHAT, code, 1)?.[0] ?? null;
  }

  /** A code that confirms a sign-up for the newsletter, or ends one, and lets its holder do nothing else. */
  newsletterCodeFor(purpose: keyof typeof NEWSLETTER, entryId: number): string {
    return this.#codes.codeOf(NEWSLETTER[purpose], [entryId]);
  }

  /** @returns which entry of the newsletter and what for, or null when the code is not one of ours */
  readNewsletter(code: string): { purpose: keyof typeof NEWSLETTER; entryId: number } | null {
    for (const purpose of ['confirm', 'leave'] as const) {
      const [entryId] = this.#numbersOf(NEWSLETTER[purpose], code, 1) ?? [];
      if (entryId !== undefined) return { purpose, entryId };
    }
    return null;
  }

  /** A code that is worth nothing from the given instant on, wherever it was copied to. */
  justBookedCodeFor({ kind, providerId, id, mayManage }: JustBooked, until: Date): string {
    const isSubscription = Number(kind === 'subscription');
    return this.#codes.codeOf(JUST_BOOKED, [
      isSubscription,
      providerId,
      id,
      Number(mayManage),
      until.getTime(),
    ]);
  }

  /** @returns the booking the code stands for, or null when it is over or none of ours */
  readJustBooked(code: string, now: Date): JustBooked | null {
    const [isSubscription, providerId, id, mayManage, until] = this.#numbersOf(JUST_BOOKED, code, 5) ?? [];
    if (providerId === undefined || id === undefined || until === undefined || until <= now.getTime())
      return null;
    return {
      kind: isSubscription === 1 ? 'subscription' : 'reservation',
      providerId,
      id,
      mayManage: mayManage === 1,
    };
  }

  #numbersOf(purpose: string, code: string, count: number): number[] | null {
    const numbers = this.#codes.numbersOf(purpose, code);
    return numbers?.length === count ? numbers : null;
  }
}
