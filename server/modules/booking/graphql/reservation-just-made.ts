import { builder } from '#server/graphql/builder.ts';
import { reservationDetailsOfMany } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.queryField('reservationJustMade', (t) =>
  t.field({
    description:
      'The booking this browser has just made, paid or confirmed, for half an hour; otherwise null. Shown on `/reservation-success`.',
    type: ReservationView,
    nullable: true,
    resolve: async (_root, _args, { work, justBooked: { known } }) => {
      if (known === null) return null;
      const [details] = await reservationDetailsOfMany(work, [known]);
      return details ? { ...details, isOnlyForLooking: !known.mayManage } : null;
    },
  }),
);
