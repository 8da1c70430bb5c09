/** What the list of bookings is asked where nobody has narrowed it: the first page, in the order of the starts. */
export const NO_FILTER = {
  search: null,
  standing: 'all',
  payment: null,
  resourceId: null,
  serviceId: null,
  customerId: null,
  from: null,
  to: null,
  sort: 'start',
  isDescending: false,
  page: 1,
} as const;
