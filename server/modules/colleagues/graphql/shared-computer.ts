import { builder } from '#server/graphql/builder.ts';
import { changeToColleague, listColleaguesAtDesk } from '../index.ts';
import type { ColleagueAtDesk } from '../index.ts';

const providerId = { type: 'Id', required: true, description: 'At which provider.' } as const;

const ColleagueAtDeskRef = builder.objectRef<ColleagueAtDesk>('ColleagueAtDesk').implement({
  description: 'A colleague who has logged in at this computer today and may come back by their PIN.',
  fields: (t) => ({
    personId: t.field({ type: 'Id', description: 'To choose them by.', resolve: (row) => row.personId }),
    firstname: t.exposeString('firstname', { description: 'Given name.' }),
    lastname: t.exposeString('lastname', { description: 'Family name; empty where it is not known.' }),
  }),
});

builder.queryField('getColleaguesAtDesk', (t) =>
  t.field({
    type: [ColleagueAtDeskRef],
    description: 'Who may come back by a PIN at the computer that asks, but for who is there.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => listColleaguesAtDesk(context, args.providerId),
  }),
);

builder.mutationField('changePerson', (t) =>
  t.boolean({
    description:
      'A colleague who has logged in at this computer today takes the chair by their PIN: a session of their own in the cookie, in place of this one. It is no fresh proof of anything.',
    args: {
      providerId: t.arg(providerId),
      personId: t.arg({ type: 'Id', required: true, description: 'From `getColleaguesAtDesk`.' }),
      pin: t.arg.string({ required: true, description: 'Theirs.' }),
    },
    resolve: async (_root, args, context) => {
      await changeToColleague(context, args);
      return true;
    },
  }),
);
