import { builder } from '#server/graphql/builder.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import { moveReservation } from '../use-cases/move-reservation.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.mutationField('moveMyReservation', (t) =>
  t.field({
    description:
      'Moves the person’s own booking to another start while cancelling is free. Price and payment stay.',
    type: ReservationView,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
      dateTimeFrom: t.arg.string({
        required: true,
        description: 'New start: with an offset an instant, without one the provider’s local time.',
      }),
      resourceId: t.arg({ type: 'Id', description: 'New person; null for anyone available.' }),
      overlaps: t.arg.boolean({
        description:
          'True to move despite an overlapping own booking; otherwise refused with overlapsOwnBooking.',
      }),
    },
    resolve: async (
      _root,
      { providerId, id, dateTimeFrom, resourceId, overlaps },
      { work, deps, actor, idempotencyKey },
    ) => {
      const request = {
        providerId,
        reservationId: id,
        dateTimeFrom,
        resourceId: resourceId ?? null,
        overlaps: overlaps ?? false,
      };
      await moveReservation(work, deps, request, {
        by: 'customer',
        actor: nameOfActor(actor),
        ownerId: signedIn(actor).personId,
        idempotencyKey,
      });
      return reservationDetails(work, providerId, id);
    },
  }),
);
