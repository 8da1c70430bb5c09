import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import type { TestApp } from './test-app.ts';

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: false,
    agreements: [{ type: "sharing", decision: "Y" }]) { orderId clientSecret }
}`;
const CARD = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '34', cvc: '123' };

/** An offer that can be paid online, of somebody who works around the clock. */
export async function anOfferToPay(app: TestApp): Promise<number> {
  const { people, providerId, offerId } = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0, from: 0, to: 1440 });
  const processorAccountId = `acct_demo${providerId}`;
  await app.cards?.simulator?.control.openAccount({ id: processorAccountId, businessName: 'Centro' });
  await connectPaymentAccount(app.work(), {
    providerId,
    processorAccountId,
    customerName: 'Centro',
    chargesEnabled: true,
  });
  return offerId;
}

/** Books the hour that is so many hours from two days ahead, and pays for it by card. @returns what came of it */
export async function bookAndPay(
  address: string,
  offer: number,
  hour: number,
): Promise<'paid' | 'booked' | 'refused' | 'failed'> {
  const at = new Date((Math.floor(Date.now() / 3_600_000) + 48 + hour) * 3_600_000)
    .toISOString()
    .slice(0, 16);
  try {
    const booked = await post(`${address}/graphql`, {
      query: BOOK,
      variables: { offer, at, email: `guest${hour}@example.it` },
    });
    const made = booked.answer.data?.createReservationAsAnonymous;
    if (!made?.clientSecret) return booked.status >= 500 ? 'failed' : 'refused';
    const paid = await post(`${address}/pay/test-card`, { ...made, card: CARD });
    return paid.status === 200 ? 'paid' : 'booked';
  } catch {
    return 'failed';
  }
}

interface Booked {
  data?: { createReservationAsAnonymous: { orderId: string; clientSecret: string | null } | null };
}

async function post(url: string, body: object): Promise<{ status: number; answer: Booked }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // The document above asks for this shape; the payment's answer is not looked at.
  return { status: response.status, answer: (await response.json()) as Booked };
}
