import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useRootData } from '#web/lib/root-data.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { announceSaved } from '#web/lib/unsaved-forms.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import type { ReservationAnswer } from '#web/business-frame/new-reservation/save-reservation.ts';
import { savedNotice } from '#web/business-frame/new-reservation/saved-notice.ts';
import { carriedOn, formValuesOf } from '#web/business-frame/new-reservation/reservation-form-values.ts';
import { focusNext, useNewReservation } from '#web/business-frame/new-reservation/use-new-reservation.ts';
import { hrefOf, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import { calendarWith } from '#web/business-frame/calendar/just-booked.ts';
import type { BegunPlace } from './begun.ts';
import { endBeginning } from './begun.ts';
import { NO_OFFERS, useBookable } from './use-bookable.ts';

const NOTHING_ASKED = { asked: null, times: null };

/** The small form of a booking: what stands in it, what it was answered, and the ways on from it. @param onMinutes told how long it will be, as far as is known */
export function useBookingForm(place: BegunPlace, onMinutes: (minutes: number) => void) {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const by = useRootData()?.user?.id;
  const { showSuccess } = useToasts();
  const { offers: all, hasFailed } = useBookable();
  const [walkIn, setWalkIn] = useState<string | null>(null);
  const [newWords, setNewWords] = useState<string | null>(null);
  const [typed] = useState(() => formValuesOf(fieldsOf(place)));
  const from = hrefOf(drawing, {});
  const { today } = drawing.shown;
  const { Form, formProps, answer, isBusy } = useApiForm<ReservationAnswer>({
    action: drawing.newHref,
    tells: { kind: 'create', isSilent: true },
    onSaved: ({ booked }) => {
      const sent = formValuesOf(new FormData(form.current ?? undefined));
      showSuccess(savedNotice(sent, { customer, offer }, { t, locale }));
      endBeginning();
      if (booked) void navigate(calendarWith(from, booked, today), { preventScrollReset: true });
    },
  });
  const form = formProps.ref;
  const fields = useNewReservation({ form, all, typed, before: NOTHING_ASKED, named: null, today });
  const { customer, offer } = fields;
  const minutes = place.minutes ?? offer?.durationMinutes;
  useEffect(() => {
    if (minutes !== undefined) onMinutes(minutes);
  }, [minutes, onMinutes]);
  const takeWalkIn = (name: string | null): void => {
    setWalkIn(name);
    if (name !== null) setTimeout(() => focusNext(form.current));
  };
  const takeNew = (words: string | null): void => {
    setNewWords(words);
    if (words !== null) setTimeout(() => focusMissing(form.current));
  };
  /** To the full page, with all that was typed. */
  const goOn = (): void => {
    if (!form.current) return;
    const { search, beside } = carriedOn(new FormData(form.current));
    search.set('from', from);
    announceSaved(form.current);
    void navigate(`${drawing.newHref}?${search.toString().replaceAll('%3A', ':')}`, {
      state: { beside, by },
    });
  };
  const services = { isKnown: all !== NO_OFFERS, hasFailed };
  return {
    Form,
    formProps,
    answer,
    isBusy,
    typed,
    fields,
    services,
    walkIn,
    takeWalkIn,
    newWords,
    takeNew,
    goOn,
  };
}

/** What is not known yet of a new customer. */
function focusMissing(form: HTMLFormElement | null): void {
  const fields = form?.querySelectorAll<HTMLInputElement>('input[name^="customer.new."]') ?? [];
  [...fields].find(({ value }) => value === '')?.focus();
}

function fieldsOf({ date, minute, minutes, resourceId, room }: BegunPlace): [string, string][] {
  return [
    ['date', date],
    ['time', minute === null ? '' : formatMinuteOfDay(minute)],
    ['durationMinutes', minutes === null ? '' : String(minutes)],
    ['resourceId', resourceId === null ? '' : String(resourceId)],
    ['room', room ?? ''],
  ];
}
