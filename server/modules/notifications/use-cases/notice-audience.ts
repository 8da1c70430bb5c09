import type { NoticeKind } from '#contracts/notice-kinds.ts';
import { NOTICE_KINDS } from '#contracts/notice-kinds.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { BUSINESS_ROLES } from '#contracts/roles.ts';
import type { Extent } from '#server/modules/authority/index.ts';
import { ACTIONS } from '#server/modules/authority/index.ts';

/** What each kind of notice is about, by what somebody must be allowed to see to be told it. */
const SEEN_BY: Record<NoticeKind, ProviderAction> = {
  bookingConfirmed: 'seeReservations',
  bookingMoved: 'seeReservations',
  bookingChanged: 'seeReservations',
  bookingCancelled: 'seeReservations',
  refundFailed: 'seeReservations',
  accountAsksForMore: 'seePaymentSettings',
  accountRefused: 'seePaymentSettings',
  accountDisconnected: 'seePaymentSettings',
  invitationAccepted: 'seeUsers',
  erasureAsked: 'eraseCustomers',
  importFinished: 'importCustomers',
};

const extentOf = (role: BusinessRole, kind: NoticeKind): Extent | undefined =>
  ACTIONS[SEEN_BY[kind]].roles[role];

/** Which roles are told something of a kind, whoever's work it is about; and which where it is about their own. */
export const notifiedRoles = (kind: NoticeKind): Record<Extent, BusinessRole[]> => ({
  all: BUSINESS_ROLES.filter((role) => extentOf(role, kind) === 'all'),
  own: BUSINESS_ROLES.filter((role) => extentOf(role, kind) === 'own'),
});

/** The same from the other side, at the moment it is read: who was a manager yesterday no longer reads what managers are told. */
export const noticeKindsOf = (role: BusinessRole): Record<Extent, NoticeKind[]> => ({
  all: NOTICE_KINDS.filter((kind) => extentOf(role, kind) === 'all'),
  own: NOTICE_KINDS.filter((kind) => extentOf(role, kind) === 'own'),
});
