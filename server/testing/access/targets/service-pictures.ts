import { anImage } from '#server/modules/avatars/builders.ts';
import { takeServicePicture } from '#server/modules/catalog/index.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { requestImageUpload } from '#server/modules/media/index.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { Args, AccessTarget } from './target.ts';
import { once, UNKNOWN_ID } from './target.ts';

const aPhoto = once(() => anImage('jpeg'));

/** A file that somebody sent, as a provider's picture or as their own. */
async function sentUpload(
  town: Town,
  { personId, browser }: Pick<Member, 'personId' | 'browser'>,
  providerId: number | null,
  purpose: 'service' | 'emailLogo',
): Promise<number> {
  const { app } = town;
  const uploadFor = providerId === null ? { purpose: 'avatar' as const } : { purpose, providerId };
  const request = { personId, fileType: 'jpg', mostBytes: 1024 * 1024, ...uploadFor };
  const { uploadId, presignedUrl } = await requestImageUpload(app.work(), app.deps, request);
  const { status } = await browser.call({
    method: 'PUT',
    path: presignedUrl.replace(app.deps.origin, ''),
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(await aPhoto(town)),
  });
  if (status !== 200) throw new Error(`The upload was answered with ${status}`);
  return uploadId;
}

/** What is uploaded for a provider. */
function uploadFor(what: string, purpose: 'service' | 'emailLogo'): AccessTarget {
  const uploadAt = async (town: Town, me: Member, { providerId }: ProviderOfTown): Promise<Args> => ({
    providerId,
    fileType: 'jpg',
    uploadId: await sentUpload(town, me, providerId, purpose),
  });
  return {
    called: `an upload for ${what}; another’s: for another provider`,
    mine: (town, me) => uploadAt(town, me, placeOf(town, me)),
    others: async (town, me) => [await uploadAt(town, me, otherPlaceOf(town, me))],
    unknown: { providerId: UNKNOWN_ID },
    ids: {
      providerId: anotherProvider,
      uploadId: async (town, me) => {
        const { providerId } = placeOf(town, me);
        return [
          { uploadId: await sentUpload(town, town.vera, providerId, purpose) },
          { uploadId: await sentUpload(town, me, otherPlaceOf(town, me).providerId, purpose) },
          { uploadId: await sentUpload(town, me, null, purpose) },
        ];
      },
    },
  };
}

export const SERVICE_UPLOAD = uploadFor('a provider’s service', 'service');
export const LOGO_UPLOAD = uploadFor('the logo of a provider’s mails', 'emailLogo');

const picture = once(async (town): Promise<Args> => {
  const { app, here, vera } = town;
  const { providerId } = here;
  const actor = anActor({ personId: vera.personId, providerRoles: [{ providerId, role: 'owner' }] });
  const path = await takeServicePicture(
    { work: app.work(), deps: app.deps, actor },
    { providerId, uploadId: await sentUpload(town, vera, providerId, 'service') },
  );
  return { providerId, key: path.split('/')[4], file: 'small.webp' };
});

export const SERVICE_PICTURE: AccessTarget = {
  called: 'a service’s picture, by its address; another’s: under a wrong key or provider',
  mine: picture,
  others: async (town) => {
    const mine = await picture(town);
    return [
      { ...mine, key: String(mine['key']).replace(/^.{4}/, '0000') },
      { ...mine, providerId: town.elsewhere.providerId },
    ];
  },
  ids: {
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
  },
};
