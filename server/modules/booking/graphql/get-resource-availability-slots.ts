import { isLocalDate } from '#contracts/time.ts';
import { formatLocalTime, formatOffsetDateTime } from '#contracts/time-text.ts';
import { offeredSlots } from '#server/modules/availability/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { bookingBeingMoved } from '../use-cases/booking-being-moved.ts';

interface Slot {
  startTime: string;
  endTime: string;
  dateTimeFrom: string;
}

const SlotType = builder.objectRef<Slot>('Slot').implement({
  description: 'A start that can be booked now (specification section 7).',
  fields: (t) => ({
    startTime: t.exposeString('startTime', { description: 'Local time of the provider, `HH:mm:ss`.' }),
    endTime: t.exposeString('endTime', {
      description: 'When it is over, local time of the provider, `HH:mm:ss`.',
    }),
    dateTimeFrom: t.exposeString('dateTimeFrom', {
      description:
        'The start with its offset, to be sent with the booking: the repeated hour of an autumn night has two.',
    }),
  }),
});

builder.queryField('getResourceAvailabilitySlots', (t) =>
  t.field({
    description:
      'The free starts of one local date for an offer, with one person or, without `resourceId`, with anyone.',
    type: [SlotType],
    args: {
      resourceId: t.arg({ type: 'Id', description: 'A person of the offer; null: anyone.' }),
      subServiceId: t.arg({ type: 'Id', required: true, description: 'The id of the offer.' }),
      date: t.arg.string({ required: true, description: 'The local date, `YYYY-MM-DD`.' }),
      duration: t.arg.int({ description: "Null or the offer's own minutes." }),
      reservationId: t.arg({
        type: 'Id',
        description:
          'An own booking that is being moved: its time counts as free. Any other makes no difference.',
      }),
      code: t.arg.string({
        description: 'The code of that booking’s mailed link, from who is not signed in as its person.',
      }),
      isItDeal: t.arg.boolean({ description: 'Marks bundle bookings; makes no difference to the times.' }),
      materialResource: t.arg({ type: 'Id', description: 'A physical resource that must be free too.' }),
    },
    resolve: async (_root, args, { work, deps, actor }): Promise<Slot[]> => {
      if (!isLocalDate(args.date)) throw new Refusal('invalidDates', { affected: ['date'] });
      const { zone, starts, durationMinutes } = await offeredSlots(work, {
        offerId: args.subServiceId,
        resourceId: args.resourceId ?? null,
        date: args.date,
        durationMinutes: args.duration ?? null,
        ...(await bookingBeingMoved(work, deps, actor, args)),
        equipmentId: args.materialResource ?? null,
      });
      return starts.map((at) => ({
        startTime: formatLocalTime(zone, at),
        endTime: formatLocalTime(zone, at + durationMinutes),
        dateTimeFrom: formatOffsetDateTime(zone, at),
      }));
    },
  }),
);
