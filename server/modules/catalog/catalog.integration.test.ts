import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProvider } from '#server/modules/providers/builders.ts';
import { updateProvider } from '#server/modules/providers/index.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { archiveResource } from '#server/modules/staff/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { anOffer, rewriteOffer } from './builders.ts';
import {
  createGroup,
  createOffer,
  createService,
  getBookableOffer,
  getBookableOffersOf,
  offersForBooking,
  providerOfOffer,
} from './index.ts';
import { changeServices } from './use-cases/services/change-status.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const refused = (code: string, ...affected: string[]) =>
  affected.length > 0 ? { code, details: { affected: expect.arrayContaining(affected) } } : { code };

describe('a bookable offer', () => {
  it('comes with everything booking and availability look at, in one query', async () => {
    const work = app.work();
    const providerId = await aProvider(work, {
      reservationOffsetMinutes: 120,
      defaultTimeSlotStep: 15,
      timeZone: 'Europe/Rome',
    });
    const people = [
      await aColleague(work, { providerId, name: 'Anna' }),
      await aColleague(work, { providerId, name: 'Bruno' }),
    ];
    const room = await anEquipment(work, { providerId, quantity: 2, capacity: 4 });
    const groupId = await createGroup(work, { providerId, name: 'Corpo', color: '#1F5C49' });
    const { offerId, serviceId } = await anOffer(work, {
      providerId,
      people,
      needs: [{ units: 2, resourceIds: [room] }],
      prepareMinutes: 5,
      cleanupMinutes: 10,
      capacity: 2,
      service: { groupId, isAlwaysAvailable: false, periodStartDate: '2026-11-01', periodEndMinute: 1200 },
    });
    expect(await getBookableOffer(work, offerId)).toEqual({
      offerId,
      providerId,
      serviceId,
      name: 'Massaggio rilassante',
      serviceName: 'Massaggi',
      priceCents: 5000,
      durationMinutes: 60,
      prepareMinutes: 5,
      cleanupMinutes: 10,
      capacity: 2,
      minimumCapacity: 1,
      stepMinutes: 15,
      period: { fromDate: '2026-11-01', toDate: null, startMinute: 0, endMinute: 1200 },
      locationType: 1,
      group: { name: 'Corpo', color: '#1F5C49' },
      people: [
        { resourceId: people[0], name: 'Anna', personId: null },
        { resourceId: people[1], name: 'Bruno', personId: null },
      ],
      needs: [{ units: 2, resourceIds: [room] }],
      equipment: [{ resourceId: room, quantity: 2, capacity: 4 }],
      vat: { treatment: 'standard', rateBasisPoints: 2200, nature: null },
      provider: {
        id: providerId,
        name: 'Il Prato',
        timeZone: 'Europe/Rome',
        countryCode: 'IT',
        language: 'it',
        acceptPayments: 'Optional',
        freeCancellationHours: 24,
        reservationOffsetMinutes: 120,
        bookingHorizonDays: 180,
        defaultTimeSlotStep: 15,
        notificationEmail: null,
        isActive: true,
        isPublished: true,
        isLocked: false,
      },
      plan: {
        packageId: 1,
        subscriptionId: expect.any(Number),
        active: true,
        endsAt: null,
        amountCents: 2900,
      },
    });
    expect(await getBookableOffersOf(work, [providerId])).toEqual([await getBookableOffer(work, offerId)]);
  });

  it('follows the service’s own slot before the provider’s', async () => {
    const { offerId } = await anOffer(app.work(), { service: { minCalendarSlot: 30 } });
    expect(await getBookableOffer(app.work(), offerId)).toMatchObject({
      stepMinutes: 30,
      period: null,
      group: null,
    });
  });

  it.each<[string, (made: Awaited<ReturnType<typeof anOffer>>) => Promise<void>]>([
    ['inactive', (made) => rewriteOffer(app.work(), made, { isActive: false })],
    [
      'archived',
      async ({ offerId }) => {
        await app.pool.query('update offers set archived = true where id = $1', [offerId]);
      },
    ],
    [
      'under an inactive heading',
      ({ providerId, serviceId }) =>
        changeServices(app.work(), { providerId, ids: [serviceId] }, { isActive: false }),
    ],
    [
      'under an archived heading',
      ({ providerId, serviceId }) =>
        changeServices(app.work(), { providerId, ids: [serviceId] }, { isArchived: true }),
    ],
    [
      'without anybody in use',
      ({ providerId, people }) => archiveResource(app.work(), { providerId, resourceId: people[0] ?? 0 }),
    ],
  ])('is none when %s, and then on no list', async (_name, change) => {
    const made = await anOffer(app.work());
    await change(made);
    expect(await getBookableOffer(app.work(), made.offerId)).toBeNull();
    expect(await offersForBooking(app.work(), made.providerId)).toEqual([]);
    expect(await getBookableOffersOf(app.work(), [made.providerId])).toEqual([]);
  });

  it('is none while a room it needs is out of use', async () => {
    const work = app.work();
    const providerId = await aProvider(work);
    const room = await anEquipment(work, { providerId });
    const { offerId } = await anOffer(work, { providerId, needs: [{ resourceIds: [room] }] });
    await archiveResource(work, { providerId, resourceId: room });
    expect(await getBookableOffer(work, offerId)).toBeNull();
    expect(await getBookableOffersOf(work, [providerId])).toEqual([]);
    expect(await offersForBooking(work, providerId)).toEqual([]);
    await archiveResource(work, { providerId, resourceId: room, isArchived: false });
    expect(await getBookableOffer(work, offerId)).not.toBeNull();
  });

  it('may take each of several rooms, in the provider’s order, as long as one is in use', async () => {
    const work = app.work();
    const providerId = await aProvider(work);
    const second = await anEquipment(work, { providerId, name: 'Cabina 2' });
    const first = await anEquipment(work, { providerId, name: 'Cabina 1', quantity: 2 });
    await work.db.updateTable('resources').set({ position: 200_000 }).where('id', '=', second).execute();
    const needs = [{ units: 2, resourceIds: [second, first] }];
    const { offerId } = await anOffer(work, { providerId, needs });
    const read = async () => {
      const offer = await getBookableOffer(work, offerId);
      return offer && { needs: offer.needs, equipment: offer.equipment.map(({ resourceId }) => resourceId) };
    };
    expect(await read()).toEqual({
      needs: [{ units: 2, resourceIds: [first, second] }],
      equipment: [first, second],
    });
    await archiveResource(work, { providerId, resourceId: first });
    expect(await read()).toEqual({ needs: [{ units: 2, resourceIds: [second] }], equipment: [second] });
    expect(await offersForBooking(work, providerId)).toHaveLength(1);
    await archiveResource(work, { providerId, resourceId: second });
    expect(await read()).toBeNull();
    expect(await offersForBooking(work, providerId)).toEqual([]);
  });

  it('is none for an id nobody has', async () => {
    expect(await getBookableOffer(app.work(), Number.MAX_SAFE_INTEGER)).toBeNull();
    expect(await providerOfOffer(app.work(), Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it('of a service with a period may be booked until the day ends where no last hour is named', async () => {
    const service = { isAlwaysAvailable: false, periodStartMinute: 600 };
    const { offerId } = await anOffer(app.work(), { service });
    expect((await getBookableOffer(app.work(), offerId))?.period).toEqual({
      fromDate: null,
      toDate: null,
      startMinute: 600,
      endMinute: 1440,
    });
  });

  it('names its provider and changes its price and words', async () => {
    const made = await anOffer(app.work());
    expect(await providerOfOffer(app.work(), made.offerId)).toBe(made.providerId);
    await rewriteOffer(app.work(), made, { priceCents: 4200, description: 'Con olio di mandorle.' });
    expect(await getBookableOffer(app.work(), made.offerId)).toMatchObject({
      priceCents: 4200,
      name: 'Massaggio rilassante',
    });
    const [service] = await offersForBooking(app.work(), made.providerId);
    expect(service?.offers).toMatchObject([{ description: 'Con olio di mandorle.', priceCents: 4200 }]);
    await updateProvider(app.work(), made.providerId, { acceptPayments: 'on' });
    expect((await getBookableOffer(app.work(), made.offerId))?.provider.acceptPayments).toBe('OnlineOnly');
  });
});

it('the price list stands in the provider’s order, not in that of making', async () => {
  const work = app.work();
  const made = await anOffer(work, { name: 'Secondo', position: 2 });
  const { providerId, serviceId, people } = made;
  await anOffer(work, { providerId, serviceId, people, name: 'Primo', position: 1 });
  const [list] = await offersForBooking(work, providerId);
  expect(list?.offers.map(({ name }) => name)).toEqual(['Primo', 'Secondo']);
});

describe('another provider’s things', () => {
  it('are refused with the field named', async () => {
    const work = app.work();
    const mine = await anOffer(work);
    const theirs = await anOffer(work);
    const theirRoom = await anEquipment(work, { providerId: theirs.providerId });
    const theirGroup = await createGroup(work, {
      providerId: theirs.providerId,
      name: 'Loro',
      color: '#000000',
    });
    const terms = {
      providerId: mine.providerId,
      serviceId: mine.serviceId,
      name: 'Prova',
      priceCents: 1,
      durationMinutes: 30,
    };
    await expect(createOffer(work, { ...terms, serviceId: theirs.serviceId })).rejects.toMatchObject(
      refused('invalidInput', 'serviceId'),
    );
    await expect(createOffer(work, { ...terms, people: theirs.people })).rejects.toMatchObject(
      refused('invalidInput', 'people'),
    );
    const myRoom = await anEquipment(work, { providerId: mine.providerId });
    for (const unknown of [theirRoom, Number.MAX_SAFE_INTEGER]) {
      const needs = [{ resourceIds: [myRoom] }, { resourceIds: [myRoom, unknown] }];
      await expect(createOffer(work, { ...terms, needs })).rejects.toMatchObject(
        refused('invalidInput', 'needs.1.resourceIds'),
      );
    }
    await expect(
      createService(work, { providerId: mine.providerId, name: 'Prova', groupId: theirGroup }),
    ).rejects.toMatchObject(refused('invalidInput', 'groupId'));
    await expect(rewriteOffer(work, { ...mine, offerId: theirs.offerId }, {})).rejects.toMatchObject(
      refused('invalidInput', 'offers'),
    );
    const which = { providerId: mine.providerId, ids: [theirs.serviceId] };
    await expect(changeServices(work, which, { isActive: false })).rejects.toMatchObject(refused('notFound'));
    await expect(
      archiveResource(work, { providerId: mine.providerId, resourceId: theirRoom }),
    ).rejects.toMatchObject(refused('notFound'));
  });

  it('cannot be pointed at, whatever the code does: the composite keys refuse it', async () => {
    const work = app.work();
    const mine = await anOffer(work);
    const theirs = await anOffer(work);
    const [theirPerson = 0] = theirs.people;
    const theirGroup = await createGroup(work, {
      providerId: theirs.providerId,
      name: 'Loro',
      color: '#000000',
    });
    const violation = { code: '23503' };
    const person = { provider_id: mine.providerId, offer_id: mine.offerId, resource_id: theirPerson };
    await expect(work.db.insertInto('offer_people').values(person).execute()).rejects.toMatchObject(
      violation,
    );
    const need = { provider_id: mine.providerId, offer_id: mine.offerId, number: 1, units: 1 };
    await expect(
      work.db
        .insertInto('offer_needs')
        .values({ ...need, offer_id: theirs.offerId })
        .execute(),
    ).rejects.toMatchObject(violation);
    await work.db.insertInto('offer_needs').values(need).execute();
    await expect(
      work.db
        .insertInto('offer_need_things')
        .values({ ...person, number: 1 })
        .execute(),
    ).rejects.toMatchObject(violation);
    await expect(
      work.db
        .updateTable('offers')
        .set({ service_id: theirs.serviceId })
        .where('id', '=', mine.offerId)
        .execute(),
    ).rejects.toMatchObject(violation);
    await expect(
      work.db
        .updateTable('services')
        .set({ group_id: theirGroup })
        .where('id', '=', mine.serviceId)
        .execute(),
    ).rejects.toMatchObject(violation);
    await expect(
      work.db
        .updateTable('offers')
        .set({ provider_id: theirs.providerId })
        .where('id', '=', mine.offerId)
        .execute(),
    ).rejects.toMatchObject(violation);
  });
});

describe('who and what an offer needs', () => {
  it.each<[string, string, (person: number, room: number) => object]>([
    ['somebody twice', 'people', (person) => ({ people: [person, person] })],
    ['a room among the people', 'people', (person, room) => ({ people: [person, room] })],
    ['a room twice', 'needs.0.resourceIds', (_, room) => ({ needs: [{ resourceIds: [room, room] }] })],
    [
      'somebody among the things',
      'needs.0.resourceIds',
      (person) => ({ needs: [{ resourceIds: [person] }] }),
    ],
    [
      'one of no things',
      'needs.1.resourceIds',
      (_, room) => ({ needs: [{ resourceIds: [room] }, { resourceIds: [] }] }),
    ],
    ['none of a thing', 'needs.0.units', (_, room) => ({ needs: [{ units: 0, resourceIds: [room] }] })],
    [
      'the one room twice over',
      'needs',
      (_, room) => ({ needs: [{ resourceIds: [room] }, { resourceIds: [room] }] }),
    ],
  ])('is never %s', async (_name, field, needsOf) => {
    const made = await anOffer(app.work());
    const room = await anEquipment(app.work(), { providerId: made.providerId });
    const needs = needsOf(made.people[0] ?? 0, room);
    const offer = { ...made, people: [], name: 'Prova', priceCents: 1, durationMinutes: 30, ...needs };
    await expect(createOffer(app.work(), offer)).rejects.toMatchObject(refused('invalidInput', field));
  });
});

describe('what cannot be offered', () => {
  it.each([
    ['a negative price', { priceCents: -1 }, 'priceCents'],
    ['a fraction of a cent', { priceCents: 0.5 }, 'priceCents'],
    ['no minutes', { durationMinutes: 0 }, 'durationMinutes'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a minimum above the capacity', { capacity: 2, minimumCapacity: 3 }, 'minimumCapacity'],
    ['more units than there are', { units: 2 }, 'needs.0.units'],
  ])('is %s', async (_name, { units, ...wrong }: Record<string, unknown>, field) => {
    const made = await anOffer(app.work());
    const room = await anEquipment(app.work(), { providerId: made.providerId });
    const needs = units ? { needs: [{ units: Number(units), resourceIds: [room] }] } : {};
    const offer = { ...made, name: 'Prova', priceCents: 1, durationMinutes: 30, ...needs, ...wrong };
    await expect(createOffer(app.work(), offer)).rejects.toMatchObject(refused('invalidInput', field));
  });

  it('is a period that ends before it begins, or a group of the same name', async () => {
    const providerId = await aProvider(app.work());
    const period = {
      providerId,
      name: 'Estate',
      isAlwaysAvailable: false,
      periodStartDate: '2026-12-01',
      periodEndDate: '2026-11-01',
    };
    await expect(createService(app.work(), period)).rejects.toMatchObject(
      refused('invalidStartDateBeforeEndDate', 'periodEndDate'),
    );
    const group = { providerId, name: 'Corpo', color: '#123456' };
    await createGroup(app.work(), group);
    await expect(createGroup(app.work(), group)).rejects.toMatchObject(refused('duplicateName'));
    await expect(createGroup(app.work(), { ...group, name: 'Mente', color: 'red;}' })).rejects.toMatchObject(
      refused('invalidInput', 'color'),
    );
  });
});
