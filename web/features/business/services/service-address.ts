import { flag, idOrNone, listAddress, oneOf, words } from '#web/lib/list-address.ts';

/** Which services are shown; the first goes without saying. */
export const SERVICE_STANDINGS = ['current', 'active', 'inactive', 'unpublished', 'archived'] as const;
export type ServiceStanding = (typeof SERVICE_STANDINGS)[number];

const SERVICE_SORTS = ['position', 'name', 'price', 'duration'] as const;
export type ServiceSort = (typeof SERVICE_SORTS)[number];

/** What the address of the list says. */
export const SERVICE_ADDRESS = listAddress({
  q: words(120),
  standing: oneOf<ServiceStanding>(SERVICE_STANDINGS),
  group: idOrNone,
  sort: oneOf<ServiceSort>(SERVICE_SORTS),
  down: flag,
});
export type ServiceAddress = ReturnType<typeof SERVICE_ADDRESS.read>;

export const isFiltered = ({ q, standing, group }: ServiceAddress): boolean =>
  q !== '' || standing !== 'current' || group !== null;
