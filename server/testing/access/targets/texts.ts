import { randomUUID } from 'node:crypto';
import { Browser } from '../browser.ts';
import type { Member, Town } from '../town.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

const ARE_RADURAS = { isNobodys: 'texts are Radura’s: who may, may with all of them' };

let made = 0;

async function aTextSet({ app, vera }: Town, isPublished = false): Promise<number> {
  const hash = `${'0'.repeat(16)}${(made += 1).toString(16)}`.slice(-16);
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into text_sets (language, hash, texts, made_by, made_at, published_at)
     values ('sv', $1, '{}', $2, $3, $4) returning id`,
    [hash, vera.personId, app.clock.now(), isPublished ? app.clock.now() : null],
  );
  return Number(rows[0]?.id);
}

async function sentTexts(town: Town, { personId, actor }: Member): Promise<Args> {
  if (actor.area !== 'admin') return { language: 'it', uploadId: UNKNOWN_ID };
  const browser = new Browser(town.address, 'admin');
  await browser.adoptSession(town.app, personId, 'admin');
  const { uploadId, presignedUrl } = await browser.ask<{ uploadId: number; presignedUrl: string }>(
    'mutation { getTranslationUploadUrl(language: it) { uploadId presignedUrl } }',
    {},
  );
  const path = presignedUrl.replace(town.app.deps.origin, '');
  const headers = { 'content-type': 'application/json' };
  await browser.call({ method: 'PUT', path, headers, body: '{"shell_about": "Noi"}' });
  return { language: 'it', uploadId };
}

export const TEXTS: AccessTarget = { called: 'published texts', mine: () => ({}) };
export const TEXTS_OF_LANGUAGE: AccessTarget = {
  called: 'the texts of a language',
  mine: () => ({ language: 'it' }),
};
export const TEXTS_SENT: AccessTarget = {
  called: 'a file of texts',
  mine: sentTexts,
  ids: {
    uploadId: async ({ app, vera }) => {
      const { rows } = await app.pool.query<{ id: string }>(
        `insert into uploads (person_id, purpose, object_key, file_type, created_at, expires_at)
         values ($1, 'texts', $2, 'json', $3, $3::timestamptz + interval '15 minutes') returning id`,
        [vera.personId, `uploads/${randomUUID()}`, app.clock.now()],
      );
      return [{ uploadId: Number(rows[0]?.id) }];
    },
  },
};
export const TEXTS_TO_PUBLISH: AccessTarget = {
  called: 'checked texts',
  mine: async (town) => ({ textSetId: await aTextSet(town) }),
  unknown: { textSetId: UNKNOWN_ID },
  ids: { textSetId: ARE_RADURAS },
};
export const TEXTS_TO_REVERT: AccessTarget = {
  called: 'published texts to take back',
  mine: async (town) => ({ textSetId: await aTextSet(town, true) }),
  unknown: { textSetId: UNKNOWN_ID },
  ids: { textSetId: ARE_RADURAS },
};
export const TEXTS_SCREEN: AccessTarget = {
  called: 'published texts to take back, on the screen',
  mine: async (town) => ({
    form: { intent: 'revert', textSetId: await aTextSet(town, true), attemptKey: randomUUID() },
  }),
  ids: { 'form.textSetId': ARE_RADURAS },
};
export const TEXTS_FOR_BROWSERS: AccessTarget = {
  called: 'a file of published texts',
  mine: async (town) => {
    const id = await aTextSet(town, true);
    const { rows } = await town.app.pool.query<{ hash: string }>('select hash from text_sets where id = $1', [
      id,
    ]);
    return { file: `sv-${rows[0]?.hash}.js` };
  },
};
