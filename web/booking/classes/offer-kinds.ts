import type { ServiceToBook } from '../booking-types.ts';
import type { MembershipToBuy } from '../memberships/membership-calls.ts';
import type { CourseOnCard } from '../videos/video-calls.ts';
import type { ClassToBook } from './class-calls.ts';

/** Everything a provider offers to visitors. */
export type Offered = {
  services: readonly ServiceToBook[];
  classes: readonly ClassToBook[];
  videos: readonly CourseOnCard[];
  memberships: readonly MembershipToBuy[];
};

/** What can be booked, in the order of the tabs, each with its test for content (specification section 2). */
const HAS_CONTENT = {
  services: ({ services }: Offered) => services.some(({ offers }) => offers.length > 0),
  courses: ({ classes }: Offered) => classesOf('courses', classes).length > 0,
  videos: ({ videos }: Offered) => videos.length > 0,
  memberships: ({ memberships }: Offered) => memberships.length > 0,
  events: ({ classes }: Offered) => classesOf('events', classes).length > 0,
};
export type OfferKind = keyof typeof HAS_CONTENT;

/** The part of an address that names the tab. */
export const SHOW_FIELD = 'show';

/** The kinds that have content. */
export function offerKinds(offered: Offered): readonly OfferKind[] {
  // The keys of an object literal are exactly its kinds
  return (Object.keys(HAS_CONTENT) as OfferKind[]).filter((kind) => HAS_CONTENT[kind](offered));
}

/** The kind to show: the named one, or the first with content; services where there is nothing at all. */
export function shownKind(kinds: readonly OfferKind[], search: URLSearchParams): OfferKind {
  const named = kinds.find((kind) => kind === search.get(SHOW_FIELD));
  return named ?? kinds[0] ?? 'services';
}

const CLASS_TYPES: Partial<Record<OfferKind, string>> = { courses: 'Y', events: 'E' };

export function classesOf(kind: OfferKind, classes: readonly ClassToBook[]): readonly ClassToBook[] {
  return classes.filter(({ serviceType }) => serviceType === CLASS_TYPES[kind]);
}

export const kindOfClass = ({ serviceType }: Pick<ClassToBook, 'serviceType'>): OfferKind =>
  serviceType === 'E' ? 'events' : 'courses';
