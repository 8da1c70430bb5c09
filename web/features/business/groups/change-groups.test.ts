import { expect, it } from 'vitest';
import { answeringApi, formOf } from '#web/lib/testing/answering-api.ts';
import { changeGroups } from './change-groups.ts';

const known = (answers: Parameters<typeof answeringApi>[0] = {}) => ({
  ...answeringApi(answers),
  locale: 'en' as const,
});
const of = { providerId: 1, kind: 'course' } as const;

it('refuses a form whose group has no possible id', async () => {
  const asked = known();
  const form = formOf({ id: '0x1', name: 'Corpo', color: '#336655' });
  expect(await changeGroups(form, asked, of)).toMatchObject({ isSaved: false, errors: [{}] });
  expect(asked.called).toEqual([]);
});

it('adds a group without an id, and changes one with an id', async () => {
  const asked = known({
    CreateServiceGroup: { data: { createServiceGroup: [] } },
    EditServiceGroup: { data: { editServiceGroup: [] } },
  });
  await changeGroups(formOf({ name: 'Corpo', color: '#336655' }), asked, of);
  await changeGroups(formOf({ id: '7', name: 'Corpo', color: '#336655' }), asked, of);
  expect(asked.called.map(({ name }) => name)).toEqual(['CreateServiceGroup', 'EditServiceGroup']);
});
