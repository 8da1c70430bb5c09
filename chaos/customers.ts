import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import { chance } from '#server/testing/chance.ts';
import { Api } from './api.ts';
import type { CardProcessor } from './card-processor.ts';
import type { Made } from './documents.ts';
import { BOOK, CANCEL, CANCEL_OWN, CONFIRM, PAY_AGAIN, PAYMENT_STATE, SIGN_IN } from './documents.ts';
import type { MailServer } from './mail.ts';
import type { Book, Booking } from './record.ts';
import type { Town } from './town.ts';
import { PASSWORD } from './town.ts';

const GUESTS = 8;
const HOURS = 24 * 20;
const FIRST_DAY = 4;
const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';

export interface Surroundings {
  address: string;
  town: Town;
  processor: CardProcessor;
  mail: MailServer;
  book: Book;
  seed: number;
}

/** Guests and signed-in people who book, pay, cancel and click twice, each one thing after the other, until told to stop. */
export class Customers {
  readonly #around: Surroundings;
  readonly #noMore = new AbortController();
  readonly #goneHome = new AbortController();
  readonly #api: Api;
  readonly #all: Promise<unknown>;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#api = new Api(around.address, this.#goneHome.signal);
    const people = [...Array.from({ length: GUESTS }, () => null), ...around.town.people];
    this.#all = Promise.all(
      people.map((email, number) => this.#live(email, chance(around.seed * 100 + number))),
    );
  }

  get lostAnswers(): number {
    return this.#api.lost;
  }

  /** Nobody begins anything new; who waits for an answer asks on. */
  stop(): void {
    this.#noMore.abort();
  }

  /** Who still waits for an answer goes without. */
  async goHome(): Promise<void> {
    this.#goneHome.abort();
    await this.#all;
  }

  async #live(email: string | null, random: () => number): Promise<void> {
    const token = email === null ? null : await this.#signIn(email);
    while (!this.#noMore.signal.aborted) {
      await sleep(100 + random() * 600);
      await this.#bookSomething({ email: email ?? `guest-${randomUUID()}@example.it`, token, random });
    }
  }

  async #signIn(username: string): Promise<string | null> {
    const said = await this.#api.ask<{ signIn: { idToken: string } }>(SIGN_IN, {
      username,
      password: PASSWORD,
    });
    return said?.data?.signIn.idToken ?? null;
  }

  async #bookSomething(customer: Customer): Promise<void> {
    const { random, email } = customer;
    const { town, book } = this.#around;
    const offer = town.offers[Math.floor(random() * town.offers.length)] ?? { offerId: 0, providerId: 0 };
    const startsAt = hourFromNow(Math.floor(random() * HOURS));
    const kind = random() < 0.5 ? 'free' : 'paid';
    const booking = book.open({ key: randomUUID(), email, offerId: offer.offerId, startsAt, kind });
    const made = await this.#place(booking, customer);
    if (made === null) return;
    if (kind === 'paid') await this.#pay(booking, made, customer);
    else if (customer.token === null) await this.#confirm(booking);
    const isThere =
      booking.heard.has('confirmed') ||
      booking.heard.has('paid') ||
      (kind === 'free' && customer.token !== null);
    if (isThere && random() < 0.4) await this.#cancel(booking, made, customer);
  }

  /** One in five clicks twice at once; one in ten asks again later although the answer came. */
  async #place(booking: Booking, { token, random }: Customer): Promise<Made | null> {
    const { key, email, offerId: offer } = booking;
    const variables = {
      offer,
      at: new Date(booking.startsAt).toISOString(),
      email,
      onlyBook: booking.kind === 'free',
    };
    const ask = () => this.#api.ask<{ createReservationAsAnonymous: Made }>(BOOK, variables, { key, token });
    const answers = await Promise.all(random() < 0.2 ? [ask(), ask()] : [ask()]);
    if (random() < 0.1) answers.push(await ask());
    for (const said of answers) {
      const made = said?.data?.createReservationAsAnonymous;
      if (made) booking.answers.push(`${made.providerId}/${made.id}/${made.orderId}`);
      if (said?.refusal) this.#around.book.refused(booking, said.refusal);
    }
    const made = answers.find((said) => said?.data)?.data?.createReservationAsAnonymous ?? null;
    if (made === null) return null;
    booking.heard.add('placed');
    booking.reservationId = made.id;
    return made;
  }

  async #pay(booking: Booking, made: Made, { random }: Customer): Promise<void> {
    // Who leaves at once, and who thinks about it.
    if (random() < 0.1) return;
    if (random() < 0.15) await sleep(4_000);
    const payable = made.clientSecret === null ? await this.#askToPayAgain(booking, made) : made;
    const { clientSecret, stripeAccount: account, orderId } = payable ?? made;
    if (clientSecret === null || account === null) return;
    booking.asked.add('pay');
    if (random() < 0.15) await this.#tryCard({ clientSecret, account, number: DECLINED_CARD });
    const outcome = await this.#tryCard({ clientSecret, account, number: GOOD_CARD });
    if (outcome === 'succeeded') booking.heard.add('paid');
    // The rest closes the browser: only the processor's event tells.
    if (random() < 0.5) await this.#api.ask(PAYMENT_STATE, { orderId, clientSecret });
  }

  /** The processor did not answer while the booking was made: the page asks again. */
  async #askToPayAgain({ email }: Booking, { id, paymentToken: token }: Made): Promise<Made | null> {
    for (let turn = 0; turn < 6; turn += 1) {
      const said = await this.#api.ask<{ generatePaymentIntent: Made }>(PAY_AGAIN, { id, email, token });
      const made = said?.data?.generatePaymentIntent;
      if (made?.clientSecret) return made;
      if (said === null || said.refusal !== null) return null;
      await sleep(500);
    }
    return null;
  }

  /** @returns what the processor said at last; it is asked again like by its own script */
  async #tryCard(payment: { clientSecret: string; account: string; number: string }): Promise<string> {
    for (let turn = 0; turn < 5; turn += 1) {
      try {
        return (await this.#around.processor.pay(payment)).kind;
      } catch (error) {
        if (!(error instanceof ProcessorUnavailable || error instanceof ProcessorRefused)) throw error;
      }
    }
    return 'unknown';
  }

  async #confirm(booking: Booking): Promise<void> {
    const code = await this.#around.mail.codeFor(
      booking.email,
      '/reservation-confirmation',
      this.#noMore.signal,
    );
    if (code === null) return;
    booking.asked.add('confirm');
    const said = await this.#api.ask<{ confirmReservationByLink: { id: number } }>(CONFIRM, { code });
    if (!said?.data) return;
    booking.heard.add('confirmed');
    booking.reservationId = said.data.confirmReservationByLink.id;
  }

  /** Guests by the link of the mail that says that it stands. */
  async #cancel(booking: Booking, { providerId }: Made, { token }: Customer): Promise<void> {
    const { mail } = this.#around;
    if (token !== null) {
      booking.asked.add('cancel');
      const said = await this.#api.ask(CANCEL_OWN, { providerId, id: booking.reservationId }, { token });
      if (said && (said.data || said.refusal === 'alreadyCanceled')) booking.heard.add('cancelled');
      return;
    }
    const code = await mail.codeFor(booking.email, '/manage', this.#noMore.signal);
    if (code === null) return;
    booking.asked.add('cancel');
    const said = await this.#api.ask(CANCEL, { code });
    // Asked again after a lost answer.
    if (said && (said.data || said.refusal === 'alreadyCanceled')) booking.heard.add('cancelled');
  }
}

interface Customer {
  email: string;
  /** Of who is signed in. */
  token: string | null;
  random: () => number;
}

/** The full hour of this number from some days from now on, in milliseconds. */
function hourFromNow(index: number): number {
  const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  return midnight + FIRST_DAY * 86_400_000 + index * 3_600_000;
}
