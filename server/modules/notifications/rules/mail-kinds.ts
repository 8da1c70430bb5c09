import type { ReservationMailKind } from './reservation-mail-kinds.ts';

/** The copy for whoever proved to be who wrote, the acknowledgement for anybody else, and the message for whoever answers. */
export const CONTACT_MAIL_KINDS = ['contact-copy', 'contact-received', 'contact-message'] as const;
export type ContactMailKind = (typeof CONTACT_MAIL_KINDS)[number];

/** What somebody asks of a provider that takes no bookings online (specification section 2). */
export const PROVIDER_REQUEST_KIND = 'provider-request';

/** The bookings of tomorrow, to whom they are with. */
export const DAY_BEFORE_KIND = 'staff-day-before';

/** That too few have signed up for a session of tomorrow, to the center; its subject is the session. */
export const SESSION_MINIMUM_KIND = 'owner-session-minimum';

/** The mail that says goodbye: the last one to an address, which is forgotten with it. */
export const FAREWELL_KIND = 'account-deleted';

/** Mails about an account: a link to go on with, or a notice that something about its safety changed. */
const ACCOUNT_MAIL_KINDS = [
  'account-verify',
  'account-invite',
  'account-role',
  'account-offer',
  'account-ownership-asked',
  'account-ownership-given',
  'account-ownership-taken',
  'account-director-made',
  'account-team-invite',
  'account-administrator-made',
  'account-notice-address',
  'account-reset',
  'account-new-email',
  'account-email-changed',
  'account-email-taken-away',
  'account-password-changed',
  'account-second-factor-added',
  'account-second-factor-removed',
  'account-recovery-code-used',
  'account-pin-set',
  'account-pin-removed',
  'account-email-code',
  FAREWELL_KIND,
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAIL_KINDS)[number];

/** To the address that a provider's notices went to until now; its subject is the provider. */
export const NOTICE_ADDRESS_KIND = 'account-notice-address';

/** Those about somebody's place at a provider. */
const PLACE_MAIL_KINDS = [
  'account-offer',
  'account-ownership-asked',
  'account-ownership-given',
  'account-ownership-taken',
  'account-director-made',
] as const satisfies readonly AccountMailKind[];
export type PlaceMailKind = (typeof PLACE_MAIL_KINDS)[number];

export function isPlaceMailKind(kind: AccountMailKind): kind is PlaceMailKind {
  return (PLACE_MAIL_KINDS as readonly string[]).includes(kind);
}

export function isAccountMailKind(kind: string): kind is AccountMailKind {
  return (ACCOUNT_MAIL_KINDS as readonly string[]).includes(kind);
}

/** Mails about a sign-up for a class: to who signed up, and to the provider. */
export const SUBSCRIPTION_MAIL_KINDS = [
  'subscription-to-confirm',
  'subscription-confirmed',
  'subscription-cancelled',
  'subscription-reminder',
  'subscription-changed',
  'owner-new-subscription',
  'owner-subscription-cancelled',
] as const;
export type SubscriptionMailKind = (typeof SUBSCRIPTION_MAIL_KINDS)[number];

export function isSubscriptionMailKind(kind: string): kind is SubscriptionMailKind {
  return (SUBSCRIPTION_MAIL_KINDS as readonly string[]).includes(kind);
}

/** Mails about a video course: to who bought it, and to the provider. */
const VIDEO_MAIL_KINDS = [
  'course-assigned',
  'course-begun',
  'course-bought',
  'course-refunded',
  'course-section-available',
  'owner-course-sold',
] as const;
export type VideoMailKind = (typeof VIDEO_MAIL_KINDS)[number];

export function isVideoMailKind(kind: string): kind is VideoMailKind {
  return (VIDEO_MAIL_KINDS as readonly string[]).includes(kind);
}

/** Mails about a pass that was bought online: to who bought it, and to the provider. */
const PASS_MAIL_KINDS = ['pass-bought', 'owner-pass-sold'] as const;
export type PassMailKind = (typeof PASS_MAIL_KINDS)[number];

export function isPassMailKind(kind: string): kind is PassMailKind {
  return (PASS_MAIL_KINDS as readonly string[]).includes(kind);
}

/** That a top-up of a wallet is paid, to whose credit it is. */
export const WALLET_TOPPED_UP_KIND = 'wallet-topped-up';

/** The newsletter: the question whether somebody wants it, and its issues. */
const NEWSLETTER_MAIL_KINDS = ['newsletter-confirm', 'newsletter-issue'] as const;
export type NewsletterMailKind = (typeof NEWSLETTER_MAIL_KINDS)[number];

export function isNewsletterMailKind(kind: string): kind is NewsletterMailKind {
  return (NEWSLETTER_MAIL_KINDS as readonly string[]).includes(kind);
}

/** That messages stay unread: to a person, whose id is its subject, and to the address of a center's desk, whose id is. */
const CHAT_MAIL_KINDS = ['staff-messages-unread', 'messages-unread'] as const;
export type ChatMailKind = (typeof CHAT_MAIL_KINDS)[number];

export function isChatMailKind(kind: string): kind is ChatMailKind {
  return (CHAT_MAIL_KINDS as readonly string[]).includes(kind);
}

/** A template of a provider, to who asked to see it in their own mailbox. */
export const TEMPLATE_TEST_KIND = 'template-test';

/** Every kind of mail this product sends (specification section 4). */
export type MailKind =
  | AccountMailKind
  | ReservationMailKind
  | ContactMailKind
  | SubscriptionMailKind
  | VideoMailKind
  | PassMailKind
  | typeof WALLET_TOPPED_UP_KIND
  | NewsletterMailKind
  | ChatMailKind
  | typeof TEMPLATE_TEST_KIND
  | typeof PROVIDER_REQUEST_KIND
  | typeof DAY_BEFORE_KIND
  | typeof SESSION_MINIMUM_KIND;

export function isContactMailKind(kind: string): kind is ContactMailKind {
  return (CONTACT_MAIL_KINDS as readonly string[]).includes(kind);
}
