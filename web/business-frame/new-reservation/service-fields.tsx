import { useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateTimeField } from '#web/business-ui/date-time-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { BookedOffer } from './new-reservation-calls.ts';
import type { ReservationFormValues } from './reservation-form-values.ts';
import { roomValue } from './use-new-reservation.ts';
import { FirstOfTwo } from './first-of-two.tsx';
import styles from './new-reservation.module.css';

type ServiceFieldsProps = {
  typed: ReservationFormValues;
  offers: readonly BookedOffer[];
  /** The one that is chosen. */
  offer: BookedOffer | undefined;
  errors: Readonly<Record<string, string>>;
  onOffer: (id: string) => void;
  /** Counted, as the time, so that another press fills the field anew. */
  date: { count: number; date: string };
  time: { count: number; time: string };
  /** Of the center. */
  timeZone: string;
};

/** What, with whom and when. */
export function ServiceFields({
  typed,
  offers,
  offer,
  errors,
  onOffer,
  date,
  timeZone,
  time,
}: ServiceFieldsProps) {
  const t = useTexts();
  const offerId = offer ? String(offer.id) : '';
  const drawn = useDrawn(offerId);
  return (
    <>
      <div className={styles.pair}>
        <Choice
          key={`offer ${drawn.count}`}
          name="offerId"
          label={t(m.new_reservation_service)}
          placeholder={t(m.new_reservation_service_none)}
          options={offers.map((one) => ({
            value: String(one.id),
            label: labelOf(one),
            detail: detailOf(t, one),
          }))}
          defaultValue={offerId}
          onChange={([value = '']) => {
            drawn.setOwn(value);
            onOffer(value);
          }}
          isRequired
          {...(offer && { hint: detailOf(t, offer) })}
          {...errorAt(errors, 'offerId')}
        />
        <Choice
          key={`person ${offerId}`}
          name="resourceId"
          label={t(m.new_reservation_person)}
          noneLabel={t(m.new_reservation_person_any)}
          options={peopleOf(offer ? [offer] : offers).map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
          defaultValue={typed.value('resourceId')}
          {...errorAt(errors, 'resourceId')}
        />
      </div>
      <RoomField typed={typed} offer={offer} errors={errors} />
      <DateTimeField
        label={t(m.reservation_acts_moment)}
        date={{
          name: 'date',
          label: t(m.new_reservation_date),
          isRequired: true,
          hasWeekday: true,
          defaultValue: date.date,
          ...errorAt(errors, 'date'),
        }}
        drawnAnew={{ date: date.count, time: time.count }}
        time={{
          name: 'time',
          label: t(m.new_reservation_time),
          isRequired: true,
          defaultValue: time.time,
          ...errorAt(errors, 'time'),
        }}
      />
      <FirstOfTwo timeZone={timeZone} />
    </>
  );
}

/** Counts how often a field was given another value than was chosen in it: drawn anew for that alone, it keeps the focus of whoever chooses. */
function useDrawn(value: string): { count: number; setOwn: (value: string) => void } {
  const [drawn, setDrawn] = useState({ count: 0, value });
  if (drawn.value !== value) setDrawn({ count: drawn.count + 1, value });
  return { count: drawn.count, setOwn: (own) => setDrawn({ count: drawn.count, value: own }) };
}

/** In which room or with which thing, where the service needs one and there is a choice; one that was asked for by the address stays to be seen. */
function RoomField({ typed, offer, errors }: Pick<ServiceFieldsProps, 'typed' | 'offer' | 'errors'>) {
  const t = useTexts();
  const asked = typed.value('room');
  const rooms = offer?.rooms ?? [];
  const isOffered = rooms.some((room) => roomValue(room) === asked);
  if (rooms.length < 2 && asked === '' && errors['room'] === undefined) return null;
  return (
    <Choice
      key={`room ${offer?.id}`}
      name="room"
      label={t(m.reservation_acts_place)}
      noneLabel={t(m.new_reservation_room_any)}
      options={rooms.map((room) => ({ value: roomValue(room), label: room.name }))}
      defaultValue={isOffered ? asked : ''}
      {...errorAt(errors, 'room')}
    />
  );
}

/** An offer under a heading of the same name is called once. */
export const labelOf = ({ serviceName, name }: Pick<BookedOffer, 'serviceName' | 'name'>): string =>
  serviceName === name ? name : `${serviceName}: ${name}`;

/** What tells apart offers of one name: 30, 60 and 90 minutes of the same. */
export const detailOf = (
  t: Texts,
  { durationMinutes, priceCents }: Pick<BookedOffer, 'durationMinutes' | 'priceCents'>,
): string =>
  t(m.reservation_acts_service_detail, { minutes: durationMinutes, price: formatMoney(priceCents) });

/** Everybody who does one of them, each once. */
function peopleOf(offers: readonly BookedOffer[]): { id: number; name: string }[] {
  return [...new Map(offers.flatMap(({ people }) => people).map((one) => [one.id, one])).values()];
}
