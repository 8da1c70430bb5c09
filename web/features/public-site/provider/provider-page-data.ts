import type { AskedContact } from '#contracts/validation/contact-details.ts';
import type { ServiceToBook } from '#web/booking/booking-types.ts';
import type { ClassToBook } from '#web/booking/classes/class-calls.ts';
import type { LoadedWeek } from '#web/booking/classes/load-week.ts';
import type { LoadedHolds } from '#web/booking/holds/load-holds.ts';
import type { MembershipToBuy } from '#web/booking/memberships/membership-calls.ts';
import type { CourseOnCard } from '#web/booking/videos/video-calls.ts';
import type { ProviderOnPage } from './provider.ts';

/** What the page of a provider shows, and the booking beside it. */
export type ProviderPageData = {
  provider: ProviderOnPage;
  services: readonly ServiceToBook[];
  classes: readonly ClassToBook[];
  videos: readonly CourseOnCard[];
  memberships: readonly MembershipToBuy[];
  week: LoadedWeek | null;
  asked: AskedContact;
  isBookable: boolean;
  held: LoadedHolds | null;
  /** Sentences made by the loader, which the page need not know how to make. */
  words: {
    goodToKnow: readonly string[];
    closed: readonly string[];
    openNow: { isOpen: boolean; text: string } | null;
  };
  /** ISO instant, so that server and browser say the same day. */
  readAt: string;
};
