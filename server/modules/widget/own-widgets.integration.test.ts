import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { subscribeToPackage } from '#server/modules/packages/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { unpublishProvider } from '#server/modules/providers/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aWebIntegration } from './builders.ts';
import { askedContactAsJson } from './index.ts';
import { MOST_INTEGRATIONS } from './rules/most-integrations.ts';
import { putAwayIntegration } from './use-cases/change-integrations.ts';

const SEEN = `version isArchived integration { id providerId name integrationType page url link background base body button font fontname
  gradient primaryColor fontFamily fontStyle showServices showCourses showEvents showVideos showMemberships askEmail askFirstname askLastname
  askPhone integrationCode }`;
const LIST = `query($p: Id!, $page: Int) { getWebIntegrations(providerId: $p, page: $page) { total page pages isOpened isShown items { ${SEEN} } } }`;
const ONE = `query($p: Id!, $id: Id!) { getOwnWebIntegration(providerId: $p, id: $id) { ${SEEN} } }`;
const CREATE = `mutation($p: Id!, $input: WebIntegrationInput!) { createWebIntegration(providerId: $p, input: $input) { ${SEEN} } }`;
const EDIT = `mutation($p: Id!, $id: Id!, $version: Int!, $input: WebIntegrationInput!) { editWebIntegration(providerId: $p, id: $id, version: $version, input: $input) { ${SEEN} } }`;
const ARCHIVE = `mutation($p: Id!, $id: Id!) { archiveWebIntegration(providerId: $p, id: $id) { ${SEEN} } }`;
const RESTORE = `mutation($p: Id!, $id: Id!) { restoreWebIntegration(providerId: $p, id: $id) { ${SEEN} } }`;
const LATEST = 'query($p: Id!) { getLatestWebIntegrationWithProviderId(id: $p) { id } }';
const PUBLIC = 'query($id: Id!) { getWebIntegration(id: $id) { id } }';

interface Own {
  version: number;
  isArchived: boolean;
  integration: { id: number; name: string; integrationCode: string };
}
interface Listed {
  total: number;
  page: number;
  pages: number;
  isOpened: boolean;
  isShown: boolean;
  items: Own[];
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let providerId: number;
/** The provider's only widget, until one is added. */
let first: number;
let owner: ReturnType<typeof anActor>;
let made = 0;
beforeEach(async () => {
  providerId = await aProvider(app.work());
  await app.jobs.drain();
  owner = await works('owner');
  first = (await ask<{ id: number }>(LATEST)).id;
});

async function works(role: BusinessRole): Promise<ReturnType<typeof anActor>> {
  const invitation = { email: `${role}-${(made += 1)}@example.it`, providerId, role } as const;
  const { personId } = await invitePerson(app.work(), {
    ...invitation,
    language: 'it',
    actor: 'system:test',
  });
  return anActor({ personId, providerRoles: [{ providerId, role }] });
}

/** As the owner unless told otherwise, each call with a key of its own. */
async function ask<T>(document: string, variables: object = {}, actor = owner, key?: string): Promise<T> {
  const { data, errors } = await app.ask(
    document,
    { p: providerId, ...variables },
    { actor, idempotencyKey: key ?? `key ${(made += 1)}` },
  );
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return Object.values(data as Record<string, T>)[0] as T;
}

const typed = (more: object = {}) => ({
  name: 'Sito',
  primaryColor: '#6b2d5c',
  showServices: true,
  showCourses: true,
  showEvents: true,
  showVideos: true,
  showMemberships: true,
  askFirstname: false,
  askLastname: false,
  askPhone: false,
  ...more,
});
const create = (more: object = {}) => ask<Own>(CREATE, { input: typed(more) });
const list = (variables: object = {}) => ask<Listed>(LIST, variables);

/** What a booking must ask, as a query of the booking module reads it. */
async function asked(integrationId: number | null = null) {
  const json = askedContactAsJson(sql`${providerId}::bigint`, integrationId);
  const { rows } = await sql<{ asked: object | null }>`select ${json} as asked`.execute(app.work().db);
  return rows[0]?.asked ?? null;
}

const told = async () => {
  const { rows } = await app.pool.query<{ told: string }>(
    "select action || ' ' || subject || ' ' || subject_id as told from audit_entries where provider_id = $1 and subject = 'webIntegration' order by id",
    [providerId],
  );
  return rows.map((row) => row.told);
};

/** Until a statement of this database waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting =
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await app.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBeGreaterThan(0);
}

describe('a widget of a provider', () => {
  it('is made with every field, changed whole, and told in the history', async () => {
    const whole = typed({
      integrationType: 'link',
      page: 'services',
      url: 'ilprato.example',
      link: 'https://ilprato.example/casa',
      background: 'ffffff',
      base: '#eee',
      body: '#dddddd',
      button: '#1F5C49',
      font: '#222222',
      gradient: 'linear-gradient(90deg, #fff, #1F5C49)',
      fontname: 'Fraunces Variable, serif',
      fontFamily: 'Georgia, serif',
      fontStyle: 'italic',
      askEmail: false,
      askPhone: true,
    });
    const { integration, ...standing } = await ask<Own>(CREATE, { input: whole });
    const { id } = integration;
    expect(standing).toEqual({ version: 1, isArchived: false });
    expect(integration).toEqual({
      ...whole,
      id,
      providerId,
      url: 'https://ilprato.example/',
      background: '#ffffff',
      integrationCode: `<a href="http://localhost:3000/website-integration/${id}" target="_blank" rel="noopener">Book</a>`,
    });
    expect(await ask(LATEST)).toEqual({ id });
    expect(await asked()).toEqual({ askFirstname: false, askLastname: false, askPhone: true });
    const changed = await ask<Own>(EDIT, { id, version: 1, input: typed({ name: '  Sito\u200B ' }) });
    expect(changed).toMatchObject({
      version: 2,
      integration: { name: 'Sito', integrationType: 'widget', background: null, page: null, askEmail: true },
    });
    expect(changed.integration.integrationCode).toContain(`/website-integration/${id}" title="Bookings"`);
    expect(await told()).toEqual([
      `createWebIntegration webIntegration ${id}`,
      `editWebIntegration webIntegration ${id}`,
    ]);
  });

  it('is changed by whoever saw the last version, and once for a key', async () => {
    await ask(EDIT, { id: first, version: 1, input: typed() }, owner, 'once');
    await ask(EDIT, { id: first, version: 1, input: typed() }, owner, 'once');
    expect(await ask(ONE, { id: first })).toMatchObject({ version: 2 });
    await expect(ask(EDIT, { id: first, version: 1, input: typed() })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    await ask(CREATE, { input: typed() }, owner, 'one more');
    await ask(CREATE, { input: typed() }, owner, 'one more');
    expect(await list()).toMatchObject({ total: 2 });
  });

  it('is listed by pages, the newest first, archived ones at the end', async () => {
    const ids = [first];
    for (let count = 0; count < 10; count += 1) ids.unshift((await create()).integration.id);
    const newest = ids[0] ?? 0;
    await ask(ARCHIVE, { id: newest });
    const { items, ...one } = await list();
    expect(one).toEqual({ total: 11, page: 1, pages: 2, isOpened: true, isShown: true });
    expect(items.map(({ integration }) => integration.id)).toEqual(ids.slice(1));
    const last = await list({ page: 2 });
    expect(last.items.map(({ integration, isArchived }) => [integration.id, isArchived])).toEqual([
      [newest, true],
    ]);
  });

  it('shows and asks nothing once it is archived, and comes back', async () => {
    const { integration } = await create({ askPhone: true });
    const { id } = integration;
    expect(await ask(ARCHIVE, { id })).toMatchObject({ isArchived: true, version: 2 });
    expect(await ask(ARCHIVE, { id })).toMatchObject({ isArchived: true, version: 2 });
    expect(await ask(PUBLIC, { id })).toBeNull();
    expect(await ask(LATEST)).toEqual({ id: first });
    expect(await asked(id)).toBeNull();
    expect(await asked()).toMatchObject({ askPhone: false });
    expect(await ask(RESTORE, { id })).toMatchObject({ isArchived: false });
    expect(await ask(PUBLIC, { id })).toEqual({ id });
    expect(await asked(id)).toMatchObject({ askPhone: true });
  });

  it('stays where it is the last one', async () => {
    await expect(ask(ARCHIVE, { id: first })).rejects.toMatchObject({ code: 'cannotUpdate' });
    expect(await ask(LATEST)).toEqual({ id: first });
  });

  // Carried by the lock of all of a provider's integrations in `putAwayIntegration`: each looks at another row.
  it('stays where two people put the last two away at once', async () => {
    const { integration } = await create();
    let second: Promise<unknown> = Promise.resolve();
    await app.work().transaction(async (tx) => {
      await putAwayIntegration(tx, { providerId, id: first });
      second = ask(ARCHIVE, { id: integration.id }).then(
        () => 'put away',
        (error: { code: string }) => error.code,
      );
      await untilSomebodyWaits();
    });
    expect(await second).toBe('cannotUpdate');
    expect((await list()).items.filter(({ isArchived }) => !isArchived)).toHaveLength(1);
  });

  it('is one of so many', async () => {
    await sql`insert into web_integrations (provider_id, name) select ${providerId}, 'Sito' from generate_series(2, ${MOST_INTEGRATIONS})`.execute(
      app.work().db,
    );
    await expect(create()).rejects.toMatchObject({ code: 'cannotUpdate' });
  });

  it.each([
    ['primaryColor', 'red;}'],
    ['primaryColor', ''],
    ['primaryColor', '#1F5C4980'],
    ['background', '#fff;}body{display:none'],
    ['base', 'url(//evil.example)'],
    ['body', 'var(--ink)'],
    ['button', 'expression(alert(1))'],
    ['font', '</style><script>alert(1)</script>'],
    ['gradient', 'linear-gradient(url(x), #fff)'],
    ['gradient', '#fff'],
    ['fontname', "x';}*{color:red"],
    ['fontFamily', 'a; } b {'],
    ['fontStyle', 'italic; color: red'],
    ['url', 'javascript:alert(1)'],
    ['link', 'data:text/html,x'],
    ['link', 'https://radura.it@elsewhere.example'],
    ['page', 'elsewhere'],
    ['integrationType', 'popup'],
    ['name', ' '],
    ['name', 'An\u202Ena'],
    ['name', 'x'.repeat(121)],
  ])('has no %s %j', async (field, value) => {
    await expect(create({ [field]: value })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: [field],
    });
    await expect(
      ask(EDIT, { id: first, version: 1, input: typed({ [field]: value }) }),
    ).rejects.toMatchObject({ code: 'invalidInput', affected: [field] });
    expect(await list()).toMatchObject({ total: 1, items: [{ version: 1 }] });
  });

  it('may be called what looks like a script, which no code repeats', async () => {
    const name = '"><script>alert(1)</script>';
    const { integration } = await create({ name });
    expect(integration.name).toBe(name);
    expect(integration.integrationCode).not.toContain('alert');
  });

  it('is not there for another provider', async () => {
    const theirs = await aWebIntegration(app.work());
    for (const [document, variables] of [
      [ONE, {}],
      [EDIT, { version: 1, input: typed() }],
      [ARCHIVE, {}],
      [RESTORE, {}],
    ] as const)
      await expect(ask(document, { id: theirs, ...variables })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is seen by a manager, changed by owner and director, and nothing to a collaborator', async () => {
    const manager = await works('manager');
    expect(await ask(LIST, {}, manager)).toMatchObject({ total: 1, isOpened: true });
    await expect(ask(ARCHIVE, { id: first }, manager)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    const director = await works('director');
    expect(await ask(EDIT, { id: first, version: 1, input: typed() }, director)).toMatchObject({
      version: 2,
    });
    await expect(ask(LIST, {}, await works('collaborator'))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
  });

  it('is seen and not changed with a package that has none', async () => {
    await subscribeToPackage(app.work(), providerId, { packageId: 2, amountCents: 0 });
    expect(await list()).toMatchObject({ total: 1, isOpened: false });
    await expect(create()).rejects.toMatchObject({ code: 'insufficientPlan' });
    await expect(ask(ARCHIVE, { id: first })).rejects.toMatchObject({ code: 'insufficientPlan' });
  });

  it('says whether visitors may see it', async () => {
    await unpublishProvider(app.work(), providerId);
    expect(await list()).toMatchObject({ isShown: false });
  });

  it('has a code in the language that is asked in', async () => {
    const { data } = await app.ask(ONE, { p: providerId, id: first }, { actor: owner, locale: 'it' });
    expect(JSON.stringify(data)).toContain('title=\\"Prenotazioni\\"');
  });
});
