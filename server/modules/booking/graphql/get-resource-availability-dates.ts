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
  description: 'A time in which nothing can be booked.',
  fields: (t) => ({
    startTime: t.exposeString('startTime', { description: 'Its beginning, with offset.' }),
    endTime: t.exposeString('endTime', { description: 'Its end, with offset; not included.' }),
    isWholeDay: t.exposeBoolean('isWholeDay', { description: 'Whether whole days are closed.' }),
  }),
});

const DatesType = builder.objectRef<Dates>('Availability').implement({
  description: 'Which dates can be chosen (specification section 3, "Availability").',
  fields: (t) => ({
    availableDays: t.exposeIntList('availableDays', {
      description: 'ISO weekdays on which somebody works: 1 Monday to 7 Sunday.',
    }),
    minDate: t.exposeString('minDate', { description: 'The first date that can be chosen, `YYYY-MM-DD`.' }),
    maxDate: t.exposeString('maxDate', { description: 'The last date that can be chosen, `YYYY-MM-DD`.' }),
    holidays: t.expose('holidays', {
      type: [ClosedTimeType],
      description: 'Closings that hold for everybody asked.',
    }),
    freeDates: t.exposeStringList('freeDates', {
      description: 'The dates that have at least one free start.',
    }),
    timeZone: t.exposeString('timeZone', { description: 'The zone in which these dates are meant.' }),
  }),
});

builder.queryField('getResourceAvailabilityDates', (t) =>
  t.field({
    description: 'The dates from today to the horizon on which an offer has a free start.',
    type: DatesType,
    args: {
      resourceId: t.arg({ type: 'Id', description: 'A person of the offer; null: anyone.' }),
      subServiceId: t.arg({ type: 'Id', required: true, description: 'The id of the offer.' }),
      materialResourceId: t.arg({ type: 'Id', description: 'A physical resource that must be free too.' }),
      reservationId: t.arg({
        type: 'Id',
        description:
          'An own booking that is being moved: its time counts as free. Any other makes no difference.',
      }),
      code: t.arg.string({
        description: 'The code of that booking’s mailed link, from who is not signed in as its person.',
      }),
      isItDeal: t.arg.boolean({ description: 'Marks bundle bookings; makes no difference to the dates.' }),
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
