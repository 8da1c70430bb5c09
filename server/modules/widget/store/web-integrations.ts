import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import type { Work } from '#server/kernel/work.ts';
import { widgetTables } from './tables.ts';

/** The tab a widget opens with. */
export const PAGES = ['services', 'courses', 'videos', 'memberships', 'events'] as const;

export interface WebIntegrationRow {
  id: number;
  providerId: number;
  name: string;
  integrationType: 'widget' | 'link';
  page: string | null;
  url: string | null;
  link: string | null;
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
  providerId: number,
  id: number,
  changes: IntegrationChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await widgetTables(work)
    .updateTable('web_integrations')
    .set(columnsOf(changes))
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
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** By id alone: the look-up that the widget's address begins with. */
export async function readIntegration(work: Work, id: number): Promise<WebIntegrationRow | null> {
  const row = await widgetTables(work)
    .selectFrom('web_integrations')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * What a provider's bookings must ask, as one JSON value for a query of a module above: by the named integration, or by the
 * latest when none is named; null when the provider has no such one.
 */
export function askedContactAsJson(
  providerId: RawBuilder<unknown>,
  integrationId: number | null,
): RawBuilder<AskedContact | null> {
  return sql`(select json_build_object('askFirstname', ask_firstname, 'askLastname', ask_lastname, 'askPhone', ask_phone)
    from web_integrations where web_integrations.provider_id = ${providerId}
      and id = coalesce(${integrationId}::bigint, id)
    order by id desc limit 1)`;
}
