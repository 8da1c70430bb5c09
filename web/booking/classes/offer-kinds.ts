import type { ServiceToBook } from '../booking-types.ts';
import type { ClassToBook } from './class-calls.ts';

/** What can be booked, in the order of the tabs (specification section 2). */
const OFFER_KINDS = ['services', 'courses', 'events'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** The part of an address that names the tab. */
export const SHOW_FIELD = 'show';

/** The kinds that have content. */
export function offerKinds(
  services: readonly ServiceToBook[],
  classes: readonly ClassToBook[],
): readonly OfferKind[] {
  return OFFER_KINDS.filter((kind) =>
    kind === 'services'
      ? services.some(({ offers }) => offers.length > 0)
      : classesOf(kind, classes).length > 0,
  );
}

/** The kind to show: the named one, or the first with content; services where there is nothing at all. */
export function shownKind(kinds: readonly OfferKind[], search: URLSearchParams): OfferKind {
  const named = kinds.find((kind) => kind === search.get(SHOW_FIELD));
  return named ?? kinds[0] ?? 'services';
}

export function classesOf(kind: OfferKind, classes: readonly ClassToBook[]): readonly ClassToBook[] {
  const type = { services: null, courses: 'Y', events: 'E' }[kind];
  return classes.filter(({ serviceType }) => serviceType === type);
}

export const kindOfClass = ({ serviceType }: Pick<ClassToBook, 'serviceType'>): OfferKind =>
  serviceType === 'E' ? 'events' : 'courses';
