import { anImage } from '#server/modules/avatars/builders.ts';
import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import { Browser } from '../browser.ts';
import type { Member, Town } from '../town.ts';
import type { Args, AccessTarget } from './target.ts';
import { once, UNKNOWN_ID } from './target.ts';

const NEW_PASSWORD = 'Vicino-al-mare-8!';

/** What is about whoever asks and nobody else: there is no way to name another person. */
export const ONESELF: AccessTarget = {
  called: 'oneself',
  isOneself: true,
  mine: () => ({
    password: PASSWORD,
    oldPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    new_password: NEW_PASSWORD,
    fileType: 'png',
    input: { version: 1, firstname: 'Nuova' },
    agreements: [{ type: 'marketing', decision: 'Y' }],
  }),
};

/** A browser that is signed in as somebody, beside the one they have. */
export async function anotherBrowser(town: Town, { personId, actor }: Member): Promise<Browser> {
  const browser = new Browser(town.address, actor.area ?? 'public');
  await browser.adoptSession(town.app, personId, actor.area ?? 'public');
  return browser;
}

/** What somebody had begun before they were disabled; of who has not proved the e-mail, as if they had. */
export async function whileActive<T>(
  { app }: Town,
  { personId, actor }: Member,
  begin: () => Promise<T>,
): Promise<T> {
  if (actor.isDisabled)
    await app.pool.query('update log_ins set active = true where person_id = $1', [personId]);
  if (!actor.isProved)
    await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  try {
    return await begin();
  } finally {
    if (actor.isDisabled)
      await app.pool.query('update log_ins set active = false where person_id = $1', [personId]);
    if (!actor.isProved)
      await app.pool.query('update people set verified_at = null where id = $1', [personId]);
  }
}

async function newestSession(town: Town, me: Member): Promise<number> {
  await anotherBrowser(town, me);
  const { rows } = await town.app.pool.query<{ id: string }>(
    'select max(id) as id from login_sessions where person_id = $1',
    [me.personId],
  );
  return Number(rows[0]?.id);
}
const verasSession = once((town) => newestSession(town, town.vera));

export const SESSION: AccessTarget = {
  called: 'a device that is signed in',
  mine: async (town, me) => ({ id: await whileActive(town, me, () => newestSession(town, me)) }),
  others: async (town) => [{ id: await verasSession(town) }],
  unknown: { id: UNKNOWN_ID },
  ids: { id: async (town) => [{ id: await verasSession(town) }] },
};

const anySquare = once(() => anImage('png', { width: 120, height: 120 }));
const REQUEST_UPLOAD = 'mutation { changeUserAvatar(fileType: "png") { uploadId presignedUrl } }';

async function awaitedUpload(town: Town, who: Member): Promise<{ uploadId: number; path: string }> {
  const browser = await anotherBrowser(town, who);
  const { uploadId, presignedUrl } = await browser.ask<{ uploadId: number; presignedUrl: string }>(
    REQUEST_UPLOAD,
    {},
  );
  return { uploadId, path: presignedUrl.replace(town.app.deps.origin, '') };
}

async function sentUpload(town: Town, who: Member): Promise<Args> {
  const { uploadId, path } = await awaitedUpload(town, who);
  const body = new Uint8Array(await anySquare(town));
  const { status } = await who.browser.call({ method: 'PUT', path, headers: PNG, body });
  if (status !== 200) throw new Error(`The upload was answered with ${status}`);
  return { uploadId };
}
const PNG = { 'content-type': 'image/png' };
const verasUpload = once((town) => sentUpload(town, town.vera));

export const UPLOAD: AccessTarget = {
  called: 'a picture that was uploaded',
  mine: (town, me) => whileActive(town, me, () => sentUpload(town, me)),
  others: async (town) => [await verasUpload(town)],
  unknown: { uploadId: UNKNOWN_ID },
  ids: { uploadId: async (town) => [await verasUpload(town)] },
};

const verasAwaited = once((town) => awaitedUpload(town, town.vera));

export const UPLOAD_ADDRESS: AccessTarget = {
  called: 'the signed address of an upload',
  async mine(town) {
    const { path } = await awaitedUpload(town, town.vera);
    return { path, headers: PNG, body: new Uint8Array(await anySquare(town)) };
  },
  async others(town) {
    const [veras, own] = [await verasAwaited(town), await awaitedUpload(town, town.vera)];
    const [, query] = own.path.split('?');
    const body = new Uint8Array(await anySquare(town));
    // Signed for one's own file, and not signed at all.
    return [`${veras.path.split('?')[0]}?${query}`, veras.path.split('?')[0]].map((path) => ({
      path,
      headers: PNG,
      body,
    }));
  },
};

/** A signed address gives one file; no module makes any yet. */
export const DOWNLOAD_ADDRESS: AccessTarget = {
  called: 'the signed address of a file',
  async mine({ app }) {
    const key = 'uploads/a-file-of-the-test';
    await app.deps.storage.write(key, Buffer.from('a file'));
    const expiresAt = new Date(app.clock.now().getTime() + 60_000);
    const url = await app.deps.storage.addressForReading(key, {
      contentType: 'text/plain',
      fileName: 'a.txt',
      expiresAt,
    });
    return { path: url.replace(app.deps.origin, '') };
  },
  async others(town) {
    const { path } = await verasAwaited(town);
    return [{ path }, { path: path.split('?')[0] }, { path: '/media/files/uploads/a-file-of-the-test' }];
  },
};

const verasPicture = once(async (town) => {
  const browser = await anotherBrowser(town, town.vera);
  const { uploadId } = await sentUpload(town, town.vera);
  const url = await browser.ask<string>('mutation ($id: Id!) { publishUserAvatar(uploadId: $id) }', {
    id: uploadId,
  });
  return url.replace(town.app.deps.origin, '');
});

export const AVATAR: AccessTarget = {
  called: 'a person’s picture, by its address',
  mine: async (town) => ({ path: await verasPicture(town) }),
  others: async (town) => [{ path: (await verasPicture(town)).replace(/avatars\/.{4}/, 'avatars/0000') }],
};

async function feedCode({ app }: Town, { personId }: Member, generation: number): Promise<string> {
  const values = [personId, app.clock.now()];
  await app.pool.query(
    'insert into calendar_feeds (person_id, is_on, created_at) values ($1, true, $2) on conflict do nothing',
    values,
  );
  return app.deps.links.feedCodeFor({ personId, generation });
}

export const CALENDAR: AccessTarget = {
  called: 'a calendar, by its address',
  mine: async (town, me) => ({ code: await feedCode(town, me, 1) }),
  async others(town, me) {
    const own = await feedCode(town, me, 1);
    const swapped = own.replace(/^[0-9a-z]+/, town.vera.personId.toString(36));
    return [{ code: await feedCode(town, town.vera, 2) }, { code: swapped }];
  },
  unknown: { code: '1.1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};
