/** What a provider of the demo town can be there to show, in the order of the list that `npm start` prints. */
export const SPECIAL_CASES = {
  bothWays: 'pay online or book only, as the customer likes',
  noOnlinePayment: 'no online payment: book only, pay on site',
  onlineOnly: 'online payment only',
  discount: '10 % discount when paid online',
  notice: 'wants 2 hours of notice',
  groupOfFour: 'group service with 4 places',
  twoCenters: 'a person who also works elsewhere, with one calendar',
  needsEquipment: 'services that need equipment to be free too',
  otherZone: 'another time zone (London)',
  holidayWeek: 'closed for a holiday week from tomorrow',
  asksForEmail: 'its form asks for the e-mail alone',
  freeService: 'a service that costs nothing',
  freePlan: 'plan 0: contact card only',
  unconnected: 'online payment only, but its payment account is not connected',
  notPaid: 'has not paid for its plan: no booking',
  noPhoto: 'without photos: the drawn picture stands in',
  locked: 'locked: its page is not found',
} as const;

export type SpecialCase = keyof typeof SPECIAL_CASES;
