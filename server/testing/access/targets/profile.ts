import { anImage } from '#server/modules/avatars/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { requestImageUpload } from '#server/modules/media/index.ts';
import { addPhoto, takeProviderPhoto } from '#server/modules/providers/index.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { Args, AccessTarget } from './target.ts';
import { once, UNKNOWN_ID } from './target.ts';

const aPhoto = once(() => anImage('jpeg', { width: 1280, height: 800 }));
let made = 0;

/** The version that a form of this part would be filled from now. */
export async function versionOf(
  { app }: Town,
  { providerId }: ProviderOfTown,
  part: 'profile' | 'location' | 'settings' | 'vat' | 'billing' | 'collaborators',
): Promise<number> {
  const { rows } = await app.pool.query<{ version: number }>(
    `select ${part}_version as version from providers where id = $1`,
    [providerId],
  );
  return rows[0]?.version ?? 0;
}

/** Something of a provider, with whatever else is said about it. */
export function ofProvider(
  called: string,
  argsOf: (town: Town, me: Member, place: ProviderOfTown) => Promise<Args> | Args,
  ids: AccessTarget['ids'] = {},
): AccessTarget {
  return {
    called: `${called} of a provider; another’s: of another one`,
    async mine(town, me) {
      const place = placeOf(town, me);
      return { providerId: place.providerId, ...(await argsOf(town, me, place)) };
    },
    async others(town, me) {
      const place = otherPlaceOf(town, me);
      return [{ providerId: place.providerId, ...(await argsOf(town, me, place)) }];
    },
    unknown: { providerId: UNKNOWN_ID },
    ids: { providerId: anotherProvider, ...ids },
  };
}

export const OWN_PAGE = ofProvider('the own page', () => ({}));

export const PROFILE = ofProvider('the profile', async (town, _me, place) => ({
  version: await versionOf(town, place, 'profile'),
  input: { name: 'Il Prato', description: `Pace ${(made += 1)}`, categories: ['spa'] },
}));

export const LOCATION = ofProvider('the location', async (town, _me, place) => ({
  version: await versionOf(town, place, 'location'),
  input: { addressLine1: `Via Verdi ${(made += 1)}`, city: 'Bologna', countryCode: 'IT' },
}));

export const COLLABORATOR_RULES = ofProvider('what its collaborators may', async (town, _me, place) => ({
  version: await versionOf(town, place, 'collaborators'),
  input: { actsOnOwn: true, seesContacts: true },
}));

/** The version that a form of the global share would be filled from now. */
export async function shareVersionOf({ app }: Town, { providerId }: ProviderOfTown): Promise<number> {
  const { rows } = await app.pool.query<{ version: number }>(
    'select version from provider_shares where provider_id = $1',
    [providerId],
  );
  return rows[0]?.version ?? 0;
}

export const GLOBAL_SHARE = ofProvider('its global share', async (town, _me, place) => ({
  version: await shareVersionOf(town, place),
  input: { amountType: 'percent', amount: 100 + ((made += 1) % 9000) },
}));

export const SETTINGS = ofProvider('the settings', async (town, _me, place) => ({
  version: await versionOf(town, place, 'settings'),
  input: {
    language: 'it',
    timezone: 'Europe/Rome',
    timeNote: `Nota ${(made += 1)}`,
    reservationOffset: 0,
    bookingHorizonDays: 180,
    defaultTimeSlotStep: 5,
    freeCancellationHours: 24,
  },
}));

export const BILLING = ofProvider('the billing data', async (town, _me, place) => ({
  version: await versionOf(town, place, 'billing'),
  input: { name: `Il Prato ${(made += 1)} srl`, countryCode: 'IT', piva: '12345678903' },
}));

/** Two photos of a provider that nobody has seen yet. */
export async function twoPhotos({ app }: Town, { providerId }: ProviderOfTown): Promise<[number, number]> {
  const { rows } = await app.pool.query<{ id: number }>(
    'select id from provider_photos where provider_id = $1 order by id offset 1',
    [providerId],
  );
  // So that the gallery never fills up, however many try.
  for (const { id } of rows.slice(8)) await app.pool.query('delete from provider_photos where id = $1', [id]);
  const drawing = () => ({ drawing: `gym-${((made += 1) % 6) + 1}`, width: 1920, height: 1200 });
  return [
    await addPhoto(app.work(), providerId, drawing()),
    await addPhoto(app.work(), providerId, drawing()),
  ];
}

const anothersPhoto = (path: string) => async (town: Town, me: Member) => [
  { [path]: (await twoPhotos(town, otherPlaceOf(town, me)))[0] },
];

export const GALLERY_PHOTO = ofProvider(
  'a photo',
  async (town, _me, place) => {
    const [beforeId, id] = await twoPhotos(town, place);
    return { id, beforeId, version: 1, description: 'La sala' };
  },
  { id: anothersPhoto('id'), beforeId: anothersPhoto('beforeId') },
);

/** A file that somebody sent, as a provider's photo or as their own picture. */
async function sentUpload(
  town: Town,
  { personId, browser }: Pick<Member, 'personId' | 'browser'>,
  providerId: number | null,
): Promise<number> {
  const { app } = town;
  const purpose =
    providerId === null ? { purpose: 'avatar' as const } : { purpose: 'providerPhoto' as const, providerId };
  const request = { personId, fileType: 'jpg', mostBytes: 4 * 1024 * 1024, ...purpose };
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

export const PHOTO_UPLOAD = ofProvider(
  'an upload for a photo',
  async (town, me, place) => ({
    fileType: 'jpg',
    uploadId: await sentUpload(town, me, place.providerId),
  }),
  {
    uploadId: async (town, me) => {
      const { providerId } = placeOf(town, me);
      return [
        { uploadId: await sentUpload(town, town.vera, providerId) },
        { uploadId: await sentUpload(town, me, otherPlaceOf(town, me).providerId) },
        { uploadId: await sentUpload(town, me, null) },
      ];
    },
  },
);

/** A photo that was made and hangs nowhere yet; a key is no id, so that another provider's is tried as one's own is. */
async function madePhoto(town: Town, providerId: number): Promise<string> {
  const { app, vera } = town;
  const actor = anActor({ personId: vera.personId, providerRoles: [{ providerId, role: 'owner' }] });
  const uploadId = await sentUpload(town, vera, providerId);
  return takeProviderPhoto({ work: app.work(), deps: app.deps, actor }, { providerId, uploadId });
}

export const PHOTO_TO_HANG: AccessTarget = {
  ...ofProvider('a photo to hang up', () => ({})),
  async mine(town, me) {
    const { providerId } = placeOf(town, me);
    await twoPhotos(town, placeOf(town, me));
    return { providerId, key: await madePhoto(town, providerId) };
  },
  async others(town, me) {
    const [here, there] = [placeOf(town, me).providerId, otherPlaceOf(town, me).providerId];
    return [
      { providerId: there, key: await madePhoto(town, there) },
      { providerId: there, key: await madePhoto(town, here) },
    ];
  },
};

export const PHOTO_PREVIEW: AccessTarget = {
  called: 'a photo’s address in the back office; another’s: a code of none',
  mine: once(async ({ app, hidden }): Promise<Args> => {
    const { rows } = await app.pool.query<{ code: string }>(
      'select preview_code as code from provider_photos where provider_id = $1',
      [hidden.providerId],
    );
    return { code: rows[0]?.code, file: 'small.webp' };
  }),
  others: () => [
    { code: '00000000-0000-4000-8000-000000000000', file: 'small.webp' },
    { code: '1', file: 'small.webp' },
  ],
};

/** The same for how it is paid. */
export async function paymentVersionOf({ app }: Town, { providerId }: ProviderOfTown): Promise<number> {
  const { rows } = await app.pool.query<{ version: number }>(
    'select version from payment_options where provider_id = $1',
    [providerId],
  );
  return rows[0]?.version ?? 1;
}

export const PAYMENT_SETTINGS = ofProvider('the payment settings', async (town, _me, place) => ({
  version: await paymentVersionOf(town, place),
  input: {
    acceptPayments: 'Optional',
    serviceOnsite: true,
    serviceOnline: true,
    serviceMembership: false,
    courseOnsite: true,
    courseOnline: true,
    courseMembership: false,
    membershipOnsite: true,
    membershipOnline: true,
    onlineDiscountBasisPoints: (made += 1),
    acceptNonCustomerBookings: true,
  },
}));

export const VAT_SETTINGS = ofProvider('how it is taxed', async (town, _me, place) => ({
  version: await versionOf(town, place, 'vat'),
  input: { regime: 'ordinary', treatment: (made += 1) % 2 === 0 ? 'standard' : 'reduced' },
}));
