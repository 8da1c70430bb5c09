import { builder } from '#server/graphql/builder.ts';
import { reservationDetailsOfMany } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.queryField('reservationJustMade', (t) =>
  t.field({
    description:
      'The booking that this browser has just made, paid or confirmed, for half an hour; null for every other browser. The page `/reservation-success` shows it.',
    type: ReservationView,
    nullable: true,
    resolve: async (_root, _args, { work, justBooked: { known } }) => {
      if (known === null) return null;
      const [details] = await reservationDetailsOfMany(work, [known]);
      return details ? { ...details, isOnlyForLooking: !known.mayManage } : null;
    },
  }),
);
