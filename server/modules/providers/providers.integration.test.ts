import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryName } from '#contracts/category-names.ts';
import { LOCALES } from '#contracts/languages.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { FREE_PLAN, getPlan, getPlans, subscribeToPackage } from '#server/modules/packages/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aProvider } from './builders.ts';
import {
  addPhoto,
  changeStatus,
  createProvider,
  getCategories,
  getPrivateDetails,
  getProviderContact,
  getProviderForBooking,
  getPublicProvider,
  getPublicProviders,
  getVatRegime,
  publishProvider,
  removePhoto,
  saveBillingInformation,
  setVatRegime,
  unpublishProvider,
  updateProvider,
} from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Every field of the specification's Provider (section 3) that is answered. */
const ALL_FIELDS = `
  id cityId name type mainCategory { id slug name type } subCategory { name } categories { id slug name type } description
  photos { id images { small medium large xLarge } } images { small medium large xLarge }
  location { addressLine1 addressLine2 city postalCode country state latitude longitude }
  phone email url socialLinks { facebook instagram linkedin skype twitter youtube } blog time timeNote tags publishOnline
  acceptPayments freeCancellationHours reservationOffset defaultTimeSlotStep language ownerId locked free canUnlock
  notificationEmail appName clientProvider timezone created active subscribed hasNotPaid userHasMembership membershipsCounter
  role billingInformation { name address city countryCode email piva taxId fiscalCode latitude longitude sdi } invoicePrefix
  plan { id originalId active endsAt amount stripeId } b2bSubscription { endsAt plan { id amount stripeId } }`;

async function ask(id: number, locale: 'it' | 'en' = 'en') {
  const answer = await app.ask(
    `query ($id: Id!) { getProviderGeneralInformation(id: $id) { ${ALL_FIELDS} } }`,
    { id },
    { locale },
  );
  expect(answer.errors).toBeUndefined();
  // The shape is what these tests assert.
  return answer.data?.['getProviderGeneralInformation'] as Record<string, unknown> | null;
}

describe('getProviderGeneralInformation', () => {
  it('answers every field of table A, the private ones empty', async () => {
    const work = app.work();
    const ownerPersonId = await aPerson(work);
    const id = await aProvider(work, {
      categories: ['spa', 'massage-center'],
      phone: '+39 051 1234567',
      email: 'ciao@ilprato.example',
      url: 'ilprato.example',
      instagram: 'https://instagram.example/ilprato',
      tags: ['sauna'],
      timeNote: 'Lunedì chiuso',
      openingTime: '9-19',
      reservationOffsetMinutes: 120,
      notificationEmail: 'canary-notification@ilprato.example',
      ownerPersonId,
    });
    const answer = await ask(id, 'it');
    const { photos, ...fields } = answer ?? {};
    const photoId = (photos as { id: number }[])[0]?.id;
    const image = (size: string) =>
      `http://localhost:3000/media/providers/${id}/photos/${photoId}/${size}.webp`;
    const images = {
      small: image('small'),
      medium: image('medium'),
      large: image('large'),
      xLarge: image('xLarge'),
    };
    expect(photos).toEqual([{ id: photoId, images }]);
    const plan = { id: 1, originalId: 1, active: true, endsAt: null, amount: null, stripeId: null };
    const spa = { id: 101, slug: 'spa', name: 'Spa e centro benessere', type: 'C' };
    const massage = { id: 105, slug: 'massage-center', name: 'Centro massaggi', type: 'C' };
    expect(fields).toEqual({
      id,
      cityId: 'it-bologna',
      name: 'Il Prato',
      type: 'C',
      mainCategory: spa,
      subCategory: { name: 'Centro massaggi' },
      categories: [spa, massage],
      description: 'Massaggi e movimento, a due passi dal centro.',
      images,
      location: {
        addressLine1: 'Via delle Fragole 3',
        addressLine2: null,
        city: 'Bologna',
        postalCode: '40121',
        country: 'IT',
        state: null,
        latitude: 44.4949,
        longitude: 11.3426,
      },
      phone: '+39 051 1234567',
      email: 'ciao@ilprato.example',
      url: 'https://ilprato.example/',
      socialLinks: {
        facebook: null,
        instagram: 'https://instagram.example/ilprato',
        linkedin: null,
        skype: null,
        twitter: null,
        youtube: null,
      },
      blog: null,
      time: '9-19',
      timeNote: 'Lunedì chiuso',
      tags: ['sauna'],
      publishOnline: true,
      acceptPayments: 'Optional',
      freeCancellationHours: 24,
      reservationOffset: 120,
      defaultTimeSlotStep: 5,
      language: 'it',
      ownerId: null,
      locked: false,
      free: false,
      canUnlock: false,
      notificationEmail: null,
      appName: null,
      clientProvider: false,
      timezone: 'Europe/Rome',
      created: '2026-11-02T08:00:00.000Z',
      active: true,
      subscribed: true,
      hasNotPaid: false,
      userHasMembership: false,
      membershipsCounter: 0,
      role: null,
      billingInformation: null,
      invoicePrefix: null,
      plan,
      b2bSubscription: { endsAt: null, plan: { id: 1, amount: null, stripeId: null } },
    });
    expect((await ask(id, 'en'))?.['mainCategory']).toEqual({ ...spa, name: 'Spa and wellness center' });
  });

  it('gives no private word away, and all of them to its owner', async () => {
    const work = app.work();
    const ownerPersonId = await aPerson(work);
    const strangerId = await aPerson(work);
    const id = await aProvider(work, { ownerPersonId, notificationEmail: 'canary@private.example' });
    const billing = {
      name: 'canary name',
      address: 'canary street',
      city: 'canary city',
      countryCode: 'IT',
      email: 'canary@billing.example',
      piva: 'canary piva',
      fiscalCode: 'canary code',
      sdi: 'canary',
      latitude: 1.23456789,
      longitude: 9.87654321,
    };
    await saveBillingInformation(work, id, billing);
    await subscribeToPackage(work, id, { packageId: 3, amountCents: 987_654 });
    await work.db
      .updateTable('providers')
      .set({ invoice_prefix: 'canary prefix' })
      .where('id', '=', id)
      .execute();
    for (const actor of [
      { kind: 'guest' } as const,
      anActor({ personId: strangerId }),
      anActor({ personId: ownerPersonId }),
    ]) {
      const context = {
        ...app.contextOf({ requestId: 'x', locale: 'en', address: '', idempotencyKey: null }),
        actor,
      };
      const query = `{ getProviderGeneralInformation(id: ${id}) { ${ALL_FIELDS} } }`;
      const answer = JSON.stringify(await app.executor.run({ query }, context));
      expect(answer).toContain('Il Prato');
      expect(answer).not.toMatch(/canary|1\.23456789|9\.87654321|9876/);
      expect(answer).toContain('"ownerId":null');
      expect(answer).toContain('"role":null');
      expect(await getPrivateDetails(work, actor, id)).toBeNull();
    }
    expect(JSON.stringify(await getPublicProvider(work, id))).not.toMatch(/canary|9876/);

    const role = { providerId: id, role: 'owner' } as const;
    for (const other of [
      anActor({ personId: strangerId, providerRoles: [{ providerId: id, role: 'manager' }] }),
      anActor({ personId: strangerId, providerRoles: [{ ...role, providerId: await aProvider(work) }] }),
      anActor({ personId: ownerPersonId, providerRoles: [role], area: 'public' }),
    ])
      expect(await getPrivateDetails(work, other, id)).toBeNull();

    const owner = anActor({ personId: ownerPersonId, providerRoles: [role] });
    const context = {
      ...app.contextOf({ requestId: 'x', locale: 'en', address: '', idempotencyKey: null }),
      actor: owner,
    };
    const query = `{ getProviderGeneralInformation(id: ${id}) { ${ALL_FIELDS} } }`;
    expect(
      (await app.executor.run({ query }, context)).data?.['getProviderGeneralInformation'],
    ).toMatchObject({
      role: 'owner',
      ownerId: ownerPersonId,
      notificationEmail: 'canary@private.example',
      invoicePrefix: 'canary prefix',
      billingInformation: { ...billing, taxId: 'canary piva' },
      plan: { id: 3, amount: 9876.54, stripeId: null },
    });
    await saveBillingInformation(work, id, { ...billing, city: 'Modena', sdi: null });
    const changed = { ...billing, city: 'Modena', sdi: null };
    expect(await getPrivateDetails(work, owner, id)).toMatchObject({ billingInformation: changed });
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['locked', (id) => changeStatus(app.work(), id, { isLocked: true }, 'system:test')],
    ['inactive', (id) => changeStatus(app.work(), id, { isActive: false }, 'system:test')],
    ['unpublished', (id) => unpublishProvider(app.work(), id)],
  ])('knows no %s provider', async (_name, hide) => {
    const id = await aProvider(app.work());
    expect(await ask(id)).not.toBeNull();
    await hide(id);
    expect(await ask(id)).toBeNull();
    expect(await getPublicProviders(app.work(), [id])).toEqual([]);
    expect(await getProviderForBooking(app.work(), id)).toMatchObject({ id });
    expect(await getProviderContact(app.work(), id)).toMatchObject({
      id,
      city: 'Bologna',
      timeZone: 'Europe/Rome',
    });
  });

  it('knows no unknown provider, and reads ids as digits', async () => {
    expect(await ask(999_999)).toBeNull();
    expect(await ask(Number.MAX_SAFE_INTEGER)).toBeNull();
    const id = await aProvider(app.work());
    const answer = await app.ask(`{ getProviderGeneralInformation(id: "${id}") { id } }`);
    expect(answer.data).toEqual({ getProviderGeneralInformation: { id } });
    for (const bad of ['0', '-1', '1.5', '"{1}"', '[1]', '9007199254740992']) {
      const refused = await app.ask(`{ getProviderGeneralInformation(id: ${bad}) { id } }`);
      expect(refused.errors?.[0]?.code).toBe('invalidInput');
    }
  });

  it('says when the package has ended, was switched off, or is Free', async () => {
    const ended = await aProvider(app.work(), { packageEndsAt: new Date('2026-11-01T00:00:00Z') });
    expect(await ask(ended)).toMatchObject({
      hasNotPaid: true,
      subscribed: false,
      free: false,
      plan: { endsAt: '2026-11-01T00:00:00.000Z' },
    });
    const free = await aProvider(app.work(), { packageId: 0 });
    expect(await ask(free)).toMatchObject({
      hasNotPaid: false,
      subscribed: false,
      free: true,
      plan: { id: 0 },
      b2bSubscription: null,
    });
    const later = await aProvider(app.work(), { packageId: 1 });
    await subscribeToPackage(app.work(), later, {
      packageId: 2,
      amountCents: 1,
      startedAt: new Date('2026-11-02T08:00:01Z'),
      active: false,
    });
    expect(await ask(later)).toMatchObject({ hasNotPaid: true, plan: { id: 2, active: false } });
  });
});

describe('pictures', () => {
  it('are a drawn picture while there is no photo, and the largest sizes only of large photos', async () => {
    const work = app.work();
    const id = await aProvider(work);
    const [first] = (await getPublicProvider(work, id))?.photos ?? [];
    await addPhoto(work, id, { objectKey: 'uploads/second.jpg', width: 1280, height: 800 });
    await removePhoto(work, id, first?.id ?? 0);
    const [photo] = (await getPublicProvider(work, id))?.photos ?? [];
    expect((await ask(id))?.['images']).toMatchObject({
      large: expect.stringContaining(`/photos/${photo?.id}/large.webp`),
      xLarge: null,
    });
    await removePhoto(work, id, photo?.id ?? 0);
    expect((await ask(id))?.['images']).toEqual(
      Object.fromEntries(
        ['small', 'medium', 'large', 'xLarge'].map((size) => [
          size,
          `http://localhost:3000/media/drawings/talk-${(id % 6) + 1}/${size}.webp`,
        ]),
      ),
    );
    for (const tooSmall of [
      { width: 1279, height: 800 },
      { width: 1280, height: 799 },
    ])
      await expect(addPhoto(work, id, { objectKey: 'x', ...tooSmall })).rejects.toMatchObject({
        code: 'invalidInput',
      });
    await expect(removePhoto(work, await aProvider(work), photo?.id ?? 0)).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('photos', () => {
  it('are thirty at most, in the order in which they came', async () => {
    const work = app.work();
    const id = await aProvider(work);
    const added = [(await getPublicProvider(work, id))?.photos[0]?.id];
    const another = () => addPhoto(work, id, { drawing: 'gym-1', width: 1920, height: 800 });
    for (let count = 1; count < 30; count += 1) added.push(await another());
    await expect(another()).rejects.toMatchObject({
      details: { inputs: [{ code: 'tooMany', affected: ['photo'] }] },
    });
    const photos = (await getPublicProvider(work, id))?.photos;
    expect(photos?.map((photo) => photo.id)).toEqual(added);
  });

  it('are not offered larger than they are', async () => {
    const work = app.work();
    const id = await createProvider(work, {
      type: 'C',
      name: 'Panorama',
      description: 'x',
      city: 'Bari',
      latitude: 41,
      longitude: 17,
    });
    await addPhoto(work, id, { drawing: 'gym-1', width: 4000, height: 900 });
    await publishProvider(work, id);
    expect((await ask(id))?.['images']).toMatchObject({ large: expect.any(String), xLarge: null });
  });
});

describe('standing', () => {
  it('leaves in the audit who changed it', async () => {
    const id = await aProvider(app.work());
    await changeStatus(app.work(), id, { isLocked: true, canUnlock: true }, 'person:7');
    const { rows } = await app.pool.query(
      'select actor, action, subject, subject_id, after from audit_entries where subject = $2 and provider_id = $1',
      [id, 'provider'],
    );
    expect(rows).toEqual([
      {
        actor: 'person:7',
        action: 'changeStanding',
        subject: 'provider',
        subject_id: id,
        after: { isLocked: true, canUnlock: true },
      },
    ]);
  });
});

describe('categories', () => {
  it('are ten of each type, each with a name in both languages', async () => {
    const all = await getCategories(app.work(), null);
    expect(all).toHaveLength(20);
    for (const { slug } of all) for (const locale of LOCALES) expect(categoryName(slug, locale)).not.toBe('');
    const answer = await app.ask('{ categories(type: P) { slug name type } }', {}, { locale: 'it' });
    const professionals = answer.data?.['categories'] as { slug: string; name: string; type: string }[];
    expect(professionals).toHaveLength(10);
    expect(professionals[1]).toEqual({ slug: 'yoga-teacher', name: 'Yoga', type: 'P' });
  });

  it('belong to the type', async () => {
    const given = { type: 'P', name: 'Ada', categories: ['spa'] } as const;
    await expect(createProvider(app.work(), given)).rejects.toMatchObject({
      code: 'invalidInput',
      details: { affected: ['categories'] },
    });
  });
});

describe('publishing', () => {
  it('needs description, photo and location', async () => {
    const work = app.work();
    const id = await createProvider(work, { type: 'P', name: 'Ada' });
    const missing = (...needs: string[]) => ({
      code: 'invalidInput',
      details: { inputs: needs.map((need) => ({ code: 'required', affected: [need] })) },
    });
    await expect(publishProvider(work, id)).rejects.toMatchObject(
      missing('description', 'photo', 'location'),
    );
    await updateProvider(work, id, { description: 'Yoga', city: 'Bari', latitude: 41.1, longitude: 16.9 });
    await expect(publishProvider(work, id)).rejects.toMatchObject(missing('photo'));
    await addPhoto(work, id, { drawing: 'gym-1', width: 1920, height: 1200 });
    await publishProvider(work, id);
    expect(await getPublicProvider(work, id)).toMatchObject({ name: 'Ada', type: 'P' });
    await expect(publishProvider(work, 999_999)).rejects.toMatchObject({ code: 'notFound' });
    await expect(updateProvider(work, 999_999, { name: 'x' })).rejects.toMatchObject({ code: 'notFound' });
  });
});

it('answers many providers in the asked order', async () => {
  const work = app.work();
  const ids = [await aProvider(work), await aProvider(work), await aProvider(work, { isPublished: false })];
  const found = await getPublicProviders(work, ids.toReversed());
  expect(found.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
});

it('tells the plans of many providers, each its own latest', async () => {
  const work = app.work();
  const free = await aProvider(work, { packageId: 0 });
  const grow = await aProvider(work, { packageId: 1 });
  const video = await aProvider(work, { packageId: 1 });
  const started = (day: number) => new Date(Date.UTC(2026, 10, day));
  await subscribeToPackage(work, video, {
    packageId: 2,
    amountCents: 5900,
    startedAt: started(3),
    endsAt: started(30),
  });
  await subscribeToPackage(work, video, { packageId: 3, amountCents: 9900, startedAt: started(1) });
  const plans = await getPlans(work, [free, grow, video, 999_999]);
  expect(plans.get(free)).toEqual(FREE_PLAN);
  expect(plans.get(999_999)).toEqual(FREE_PLAN);
  expect(plans.get(grow)).toMatchObject({ packageId: 1, amountCents: 2900, endsAt: null });
  expect(plans.get(video)).toMatchObject({ packageId: 2, amountCents: 5900, endsAt: started(30) });
  expect(await getPlan(work, free)).toEqual(FREE_PLAN);
});

describe('how a provider is taxed', () => {
  it.each([
    ['in full, as most', 'P', ['massage-therapist'], 'standard'],
    ['in full without a trade', 'C', [], 'standard'],
    ['exempt in a protected health profession', 'P', ['physiotherapist'], 'healthExempt'],
    ['by its main trade', 'P', ['beautician', 'physiotherapist'], 'standard'],
    ['in full where the law is not settled', 'P', ['osteopath'], 'standard'],
  ] as const)('is at first %s', async (_how, type, categories, treatment) => {
    const providerId = await createProvider(app.work(), { type, name: 'Studio', categories });
    expect(await getVatRegime(app.work(), providerId)).toEqual({
      regime: 'ordinary',
      treatment,
      isChosen: false,
      version: 1,
    });
  });

  it('is what it says itself from then on', async () => {
    const providerId = await createProvider(app.work(), { type: 'P', name: 'Studio' });
    await setVatRegime(app.work(), providerId, { regime: 'forfettario', treatment: 'reduced' });
    expect(await getVatRegime(app.work(), providerId)).toEqual({
      regime: 'forfettario',
      treatment: 'reduced',
      isChosen: true,
      version: 2,
    });
    const outOfScope = { regime: 'ordinary', treatment: 'membersOutOfScope' } as const;
    await expect(setVatRegime(app.work(), providerId, outOfScope)).rejects.toMatchObject({
      code: 'invalidInput',
      details: { affected: ['treatment'] },
    });
    await expect(
      setVatRegime(app.work(), 0, { regime: 'ordinary', treatment: 'standard' }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });
});
