import { formatLocalTime, formatOffsetDateTime } from '#contracts/time-text.ts';
import { builder } from '#server/graphql/builder.ts';
import type { TimesAtDesk } from '../use-cases/desk/what-can-be-booked.ts';
import { nextFreeDateAtDesk, timesAtDesk } from '../use-cases/desk/what-can-be-booked.ts';
import { ThingInput } from './desk-acts.ts';

interface FreeTime {
  time: string;
  start: string;
}

const FreeTimeRef = builder.objectRef<FreeTime>('FreeTime').implement({
  description: 'An available start.',
  fields: (t) => ({
    time: t.exposeString('time', { description: 'Local time of the provider, `HH:mm`.' }),
    start: t.exposeString('start', {
      description: 'The start with date and offset, since an autumn night repeats an hour.',
    }),
  }),
});

const PROVIDER = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const OFFER = { type: 'Id', required: true, description: 'Id of the offer.' } as const;
const PERSON = { type: 'Id', description: 'Id of the person; anyone available if omitted.' } as const;
const MINUTES = 'Duration in minutes; the offer’s own if omitted.';
const ROOM = 'Id of the room or thing; any available if omitted.';

type FreeTimesArgs = Pick<TimesAtDesk, 'providerId' | 'offerId' | 'date'> & {
  resourceId?: number | null;
  durationMinutes?: number | null;
  room?: { resourceId: number; unit?: number | null } | null;
};

const queryOf = ({ resourceId, durationMinutes, room, ...rest }: FreeTimesArgs): TimesAtDesk => ({
  ...rest,
  resourceId: resourceId ?? null,
  durationMinutes: durationMinutes ?? null,
  room: room ? { resourceId: room.resourceId, unit: room.unit ?? null } : null,
});

builder.queryField('getFreeTimesAtDesk', (t) =>
  t.field({
    type: [FreeTimeRef],
    description: 'Available starts on a date for the desk, without the minimum notice of public bookings.',
    args: {
      providerId: t.arg(PROVIDER),
      offerId: t.arg(OFFER),
      resourceId: t.arg(PERSON),
      date: t.arg.string({ required: true, description: '`YYYY-MM-DD`.' }),
      durationMinutes: t.arg.int({ description: MINUTES }),
      room: t.arg({ type: ThingInput, description: ROOM }),
    },
    resolve: async (_root, args, context) => {
      const { zone, starts } = await timesAtDesk(context, queryOf(args));
      return starts.map((at) => ({
        time: formatLocalTime(zone, at).slice(0, 5),
        start: formatOffsetDateTime(zone, at),
      }));
    },
  }),
);

builder.queryField('getNextFreeDateAtDesk', (t) =>
  t.string({
    nullable: true,
    description:
      'The first date with an available start after a given one, `YYYY-MM-DD`; null if there is none up to the booking horizon; in a chosen room the next 14 free dates are tried.',
    args: {
      providerId: t.arg(PROVIDER),
      offerId: t.arg(OFFER),
      resourceId: t.arg(PERSON),
      date: t.arg.string({ required: true, description: 'The date to start after, `YYYY-MM-DD`.' }),
      durationMinutes: t.arg.int({ description: MINUTES }),
      room: t.arg({ type: ThingInput, description: ROOM }),
    },
    resolve: (_root, args, context) => nextFreeDateAtDesk(context, queryOf(args)),
  }),
);
