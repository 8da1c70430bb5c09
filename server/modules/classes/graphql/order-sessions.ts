import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { OrderRef } from '#server/modules/payments/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import type { NamedSession } from '../use-cases/sessions-of-order.ts';
import { sessionsOfOrder } from '../use-cases/sessions-of-order.ts';

const timeOf = ({ timeZone }: NamedSession, at: Date): string =>
  formatOffsetDateTime(zoneOf(timeZone), epochMinutesOf(at));

const OrderSessionRef = builder.objectRef<NamedSession>('OrderSession').implement({
  description: 'A class session paid with an order.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the session.', resolve: ({ id }) => id }),
    resourceName: t.exposeString('teacherName', { description: 'Name of the person.', nullable: true }),
    startTime: t.string({
      description: 'Start, with offset.',
      resolve: (session) => timeOf(session, session.startsAt),
    }),
    endTime: t.string({
      description: 'End, with offset.',
      resolve: (session) => timeOf(session, session.endsAt),
    }),
  }),
});

builder.objectField(OrderRef, 'sessions', (t) =>
  t.field({
    type: [OrderSessionRef],
    description: 'Sessions of a class, by their start; empty for a service.',
    resolve: ({ order }, _args, { work }) => sessionsOfOrder(work, order),
  }),
);
