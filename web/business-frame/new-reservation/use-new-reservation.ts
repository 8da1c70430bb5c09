import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { readAfterChanges } from '#web/lib/form/after-changes.ts';
import { visitOf } from './required-fields.tsx';
import { useFreeTimes } from './free-times.tsx';
import type { TimesQuery } from './free-times.tsx';
import type { BookedCustomer, BookedOffer } from './new-reservation-calls.ts';
import { timesAskedOf, formValuesOf } from './reservation-form-values.ts';
import type { ReservationFormValues } from './reservation-form-values.ts';

type Begun = {
  form: RefObject<HTMLFormElement | null>;
  all: readonly BookedOffer[];
  typed: ReservationFormValues;
  before: { asked: TimesQuery; times: readonly string[] | null };
  /** Whom the address names. */
  named: BookedCustomer | null;
  today: string;
};

/** What the fields of a new booking have to do with each other: who is chosen brings their last service, and both the free times. */
export function useNewReservation({ form, all, typed, before, named, today }: Begun) {
  const [customer, setCustomer] = useState(named);
  const preset = typed.value('resourceId');
  const room = typed.value('room');
  // Begun in somebody's column or a room's, it is one of what they do, or of what is done there
  const theirs = all.filter(({ people }) => preset === '' || people.some(({ id }) => String(id) === preset));
  const there = theirs.filter(({ rooms }) => rooms.some((one) => roomValue(one) === room));
  const offers = there.length > 0 ? there : theirs;
  const [chosenId, setOfferId] = useState(typed.value('offerId'));
  // Until somebody says another one: the only one there is, else what the customer had last
  const offerId = chosenId || (offers.length === 1 ? String(offers[0]?.id) : lastOf(customer, offers));
  const offer = offers.find(({ id }) => String(id) === offerId);
  const [time, setChosenTime] = useState({ count: 0, time: typed.value('time') });
  const [date, setChosenDate] = useState({ count: 0, date: typed.value('date') || today });
  const [now, setNow] = useState({
    asked: before.asked,
    time: typed.value('time'),
    visit: visitOf(typed, today),
  });
  const times = useFreeTimes(now.asked, before);
  const isFilled = useRef(named !== null && offerId !== '' && time.time !== '');
  useEffect(() => {
    // Who came with all of it books by Enter
    if (isFilled.current) form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [form]);
  /** The kit's fields keep what stands in them to themselves: what is asked next is read from the form. */
  const read = useCallback((): void => {
    if (!form.current) return;
    const typedNow = formValuesOf(new FormData(form.current));
    const next = {
      asked: timesAskedOf(typedNow),
      time: typedNow.value('time'),
      visit: visitOf(typedNow, today),
    };
    setNow((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
  }, [form, today]);
  // A service, a date or a time that was set from here is drawn anew, without an event
  useEffect(() => {
    const soon = setTimeout(read);
    return () => clearTimeout(soon);
  });
  useEffect(() => (form.current ? readAfterChanges(form.current, read) : undefined), [form, read]);
  const choose = (one: BookedCustomer | null): void => {
    setCustomer(one);
    if (one) setTimeout(() => focusNext(form.current));
  };
  const setTime = (chosen: string): void =>
    setChosenTime(({ count }) => ({ count: count + 1, time: chosen }));
  const setDate = (chosen: string): void =>
    setChosenDate(({ count }) => ({ count: count + 1, date: chosen }));
  return { customer, choose, offers, offer, setOfferId, time, setTime, date, setDate, now, times };
}

/**
 * The field that was typed in is gone: what comes next has the focus, so that Enter books. Services that lie open come first while none of them is chosen,
 * then a time that is not said yet.
 */
export function focusNext(form: HTMLFormElement | null): void {
  const open = form?.querySelector<HTMLElement>('fieldset:not(:has(:checked)) > * input[name="offerId"]');
  const time = form?.querySelector<HTMLInputElement>('input[name="time"]:not([type="hidden"])');
  const next = open ?? (time?.value === '' ? time : null);
  (next ?? form?.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}

/** What a room or thing is called in the form: `7.2`, any of its units `7.`. */
export const roomValue = ({ resourceId, unit }: BookedOffer['rooms'][number]): string =>
  `${resourceId}.${unit ?? ''}`;

/** What was booked last for a customer, where it can be booked here; '' for nothing. */
function lastOf(customer: BookedCustomer | null, offers: readonly BookedOffer[]): string {
  const last = offers.find(({ id }) => id === customer?.lastOfferId);
  return last ? String(last.id) : '';
}
