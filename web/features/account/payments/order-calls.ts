import type { MyOrdersData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type OrderPage = MyOrdersData['getMyOrders'];
/** An own order; `startTime` is ISO with offset, `date` is an instant. */
export type OrderListed = OrderPage['items'][number];

export const MY_ORDERS = operation(`query MyOrders($page: Int) {
  getMyOrders(page: $page) {
    total page pages
    items {
      id providerId providerName reservationId subscriptionId name date startTime timeZone totalCents discountCents promoCode promoDiscountCents
      paymentState paymentMethod refundState refundedCents active
      sessions { id startTime }
    }
  }
}`);
