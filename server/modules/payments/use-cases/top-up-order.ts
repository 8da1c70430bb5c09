import type { NewOrder } from './open-order.ts';

/** Credit paid ahead is taxed once it is spent (art. 6-quater D.P.R. 633/1972). */
const VOUCHER = { treatment: 'voucher', rateBasisPoints: 0, nature: 'N2.2' } as const;

const NOTHING_BOOKED = {
  resourceName: null,
  groupName: null,
  color: null,
  startsAt: null,
  endsAt: null,
  durationMinutes: null,
};

/**
 * What every top-up of a wallet is, sold at the desk or online: an order of one line whose money becomes credit.
 * @param of.name what it is called where its name is not translated; in the language of who sells or buys it
 */
export const topUpOrder = ({
  providerId,
  orderId,
  amountCents,
  name,
}: {
  providerId: number;
  orderId: number;
  amountCents: number;
  name: string;
}): Pick<NewOrder, 'providerId' | 'orderId' | 'subject' | 'subjectId' | 'lines' | 'snapshot'> => ({
  providerId,
  orderId,
  subject: 'walletTopUp',
  subjectId: orderId,
  lines: [{ subject: 'walletTopUp', subjectId: orderId, name, priceCents: amountCents, vat: VOUCHER }],
  snapshot: { ...NOTHING_BOOKED, name },
});
