import { builder } from '#server/graphql/builder.ts';
import type { ActedReservation } from '../use-cases/desk/acted-reservation.ts';
import { thingsOfReservations } from '../use-cases/desk/acted-reservation.ts';
import { whichCanBeTold } from '../use-cases/desk/who-can-be-told.ts';
import { HeldThingRef, PresenceEnum } from './desk-act-refs.ts';

export const ActedRef = builder.objectRef<ActedReservation>('ActedReservation').implement({
  description: 'A booking after an act of the desk.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Its id.', resolve: ({ id: own }) => own }),
    sequence: t.exposeInt('sequence', { description: 'What the next act must be based on.' }),
    status: t.exposeString('status', {
      description:
        'P waits for the mailed link, RSD for its payment, A stands, C is off, R is off and paid back.',
    }),
    presence: t.field({
      type: PresenceEnum,
      nullable: true,
      description: 'Whether who booked came.',
      resolve: ({ presence }) => presence,
    }),
    things: t.loadableList({
      type: HeldThingRef,
      description: 'The rooms and things it has.',
      load: (reservations: ActedReservation[], { work }) => thingsOfReservations(work, reservations),
      resolve: (reservation) => reservation,
    }),
    canBeTold: t.loadable({
      type: 'Boolean',
      description:
        'Whether whoever booked can be written to: they, or who cares for them, have left an address.',
      load: async (reservations: ActedReservation[], { work }) => {
        const told = await whichCanBeTold(work, reservations);
        return reservations.map(({ id }) => told.has(id));
      },
      resolve: (reservation) => reservation,
    }),
  }),
});
