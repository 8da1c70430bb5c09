import type { RefundProgress } from '#contracts/statuses.ts';
import { operation } from '#web/lib/api.ts';

/** An own order; `startTime` and `endTime` are ISO with offset, `date` is an instant. */
export type OrderListed = {
  id: number;
  providerId: number;
  providerName: string;
  reservationId: number | null;
  name: string;
  date: string;
  startTime: string | null;
  timeZone: string;
  totalCents: number;
  discountCents: number;
  paymentState: string;
  paymentMethod: string | null;
  refundState: RefundProgress;
  refundedCents: number;
  /** False once what was ordered is off. */
  active: boolean | null;
};

export type OrderPage = { items: readonly OrderListed[]; total: number; page: number; pages: number };

export const MY_ORDERS = operation<{ getMyOrders: OrderPage }, { page: number }>(`query MyOrders($page: Int) {
  getMyOrders(page: $page) {
    total page pages
    items {
      id providerId providerName reservationId name date startTime timeZone totalCents discountCents
      paymentState paymentMethod refundState refundedCents active
    }
  }
}`);
