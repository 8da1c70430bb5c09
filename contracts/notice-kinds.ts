/** What people of a provider are told inside the product; each has its words in `texts`, under `notices_kind_…`. */
export const NOTICE_KINDS = [
  'bookingConfirmed',
  'bookingMoved',
  'bookingChanged',
  'bookingCancelled',
  'refundFailed',
  'accountAsksForMore',
  'accountRefused',
  'accountDisconnected',
  'invitationAccepted',
  'erasureAsked',
  'importFinished',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
