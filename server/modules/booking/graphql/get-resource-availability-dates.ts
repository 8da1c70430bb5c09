import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { offeredDates } from '#server/modules/availability/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { bookingBeingMoved } from '../use-cases/booking-being-moved.ts';

interface ClosedTime {
  startTime: string;
  endTime: string;
  isWholeDay: boolean;
}

interface Dates {
  availableDays: number[];
  minDate: string;
  maxDate: string;
  holidays: ClosedTime[];
  freeDates: string[];
  timeZone: string;
}

const ClosedTimeType = builder.objectRef<ClosedTime>('Holiday').implement({
  description: 'A period that cannot be booked.',
  fields: (t) => ({
    startTime: t.exposeString('startTime', { description: 'Start, with offset.' }),
    endTime: t.exposeString('endTime', { description: 'End, with offset; exclusive.' }),
    isWholeDay: t.exposeBoolean('isWholeDay', { description: 'Whether it covers whole days.' }),
  }),
});

const DatesType = builder.objectRef<Dates>('Availability').implement({
  description: 'Dates that can be chosen (specification section 3, "Availability").',
  fields: (t) => ({
    availableDays: t.exposeIntList('availableDays', {
      description: 'ISO weekdays with working hours: 1 Monday to 7 Sunday.',
    }),
    minDate: t.exposeString('minDate', { description: 'The first date that can be chosen, `YYYY-MM-DD`.' }),
    maxDate: t.exposeString('maxDate', { description: 'The last date that can be chosen, `YYYY-MM-DD`.' }),
    holidays: t.expose('holidays', {
      type: [ClosedTimeType],
      description: 'Closings that apply to everybody requested.',
    }),
    freeDates: t.exposeStringList('freeDates', {
      description: 'Dates with at least one available start.',
    }),
    timeZone: t.exposeString('timeZone', { description: 'Time zone of these dates.' }),
  }),
});

builder.queryField('getResourceAvailabilityDates', (t) =>
  t.field({
    description: 'Dates from today to the booking horizon on which an offer has an available start.',
    type: DatesType,
    args: {
      resourceId: t.arg({ type: 'Id', description: 'Id of a person of the offer; null for anyone.' }),
      subServiceId: t.arg({ type: 'Id', required: true, description: 'Id of the offer.' }),
      materialResourceId: t.arg({
        type: 'Id',
        description: 'Id of a physical resource that must be available too.',
      }),
      reservationId: t.arg({
        type: 'Id',
        description: 'Id of an own booking being moved: its time counts as available. Others have no effect.',
      }),
      code: t.arg.string({
        description: 'Code of that booking’s mailed link, if not signed in as its person.',
      }),
      isItDeal: t.arg.boolean({ description: 'Marks bundle bookings; has no effect on the dates.' }),
    },
    resolve: async (_root, args, { work, deps, actor }): Promise<Dates> => {
      const dates = await offeredDates(work, {
        offerId: args.subServiceId,
        resourceId: args.resourceId ?? null,
        equipmentId: args.materialResourceId ?? null,
        ...(await bookingBeingMoved(work, deps, actor, args)),
      });
      const holidays = dates.holidays.map(({ from, to, isWholeDay }) => ({
        startTime: formatOffsetDateTime(dates.zone, from),
        endTime: formatOffsetDateTime(dates.zone, to),
        isWholeDay,
      }));
      return { ...dates, holidays, timeZone: dates.zone.id };
    },
  }),
);
