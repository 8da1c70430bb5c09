import { builder } from '#server/graphql/builder.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { MyCalendarFeed } from '../use-cases/calendar-feed.ts';
import { enableCalendarFeed, getMyCalendarFeed, revokeCalendarFeed } from '../use-cases/calendar-feed.ts';

const CalendarFeedRef = builder.objectRef<MyCalendarFeed>('CalendarFeed').implement({
  description: 'A private calendar address with the person’s bookings.',
  fields: (t) => ({
    isOn: t.exposeBoolean('isOn', { description: 'Whether it is enabled.' }),
    url: t.exposeString('url', {
      description: 'The address; anybody who has it can read the bookings.',
      nullable: true,
    }),
  }),
});

builder.queryField('getMyCalendarFeed', (t) =>
  t.field({
    description: 'The signed-in person’s calendar feed.',
    type: CalendarFeedRef,
    resolve: (_root, _args, { work, deps, actor }) => getMyCalendarFeed(work, deps, signedIn(actor).personId),
  }),
);

builder.mutationFields((t) => ({
  enableCalendarFeed: t.field({
    description:
      'Opens the feed, after a fresh proof of who asks; one that is open already keeps its address.',
    type: CalendarFeedRef,
    resolve: (_root, _args, { work, deps, actor }) => enableCalendarFeed(work, deps, signedIn(actor)),
  }),
  revokeCalendarFeed: t.field({
    description: 'Revokes the calendar feed; its address stops working for good.',
    type: CalendarFeedRef,
    resolve: (_root, _args, { work, actor }) => revokeCalendarFeed(work, signedIn(actor).personId),
  }),
}));
