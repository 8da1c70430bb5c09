import { builder } from '#server/graphql/builder.ts';
import type { ActedReservation } from '../use-cases/desk/acted-reservation.ts';
import { thingsOfReservations } from '../use-cases/desk/acted-reservation.ts';
import { whichCanBeNotified } from '../use-cases/desk/can-be-notified.ts';
import { HeldThingRef, PresenceEnum } from './desk-act-refs.ts';

export const ActedRef = builder.objectRef<ActedReservation>('ActedReservation').implement({
  description: 'A booking after a desk act.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Its id.', resolve: ({ id: own }) => own }),
    sequence: t.exposeInt('sequence', { description: 'Sequence to send with the next act.' }),
    status: t.exposeString('status', {
      description:
        'P awaits the mailed link, RSD the payment, A is confirmed, C is cancelled or expired, R is cancelled and refunded.',
    }),
    presence: t.field({
      type: PresenceEnum,
      nullable: true,
      description: 'Whether the customer came.',
      resolve: ({ presence }) => presence,
    }),
    things: t.loadableList({
      type: HeldThingRef,
      description: 'Its rooms and things.',
      load: (reservations: ActedReservation[], { work }) => thingsOfReservations(work, reservations),
      resolve: (reservation) => reservation,
    }),
    canBeTold: t.loadable({
      type: 'Boolean',
      description: 'Whether the customer or their carer has an e-mail address.',
      load: async (reservations: ActedReservation[], { work }) => {
        const told = await whichCanBeNotified(work, reservations);
        return reservations.map(({ id }) => told.has(id));
      },
      resolve: (reservation) => reservation,
    }),
  }),
});
