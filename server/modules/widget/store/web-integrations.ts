import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import type { IntegrationType } from '#contracts/validation/web-integration.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { widgetTables } from './tables.ts';

export interface WebIntegrationRow {
  id: number;
  providerId: number;
  name: string;
  integrationType: IntegrationType;
  page: string | null;
  url: string | null;
  link: string | null;
  onlyOnItsSite: boolean;
  background: string | null;
  base: string | null;
  body: string | null;
  button: string | null;
  font: string | null;
  fontname: string | null;
  gradient: string | null;
  primaryColor: string;
  fontFamily: string | null;
  fontStyle: string | null;
  showServices: boolean;
  showCourses: boolean;
  showEvents: boolean;
  showVideos: boolean;
  showMemberships: boolean;
  askEmail: boolean;
  askFirstname: boolean;
  askLastname: boolean;
  askPhone: boolean;
}

/** One integration of one provider. */
export interface IntegrationOf {
  providerId: number;
  id: number;
}

/** What can be chosen of an integration; its ids cannot. */
export type IntegrationChanges = Partial<Omit<WebIntegrationRow, 'id' | 'providerId'>>;

const COLUMNS = [
  'id',
  'provider_id as providerId',
  'name',
  'integration_type as integrationType',
  'page',
  'url',
  'link',
  'only_on_its_site as onlyOnItsSite',
  'background',
  'base',
  'body',
  'button',
  'font',
  'fontname',
  'gradient',
  'primary_color as primaryColor',
  'font_family as fontFamily',
  'font_style as fontStyle',
  'show_services as showServices',
  'show_courses as showCourses',
  'show_events as showEvents',
  'show_videos as showVideos',
  'show_memberships as showMemberships',
  'ask_email as askEmail',
  'ask_firstname as askFirstname',
  'ask_lastname as askLastname',
  'ask_phone as askPhone',
] as const;

function columnsOf(changes: IntegrationChanges) {
  const { name, page, url, link, background, base, body, button, font, fontname, gradient } = changes;
  return {
    name,
    page,
    url,
    link,
    background,
    base,
    body,
    button,
    font,
    fontname,
    gradient,
    integration_type: changes.integrationType,
    only_on_its_site: changes.onlyOnItsSite,
    primary_color: changes.primaryColor,
    font_family: changes.fontFamily,
    font_style: changes.fontStyle,
    show_services: changes.showServices,
    show_courses: changes.showCourses,
    show_events: changes.showEvents,
    show_videos: changes.showVideos,
    show_memberships: changes.showMemberships,
    ask_email: changes.askEmail,
    ask_firstname: changes.askFirstname,
    ask_lastname: changes.askLastname,
    ask_phone: changes.askPhone,
  };
}

export async function insertIntegration(
  work: Work,
  providerId: number,
  integration: IntegrationChanges & { name: string },
): Promise<number> {
  const { id } = await widgetTables(work)
    .insertInto('web_integrations')
    .values({
      ...columnsOf(integration),
      name: integration.name,
      provider_id: providerId,
      created_at: work.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether the provider has such an integration */
export async function updateIntegration(
  work: Work,
  { providerId, id }: IntegrationOf,
  changes: IntegrationChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await widgetTables(work)
    .updateTable('web_integrations')
    .set((row) => ({ ...columnsOf(changes), version: row('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function readLatestIntegration(
  work: Work,
  providerId: number,
): Promise<WebIntegrationRow | null> {
  const row = await widgetTables(work)
    .selectFrom('web_integrations')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('archived_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** By id alone: the look-up that the widget's address begins with; none that is archived. */
export async function readIntegration(work: Work, id: number): Promise<WebIntegrationRow | null> {
  const row = await widgetTables(work)
    .selectFrom('web_integrations')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

const ownIntegrations = (work: Work, providerId: number) =>
  widgetTables(work)
    .selectFrom('web_integrations')
    .where('provider_id', '=', providerId)
    .select(COLUMNS)
    .select(['version', sql<boolean>`archived_at is not null`.as('isArchived')]);

/** One page of a provider's integrations: in use before archived, the newest first. A provider has few: its key finds them. */
export async function findIntegrations(
  work: Work,
  { providerId, page }: { providerId: number; page: number },
) {
  const rows = await ownIntegrations(work, providerId)
    .orderBy(sql`archived_at is not null`)
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset(rowsBefore(page))
    .execute();
  return { rows, total: (await countIntegrations(work, providerId)).all };
}

/** One of a provider's integrations, archived or not; null when it has no such one. */
export async function readOwnIntegration(work: Work, { providerId, id }: IntegrationOf) {
  return (await ownIntegrations(work, providerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, kept as it is until the transaction ends. */
export async function lockIntegration(work: Work, { providerId, id }: IntegrationOf) {
  const row = await ownIntegrations(work, providerId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** How many integrations a provider has, and how many of them are not archived. */
export async function countIntegrations(
  work: Work,
  providerId: number,
): Promise<{ all: number; inUse: number }> {
  return widgetTables(work)
    .selectFrom('web_integrations')
    .where('provider_id', '=', providerId)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where archived_at is null))::int`.as('inUse'),
    ])
    .executeTakeFirstOrThrow();
}

/** Counts as a change, so that a form filled before says so. */
export async function archiveIntegration(work: Work, of: IntegrationOf): Promise<void> {
  await setArchivedAt(work, of, work.now());
}

/** The same the other way round. */
export async function restoreIntegration(work: Work, of: IntegrationOf): Promise<void> {
  await setArchivedAt(work, of, null);
}

async function setArchivedAt(work: Work, { providerId, id }: IntegrationOf, at: Date | null): Promise<void> {
  await widgetTables(work)
    .updateTable('web_integrations')
    .set((row) => ({ archived_at: at, version: row('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/**
 * What a provider's bookings must ask, as one JSON value for a query of a module above: by the named integration, or by the
 * latest when none is named; null when the provider has no such one in use.
 */
export function askedContactAsJson(
  providerId: RawBuilder<unknown>,
  integrationId: number | null,
): RawBuilder<AskedContact | null> {
  return sql`(select json_build_object('askFirstname', ask_firstname, 'askLastname', ask_lastname, 'askPhone', ask_phone)
    from web_integrations where web_integrations.provider_id = ${providerId}
      and id = coalesce(${integrationId}::bigint, id) and archived_at is null
    order by id desc limit 1)`;
}
