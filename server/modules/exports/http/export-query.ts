import * as v from 'valibot';
import { EXPORT_FORMATS } from '#contracts/exports.ts';
import { Id } from '#contracts/ids.ts';
import { isLocalDate } from '#contracts/time.ts';
import { plainText } from '#contracts/validation/plain-text.ts';
import {
  RESERVATION_PAYMENTS,
  RESERVATION_SORTS,
  RESERVATION_STANDINGS,
} from '#server/modules/booking/index.ts';
import { CUSTOMER_SORTS, CUSTOMER_STANDINGS } from '#server/modules/customer-cards/index.ts';

const OF = { providerId: Id, format: v.picklist(EXPORT_FORMATS) };
const id = v.optional(v.nullable(Id), null);
const yesOrNo = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
  'false',
);
const [isDescending, isEnding] = [yesOrNo, yesOrNo];
const day = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => isLocalDate(text)),
    ),
  ),
  null,
);

/** What the address of a file of customers says: the arguments of `getCustomers`, but the page. */
export const CustomersInAddress = v.object({
  ...OF,
  search: v.optional(plainText(120), null),
  standing: v.optional(v.picklist(CUSTOMER_STANDINGS), 'current'),
  notSeenDays: v.optional(
    v.nullable(
      v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(3650)),
    ),
    null,
  ),
  tagId: id,
  isEnding,
  sort: v.optional(v.picklist(CUSTOMER_SORTS), 'name'),
  isDescending,
});

/** What the address of a file of a course's buyers says. */
export const BuyersInAddress = v.object({ ...OF, productId: Id });

/** What the address of a file of bookings says: the arguments of `getReservations`, but the page. */
export const ReservationsInAddress = v.object({
  ...OF,
  search: v.optional(plainText(120), null),
  standing: v.optional(v.picklist(RESERVATION_STANDINGS), 'upcoming'),
  payment: v.optional(v.nullable(v.picklist(RESERVATION_PAYMENTS)), null),
  resourceId: id,
  serviceId: id,
  customerId: id,
  from: day,
  to: day,
  sort: v.optional(v.picklist(RESERVATION_SORTS), 'start'),
  isDescending,
});
