import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '#server/testing/chance.ts';
import { Api } from './api.ts';
import type { DeskBook, DeskBooking, DeskState } from './desk-record.ts';
import {
  BOOK_AT_DESK,
  CANCEL_AT_DESK,
  MOVE,
  MOVE_GROUP,
  RETURN_MONEY,
  SET_PRESENCE,
  TAKE_MONEY,
  UNDO_CANCELLING,
} from './documents.ts';
import type { TownDesk } from './town.ts';

/** Into the days in which customers book as well. */
const HOURS = 24 * 6;
const MS_OF_HOUR = 3_600_000;
const MINUTES = [30, 60, 90];
const GROUP = 3;
/** What may speak against a time; anything else is no answer to what was asked. */
const AGAINST_THE_TIME = new Set([
  'reservationInvalidSchedule',
  'reservationInvalidResources',
  'reservationInvalidCapacity',
  'alreadyBooked',
  'roomNotFree',
  'slotBusyRetry',
]);

interface Answered {
  id?: number;
  orderId?: number;
  sequence?: number;
}

/** What somebody does, and how each of the bookings is once it is done. */
interface Act {
  document: string;
  variables: object;
  of: readonly { booking: DeskBooking; after: DeskState }[];
}

/** People at the desks of some centers, each with bookings of their own: they do one thing after the other, until told to stop. */
export class Desks {
  readonly #noMore = new AbortController();
  readonly #goneHome = new AbortController();
  readonly #book: DeskBook;
  readonly #api: Api;
  readonly #all: Promise<unknown>;

  constructor(around: { address: string; desks: readonly TownDesk[]; book: DeskBook; seed: number }) {
    this.#book = around.book;
    this.#api = new Api(around.address, this.#goneHome.signal);
    this.#all = Promise.all(
      around.desks.map((desk, number) => this.#live(desk, chance(around.seed * 100 + 50 + number))),
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

  async #live(desk: TownDesk, random: () => number): Promise<void> {
    while (!this.#noMore.signal.aborted) {
      await sleep(100 + random() * 400);
      const party = await this.#receive({ desk, random });
      const acts = Math.floor(random() * 7);
      for (let turn = 0; turn < acts && party.length > 0 && !this.#noMore.signal.aborted; turn += 1) {
        await sleep(100 + random() * 400);
        await this.#doSomething({ desk, random }, party);
      }
    }
  }

  /** Somebody alone in a room, or a group at one time. @returns those who were booked */
  async #receive({ desk, random }: Person): Promise<DeskBooking[]> {
    const isGroup = random() < 0.25;
    const { providerId, people, rooms } = desk;
    const startsAt = anHour(random);
    const resourceId = oneOf(people, random);
    const roomId = isGroup ? null : oneOf(rooms, random);
    const party: DeskBooking[] = [];
    for (let number = 0; number < (isGroup ? GROUP : 1); number += 1) {
      const booking = this.#book.open(providerId, randomUUID());
      const input = {
        customer: { walkIn: { name: 'Ada' } },
        offerId: isGroup ? desk.groupOffer : desk.offer,
        start: new Date(startsAt).toISOString(),
        resourceId,
        note: booking.key,
        ...(roomId !== null && { room: { resourceId: roomId } }),
      };
      const after: DeskState = {
        startsAt,
        minutes: 60,
        resourceId,
        roomId,
        status: 'A',
        presence: null,
        takenCents: 0,
        returnedCents: 0,
        changes: 0,
        payments: 0,
      };
      const act = { document: BOOK_AT_DESK, variables: { input }, of: [{ booking, after }] };
      if (await this.#act({ desk, random }, act)) party.push(booking);
    }
    return party;
  }

  async #doSomething(person: Person, party: readonly DeskBooking[]): Promise<void> {
    const { random } = person;
    const booking = oneOf(party, random);
    const { told } = booking;
    if (told === null) return;
    // Who has come is neither moved nor called off.
    const waiting = party.filter((one) => one.told?.status === 'A' && one.told.presence === null);
    const owedCents = person.desk.priceCents - told.takenCents;
    const hereCents = told.takenCents - told.returnedCents;
    const dice = random();
    if (told.status === 'C') {
      if (hereCents > 0) await this.#cash(person, booking, -hereCents);
      return;
    }
    if (dice < 0.35) await this.#giveOtherTime(person, waiting);
    else if (dice < 0.5 && owedCents > 0) await this.#cash(person, booking, part(owedCents, random));
    else if (dice < 0.65 && hereCents > 0) await this.#cash(person, booking, -part(hereCents, random));
    else if (dice < 0.8 && told.startsAt < Date.now() + 20 * MS_OF_HOUR) await this.#say(person, booking);
    else if (waiting.length > 0) await this.#cancel(person, waiting);
  }

  /** Moves, stretches, to another person, into another room. */
  async #giveOtherTime(person: Person, party: readonly DeskBooking[]): Promise<void> {
    const { desk, random } = person;
    const told = party[0]?.told;
    if (!told) return;
    const wanted = {
      ...(random() < 0.6 && { startsAt: anHour(random) }),
      ...(random() < 0.4 && { minutes: oneOf(MINUTES, random) }),
      ...(random() < 0.4 && { resourceId: oneOf(desk.people, random) }),
      ...(told.roomId !== null && random() < 0.4 && { roomId: oneOf(desk.rooms, random) }),
    };
    // What is so already changes nothing, and is not told in the history.
    if (Object.entries(wanted).every(([field, value]) => told[field as keyof typeof wanted] === value))
      return;
    const input = {
      ...(wanted.startsAt && { start: new Date(wanted.startsAt).toISOString() }),
      ...(wanted.minutes && { durationMinutes: wanted.minutes }),
      ...(wanted.resourceId && { resourceId: wanted.resourceId }),
    };
    const things = wanted.roomId && { things: [{ resourceId: wanted.roomId }] };
    const seen = party.map(({ id, sequence }) => ({ id, sequence }));
    const [one] = seen;
    await this.#act(person, {
      ...(seen.length === 1
        ? { document: MOVE, variables: { ...one, input: { ...input, ...things } } }
        : { document: MOVE_GROUP, variables: { input: { ...input, bookings: seen, isWholeGroup: false } } }),
      of: changed(party, wanted),
    });
  }

  /** As the center, all or none; half of them are taken back at once. */
  async #cancel(person: Person, party: readonly DeskBooking[]): Promise<void> {
    const input = { ids: party.map(({ id }) => id), by: 'we' };
    const of = changed(party, { status: 'C' });
    const isDone = await this.#act(person, { document: CANCEL_AT_DESK, variables: { input }, of });
    if (!isDone || person.random() < 0.5) return;
    for (const booking of party) {
      const { id, sequence } = booking;
      await this.#act(person, {
        document: UNDO_CANCELLING,
        variables: { id, sequence },
        of: changed([booking], { status: 'A' }),
      });
    }
  }

  async #say(person: Person, booking: DeskBooking): Promise<void> {
    const presence = booking.told?.presence === 'arrived' ? 'noShow' : 'arrived';
    await this.#act(person, {
      document: SET_PRESENCE,
      variables: { id: booking.id, presence },
      of: changed([booking], { presence }),
    });
  }

  /** Takes cash, or gives it back. @param cents less than nothing: gives back */
  async #cash(person: Person, booking: DeskBooking, cents: number): Promise<void> {
    const { told, orderId } = booking;
    if (told === null) return;
    const isTaken = cents > 0;
    const after = {
      ...told,
      payments: told.payments + 1,
      takenCents: told.takenCents + (isTaken ? cents : 0),
      returnedCents: told.returnedCents - (isTaken ? 0 : cents),
    };
    await this.#act(person, {
      document: isTaken ? TAKE_MONEY : RETURN_MONEY,
      variables: { orders: [{ orderId, amountCents: Math.abs(cents) }] },
      of: [{ booking, after }],
    });
  }

  /**
   * Under one key however often it is asked: one in five presses twice, one in ten asks again although the answer came.
   * @returns whether it was done
   */
  async #act({ desk, random }: Person, { document, variables, of }: Act): Promise<boolean> {
    const asked = { key: randomUUID(), cookie: desk.cookie };
    const ask = () =>
      this.#api.ask<{ act: Answered | Answered[] }>(
        document,
        { providerId: desk.providerId, ...variables },
        asked,
      );
    for (const { booking, after } of of) booking.asked = after;
    const answers = await Promise.all(random() < 0.2 ? [ask(), ask()] : [ask()]);
    if (random() < 0.1) answers.push(await ask());
    const done = answers.flatMap((said) => (said?.data ? [[said.data.act].flat()] : []));
    const refusals = answers.flatMap((said) => said?.refusal ?? []);
    for (const code of refusals) this.#book.refused(code);
    const odd = [
      ...refusals.filter((code) => !AGAINST_THE_TIME.has(code)),
      ...(new Set(done.map((answer) => JSON.stringify(answer))).size > 1 ? ['two answers to one key'] : []),
    ];
    const [answered] = done;
    // Who has no answer at all does not know.
    const isKnown = answered !== undefined || answers.every((said) => said !== null);
    for (const [index, { booking, after }] of of.entries()) {
      booking.oddities.push(...odd);
      if (isKnown) booking.asked = null;
      if (answered === undefined) continue;
      const { id, orderId, sequence } = answered[index] ?? {};
      booking.told = after;
      booking.id ??= id ?? null;
      booking.orderId ??= orderId ?? null;
      booking.sequence = sequence ?? booking.sequence;
    }
    return answered !== undefined;
  }
}

interface Person {
  desk: TownDesk;
  random: () => number;
}

function changed(party: readonly DeskBooking[], by: Partial<DeskState>): Act['of'] {
  return party.flatMap((booking) =>
    booking.told === null
      ? []
      : [{ booking, after: { ...booking.told, ...by, changes: booking.told.changes + 1 } }],
  );
}

/** All of it, or any part. */
const part = (cents: number, random: () => number): number =>
  random() < 0.4 ? cents : 1 + Math.floor(random() * cents);

/** A full hour from the next but one on. */
const anHour = (random: () => number): number =>
  (Math.floor(Date.now() / MS_OF_HOUR) + 2 + Math.floor(random() * HOURS)) * MS_OF_HOUR;

function oneOf<One>(all: readonly One[], random: () => number): One {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('There is none to choose from');
  return one;
}
