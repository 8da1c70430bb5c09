import { builder } from '#server/graphql/builder.ts';
import { changeToColleague, listColleaguesAtDesk } from '../index.ts';
import type { ColleagueAtDesk } from '../index.ts';

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

const ColleagueAtDeskRef = builder.objectRef<ColleagueAtDesk>('ColleagueAtDesk').implement({
  description: 'A colleague who logged in at this computer today and can return by PIN.',
  fields: (t) => ({
    personId: t.field({ type: 'Id', description: 'Id to choose them by.', resolve: (row) => row.personId }),
    firstname: t.exposeString('firstname', { description: 'First name.' }),
    lastname: t.exposeString('lastname', { description: 'Last name; empty if unknown.' }),
  }),
});

builder.queryField('getColleaguesAtDesk', (t) =>
  t.field({
    type: [ColleagueAtDeskRef],
    description: 'Colleagues who can return by PIN at this computer, except the current person.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => listColleaguesAtDesk(context, args.providerId),
  }),
);

builder.mutationField('changePerson', (t) =>
  t.boolean({
    description:
      'Switches to a colleague who logged in at this computer today, by PIN: a new session replaces this one in the cookie. It is no fresh proof.',
    args: {
      providerId: t.arg(providerId),
      personId: t.arg({ type: 'Id', required: true, description: 'Id from `getColleaguesAtDesk`.' }),
      pin: t.arg.string({ required: true, description: 'PIN of that colleague.' }),
    },
    resolve: async (_root, args, context) => {
      await changeToColleague(context, args);
      return true;
    },
  }),
);
