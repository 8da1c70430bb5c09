import { builder } from '#server/graphql/builder.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import { moveReservation } from '../use-cases/move-reservation.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.mutationField('moveMyReservation', (t) =>
  t.field({
    description:
      'Moves an own booking to another start, for as long as cancelling is free. Price and payment stay as they are.',
    type: ReservationView,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'With whom.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
      dateTimeFrom: t.arg.string({
        required: true,
        description: "The new start: with an offset an instant, without one the provider's local time.",
      }),
      resourceId: t.arg({ type: 'Id', description: 'With whom from now on; null: anyone who is free.' }),
      overlaps: t.arg.boolean({
        description: 'true: even over another own booking; else refused with overlapsOwnBooking.',
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
