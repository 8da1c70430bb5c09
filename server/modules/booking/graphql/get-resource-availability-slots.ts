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
      description: 'End in the provider’s local time, `HH:mm:ss`.',
    }),
    dateTimeFrom: t.exposeString('dateTimeFrom', {
      description: 'Start with its offset, to send with the booking, since an autumn night repeats an hour.',
    }),
  }),
});

builder.queryField('getResourceAvailabilitySlots', (t) =>
  t.field({
    description:
      'Available starts of one local date for an offer, with one person or, without `resourceId`, with anyone.',
    type: [SlotType],
    args: {
      resourceId: t.arg({ type: 'Id', description: 'Id of a person of the offer; null for anyone.' }),
      subServiceId: t.arg({ type: 'Id', required: true, description: 'Id of the offer.' }),
      date: t.arg.string({ required: true, description: 'The local date, `YYYY-MM-DD`.' }),
      duration: t.arg.int({ description: 'Duration: null or the offer’s own minutes.' }),
      reservationId: t.arg({
        type: 'Id',
        description: 'Id of an own booking being moved: its time counts as available. Others have no effect.',
      }),
      code: t.arg.string({
        description: 'Code of that booking’s mailed link, if not signed in as its person.',
      }),
      isItDeal: t.arg.boolean({ description: 'Marks bundle bookings; has no effect on the times.' }),
      materialResource: t.arg({
        type: 'Id',
        description: 'Id of a physical resource that must be available too.',
      }),
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
