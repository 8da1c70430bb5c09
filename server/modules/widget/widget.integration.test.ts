import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { createGroup } from '#server/modules/catalog/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { changeStatus, unpublishProvider } from '#server/modules/providers/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aWebIntegration } from './builders.ts';
import { addIntegration, askedContactAsJson, changeIntegration, createDefaultIntegration } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const FIELDS = `id background base body button font fontname gradient link name page providerId integrationType url
  integrationCode showVideos showServices showEvents showCourses showMemberships primaryColor askEmail askFirstname
  askLastname askPhone fontFamily fontStyle`;

async function latest(providerId: number) {
  const answer = await app.ask(
    `query ($id: Id!) { getLatestWebIntegrationWithProviderId(id: $id) { ${FIELDS} } }`,
    { id: providerId },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.['getLatestWebIntegrationWithProviderId'] as { id: number } | null;
}
async function byId(id: number) {
  const answer = await app.ask(`query ($id: Id!) { getWebIntegration(id: $id) { ${FIELDS} } }`, { id });
  expect(answer.errors).toBeUndefined();
  return answer.data?.['getWebIntegration'];
}

/** What a booking must ask, as a query of the booking module reads it. */
async function asked(providerId: number, integrationId: number | null = null) {
  const json = askedContactAsJson(sql`${providerId}::bigint`, integrationId);
  const { rows } = await sql<{ asked: object | null }>`select ${json} as asked`.execute(app.work().db);
  return rows[0]?.asked;
}

describe('a web integration', () => {
  it('comes with the provider, all tabs on, once', async () => {
    const providerId = await aProvider(app.work(), { hasNoWidget: true });
    await app.jobs.drain();
    const integration = await latest(providerId);
    expect(integration).toEqual({
      id: integration?.id,
      providerId,
      name: 'Radura',
      integrationType: 'widget',
      integrationCode: `<iframe src="http://localhost:3000/website-integration/${integration?.id}" title="Bookings" loading="lazy" style="width:100%;min-height:720px;border:0"></iframe>
<script async src="http://localhost:3000/widget.js"></script>`,
      page: null,
      url: null,
      link: null,
      background: null,
      base: null,
      body: null,
      button: null,
      font: null,
      fontname: null,
      gradient: null,
      primaryColor: '#1F5C49',
      fontFamily: null,
      fontStyle: null,
      showServices: true,
      showCourses: true,
      showEvents: true,
      showVideos: true,
      showMemberships: true,
      askEmail: true,
      askFirstname: true,
      askLastname: true,
      askPhone: true,
    });
    await Promise.all([
      createDefaultIntegration(app.work(), providerId),
      createDefaultIntegration(app.work(), providerId),
    ]);
    expect(await latest(providerId)).toEqual(integration);
    expect(await byId(integration?.id ?? 0)).toEqual(integration);
  });

  it('keeps and answers every field; the latest counts', async () => {
    const work = app.work();
    const providerId = await aProvider(work);
    await app.jobs.drain();
    const wanted = {
      name: 'Sito nuovo',
      integrationType: 'link' as const,
      page: 'services' as const,
      url: 'https://ilprato.example/',
      link: 'https://ilprato.example/casa',
      background: '#ffffff',
      base: '#eeeeee',
      body: '#dddddd',
      button: '#1F5C49',
      font: '#222222',
      fontname: 'Fraunces',
      gradient: 'linear-gradient(90deg, #fff, #1F5C49)',
      primaryColor: '#123456',
      fontFamily: 'Instrument Sans, sans-serif',
      fontStyle: 'italic',
      showServices: true,
      showCourses: false,
      showEvents: false,
      showVideos: true,
      showMemberships: false,
      askEmail: false,
      askFirstname: true,
      askLastname: true,
      askPhone: true,
    };
    const id = await addIntegration(work, providerId, wanted);
    expect(await latest(providerId)).toEqual({
      id,
      providerId,
      integrationCode: expect.any(String),
      ...wanted,
    });
    await changeIntegration(work, { providerId, id }, { askPhone: false, button: '#ff0000' });
    expect(await latest(providerId)).toMatchObject({
      askPhone: false,
      button: '#ff0000',
      askFirstname: true,
    });
    expect(await asked(providerId)).toMatchObject({
      askFirstname: true,
      askLastname: true,
      askPhone: false,
    });
  });

  it('asks by the named integration only when it is the provider’s own', async () => {
    const work = app.work();
    const mine = await aProvider(work);
    const asking = await aWebIntegration(work, { providerId: mine, askPhone: true });
    await aWebIntegration(work, { providerId: mine, askFirstname: true });
    expect(await asked(mine, asking)).toMatchObject({ askPhone: true, askFirstname: false });
    expect(await asked(mine)).toMatchObject({ askPhone: false, askFirstname: true });
    const theirs = await aWebIntegration(work, { askLastname: true });
    expect(await asked(mine, theirs)).toBeNull();
    await expect(
      changeIntegration(work, { providerId: mine, id: theirs }, { name: 'Mio' }),
    ).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('answers only what is safe, whatever the table holds', async () => {
    const id = await aWebIntegration(app.work());
    const unsafe = {
      primary_color: 'red;}',
      background: '#GGG',
      link: 'javascript:alert(1)',
      font_family: '} body {',
      gradient: 'url(x)',
    };
    await app.work().db.updateTable('web_integrations').set(unsafe).where('id', '=', id).execute();
    expect(await byId(id)).toMatchObject({
      primaryColor: '#1F5C49',
      background: null,
      link: null,
      fontFamily: null,
      gradient: null,
    });
  });
});

describe('a provider that visitors may not see', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['locked', (id) => changeStatus(app.work(), id, { isLocked: true }, 'system:test')],
    ['unpublished', (id) => unpublishProvider(app.work(), id)],
  ])('has no widget and no price list when %s', async (_name, hide) => {
    const { providerId } = await anOffer(app.work());
    await app.jobs.drain();
    const integration = await latest(providerId);
    await hide(providerId);
    expect(await latest(providerId)).toBeNull();
    expect(await byId(integration?.id ?? 0)).toBeNull();
    const answer = await app.ask(`{ getSubservicesForBooking(providerId: ${providerId}) { id } }`);
    expect(answer).toEqual({ data: { getSubservicesForBooking: null } });
  });

  it('has none when unknown', async () => {
    expect(await latest(999_999)).toBeNull();
    expect(await byId(999_999)).toBeNull();
    expect(await app.ask('{ getSubservicesForBooking(providerId: 999999) { id } }')).toEqual({
      data: { getSubservicesForBooking: null },
    });
  });
});

describe('getSubservicesForBooking', () => {
  it('answers headings with their offers and people', async () => {
    const work = app.work();
    const providerId = await aProvider(work);
    const groupId = await createGroup(work, { providerId, name: 'Corpo', color: '#1F5C49' });
    const made = await anOffer(work, {
      providerId,
      priceCents: 1999,
      capacity: 4,
      service: { groupId, name: 'Massaggi', imageUrl: '/media/drawings/tea-1/medium.webp' },
    });
    await anOffer(work, { ...made, position: 1, name: 'Breve', priceCents: 0, durationMinutes: 25 });
    const plain = await anOffer(work, {
      providerId,
      people: made.people,
      service: { name: 'Consulenza', isAlwaysAvailable: false },
    });
    const answer = await app.ask(
      `query ($id: Id!) { getSubservicesForBooking(providerId: $id) {
      id name description serviceType isAlwaysAvailable imageUrl group { name color }
      offers { id name description price priceCents duration capacity resources { id name } } } }`,
      { id: providerId },
    );
    const resources = [{ id: made.people[0], name: 'Anna' }];
    expect(answer).toEqual({
      data: {
        getSubservicesForBooking: [
          {
            id: made.serviceId,
            name: 'Massaggi',
            description: '',
            serviceType: 'N',
            isAlwaysAvailable: true,
            imageUrl: 'http://localhost:3000/media/drawings/tea-1/medium.webp',
            group: { name: 'Corpo', color: '#1F5C49' },
            offers: [
              {
                id: made.offerId,
                name: 'Massaggio rilassante',
                description: '',
                price: 19.99,
                priceCents: 1999,
                duration: 60,
                capacity: 4,
                resources,
              },
              {
                id: expect.any(Number),
                name: 'Breve',
                description: '',
                price: 0,
                priceCents: 0,
                duration: 25,
                capacity: 1,
                resources,
              },
            ],
          },
          {
            id: plain.serviceId,
            name: 'Consulenza',
            description: '',
            serviceType: 'N',
            isAlwaysAvailable: false,
            imageUrl: expect.stringMatching(/\/media\/drawings\/[a-z]+-[1-3]\/medium\.webp$/),
            group: null,
            offers: [
              {
                id: plain.offerId,
                name: 'Massaggio rilassante',
                description: '',
                price: 50,
                priceCents: 5000,
                duration: 60,
                capacity: 1,
                resources,
              },
            ],
          },
        ],
      },
    });
  });
});
