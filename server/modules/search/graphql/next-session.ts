import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { NextPublicSession } from '#server/modules/classes/index.ts';
import { nextPublicSessions } from '#server/modules/classes/index.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import { localStart } from './provider-fields.ts';

const NextSessionRef = builder.objectRef<NextPublicSession>('NextSession').implement({
  description: 'The next session of a course or event that visitors can sign up for.',
  fields: (t) => ({
    className: t.exposeString('className', { description: 'What the course or event is called.' }),
    dateTimeFrom: t.string({ description: 'Local time with offset.', resolve: localStart }),
  }),
});

/** Read once for all providers of an answer. */
builder.objectFields(ProviderRef, (t) => ({
  nextSession: t.loadable({
    description: 'The next session of its courses and events that has places; null if none.',
    type: NextSessionRef,
    nullable: true,
    load: async (ids: number[], { work }: RequestContext) => {
      const next = await nextPublicSessions(work, ids);
      return ids.map((id) => next.get(id) ?? null);
    },
    resolve: ({ id }) => id,
  }),
}));
