import type { MailKind } from './mail-kinds.ts';

/** Mails wait only behind others of their lane: what somebody sits waiting for never waits for the rest. */
export const MAIL_LANES = ['waitedFor', 'usual', 'slow'] as const;
export type MailLane = (typeof MAIL_LANES)[number];

/** Mails with the code or link that somebody in front of a screen needs to go on. */
export const WAITED_FOR_KINDS: readonly MailKind[] = [
  'account-verify',
  'account-invite',
  'account-offer',
  'account-team-invite',
  'account-reset',
  'account-new-email',
  'account-email-code',
  'reservation-to-confirm',
  'subscription-to-confirm',
  'newsletter-confirm',
];

/** Mails to many at once, which nobody waits for. */
export const SLOW_KINDS: readonly MailKind[] = ['newsletter-issue'];

export function laneOf(kind: MailKind): MailLane {
  if (WAITED_FOR_KINDS.includes(kind)) return 'waitedFor';
  return SLOW_KINDS.includes(kind) ? 'slow' : 'usual';
}
