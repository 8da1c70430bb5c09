import { afterAll, beforeAll, expect, it } from 'vitest';
import * as m from '#contracts/texts/messages.js';
import type { TextLanguage } from '#contracts/own-texts.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { followPublishedTexts } from './use-cases/published-texts.ts';
import {
  checkTranslations,
  getPublishedTexts,
  getTranslations,
  getTranslationUploadUrl,
  publishTranslations,
  revertTranslations,
} from './use-cases/text-sets.ts';

let app: TestApp;
let admin: SignedInPerson;
let made = 0;
beforeAll(async () => {
  app = await openTestApp();
  const personId = await aPerson(app.work());
  await app.pool.query(`insert into log_ins (person_id, role, created_at) values ($1, 'admin', now())`, [
    personId,
  ]);
  admin = anActor({ personId, role: 'admin', area: 'admin', steppedUpAt: app.clock.now() });
});
afterAll(async () => {
  globalThis.raduraTexts = undefined;
  await app.close();
});

const asking = (actor = admin) => ({
  work: app.work(),
  deps: app.deps,
  actor,
  idempotencyKey: `a key of its own ${(made += 1)}`,
});

async function check(language: TextLanguage, file: string) {
  const { uploadId } = await getTranslationUploadUrl(asking());
  const { rows } = await app.pool.query<{ object_key: string }>(
    'select object_key from uploads where id = $1',
    [uploadId],
  );
  await app.deps.storage.write(rows[0]?.object_key ?? '', Buffer.from(file));
  return checkTranslations(asking(), { language, uploadId });
}

const title = (locale: 'it' | 'en', before?: 'sv') =>
  m.shell_about({}, { locale, ...(before && { before }) });

it('published texts stand in screens and mails until they are taken back; the last one before counts again', async () => {
  const ours = title('it');
  const first = await check('it', '{"shell_about": "Uno solo", "not_ours": "x"}');
  expect(first).toMatchObject({
    changed: [{ key: 'shell_about', before: ours, after: 'Uno solo' }],
    unknown: ['not_ours'],
    wrong: [],
  });
  expect(title('it')).toBe(ours);
  await publishTranslations(asking(), first.textSetId ?? 0);
  expect(title('it')).toBe('Uno solo');
  expect(title('en')).not.toBe('Uno solo');
  await expect(publishTranslations(asking(), first.textSetId ?? 0)).rejects.toMatchObject({
    code: 'notFound',
  });
  // A file without it leaves it; one that says ours again takes it back
  expect(await check('it', '{"not_ours": "x"}')).toMatchObject({ textSetId: null, changed: [] });
  expect((await check('it', JSON.stringify({ shell_about: ours }))).changed).toEqual([
    { key: 'shell_about', before: 'Uno solo', after: ours },
  ]);
  const { textSetId, changed } = await check('it', '{"shell_about": "Solo uno"}');
  expect(changed).toEqual([{ key: 'shell_about', before: 'Uno solo', after: 'Solo uno' }]);
  await publishTranslations(asking(), textSetId ?? 0);
  expect(title('it')).toBe('Solo uno');
  const all = await getTranslations(app.work(), admin, 'it');
  expect(all.find(({ key }) => key === 'shell_about')).toMatchObject({ text: 'Solo uno' });

  // Another process, which knew nothing of it
  globalThis.raduraTexts = undefined;
  await followPublishedTexts(app.work());
  expect(title('it')).toBe('Solo uno');

  const takeBack = (id: number | null) => revertTranslations(asking(), id ?? 0);
  // Not the one before, which somebody saw who opened the screen earlier
  await expect(takeBack(first.textSetId)).rejects.toMatchObject({ code: 'notFound' });
  await takeBack(textSetId);
  expect(title('it')).toBe('Uno solo');
  await takeBack(first.textSetId);
  expect(title('it')).toBe(ours);
  await expect(takeBack(first.textSetId)).rejects.toMatchObject({ code: 'notFound' });
  expect(await getPublishedTexts(app.work(), admin)).toMatchObject([
    { isReverted: true },
    { isReverted: true },
  ]);
});

it('Swedish is English where it has no text', async () => {
  const english = title('en');
  expect(title('en', 'sv')).toBe(english);
  const { textSetId } = await check('sv', '{"shell_about": "En träff"}');
  await publishTranslations(asking(), textSetId ?? 0);
  expect(title('en', 'sv')).toBe('En träff');
  expect(title('en')).toBe(english);
});

it('a file with a text that is wrong cannot be published, no file of texts is refused', async () => {
  const checked = await check('en', '{"shell_about": "<b>One</b>"}');
  expect(checked).toMatchObject({
    textSetId: null,
    wrong: [{ key: 'shell_about', problem: 'markup' }],
  });
  for (const file of ['[]', 'not json', '{"a": "\u0000'])
    await expect(check('en', file)).rejects.toMatchObject({ code: 'fileNotAccepted' });
});

it('publishing asks for a fresh proof, checking for an administrator', async () => {
  const stale = { ...admin, steppedUpAt: null };
  await expect(revertTranslations(asking(stale), 1)).rejects.toMatchObject({ code: 'stepUpNeeded' });
  const author = { ...admin, role: 'author' as const };
  await expect(getTranslationUploadUrl(asking(author))).rejects.toMatchObject({
    code: 'NotAuthorizedException',
  });
});
