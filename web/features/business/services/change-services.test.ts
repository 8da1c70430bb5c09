import { describe, expect, it } from 'vitest';
import { answeringApi, formOf, refusedBy } from '#web/lib/testing/answering-api.ts';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { SERVICE_ACTS } from './change-services.ts';

const known = (answers: Parameters<typeof answeringApi>[0] = {}) => ({
  ...answeringApi(answers),
  locale: 'en' as const,
});

describe('an act on services', () => {
  it('is the call of its name, with all that are meant', async () => {
    const asked = known({ ArchiveServices: { data: { archiveSubServices: [] } } });
    const form = formOf({ act: 'archive', ids: '7' });
    form.append('ids', '320220465832403');
    expect(await answerAct(form, asked, 1, SERVICE_ACTS)).toMatchObject({ act: 'archive', errors: [] });
    expect(asked.called).toMatchObject([
      { name: 'ArchiveServices', variables: { providerId: 1, ids: [7, 320220465832403] } },
    ]);
  });

  it.each([
    [{ act: 'publish' }, { published: true }],
    [{ act: 'hide' }, { published: false }],
    [{ act: 'activate' }, { active: true }],
    [{ act: 'deactivate' }, { active: false }],
  ])('%j says what shall be', async (fields, variables) => {
    const asked = known({ ToggleServices: { data: { toggleSubServices: [] } } });
    await answerAct(formOf({ ...fields, ids: '7' }), asked, 1, SERVICE_ACTS);
    expect(asked.called[0]?.variables).toEqual({ providerId: 1, ids: [7], ...variables });
  });

  it.each<Record<string, string>>([
    { act: 'explode', ids: '7' },
    { ids: '7' },
    { act: 'delete', ids: '0x1' },
    { act: 'delete', ids: '-7' },
  ])('%j asks for nothing that there is, and says so', async (fields) => {
    const asked = known();
    expect((await answerAct(formOf(fields), asked, 1, SERVICE_ACTS)).errors).toHaveLength(1);
    expect(asked.called).toEqual([]);
  });

  it('says why it was refused', async () => {
    const asked = known({ DeleteServices: refusedBy('notFound') });
    const { errors } = await answerAct(formOf({ act: 'delete', ids: '7' }), asked, 1, SERVICE_ACTS);
    expect(errors).toMatchObject([{ code: 'notFound' }]);
  });
});
