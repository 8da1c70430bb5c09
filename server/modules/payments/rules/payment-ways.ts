import type { PaymentSetting } from '#contracts/statuses.ts';

/** What is sold, as far as the ways of paying differ. Events go by the flags of courses (specification sections 2 and 3). */
export type PayableType = 'service' | 'course' | 'event' | 'membership' | 'video' | 'walletTopUp';

/** What a provider has ticked, per type. */
export interface PaymentFlags {
  serviceOnsite: boolean;
  serviceOnline: boolean;
  serviceMembership: boolean;
  courseOnsite: boolean;
  courseOnline: boolean;
  courseMembership: boolean;
  membershipOnsite: boolean;
  membershipOnline: boolean;
}

export interface PaymentWays {
  /** Book now, pay on site. */
  canBookOnly: boolean;
  canPayOnline: boolean;
  /** The way is open; whether the customer holds a membership that fits is for memberships to say. */
  canUseMembership: boolean;
}

/**
 * Which ways of paying are open: the provider's setting and the flag of the type must both allow it, and paying online
 * also needs a connected account and a plan with online payment (specification sections 2, 3 and 6).
 */
export function paymentWays(given: {
  acceptPayments: PaymentSetting;
  options: PaymentFlags;
  hasConnectedAccount: boolean;
  planAllowsOnlinePayment: boolean;
  type: PayableType;
}): PaymentWays {
  const { onsite, online, membership } = flagsOf(given.type, given.options);
  const settingAllowsBooking = given.acceptPayments === 'NoPayments' || given.acceptPayments === 'Optional';
  const settingAllowsPaying = given.acceptPayments === 'OnlineOnly' || given.acceptPayments === 'Optional';
  return {
    canBookOnly: settingAllowsBooking && onsite,
    canPayOnline: settingAllowsPaying && online && given.hasConnectedAccount && given.planAllowsOnlinePayment,
    canUseMembership: membership,
  };
}

function flagsOf(
  type: PayableType,
  options: PaymentFlags,
): { onsite: boolean; online: boolean; membership: boolean } {
  switch (type) {
    case 'service':
      return {
        onsite: options.serviceOnsite,
        online: options.serviceOnline,
        membership: options.serviceMembership,
      };
    case 'course':
    case 'event':
      return {
        onsite: options.courseOnsite,
        online: options.courseOnline,
        membership: options.courseMembership,
      };
    case 'membership':
      return { onsite: options.membershipOnsite, online: options.membershipOnline, membership: false };
    case 'video':
    case 'walletTopUp':
      return { onsite: false, online: true, membership: false };
  }
}
