import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { BusinessRole } from '#contracts/roles.ts';
import { signInAs, signInAtCenter } from './account.ts';
import { query } from './journey.ts';

/** A center that one journey has to itself, with somebody who does a service of an hour at all hours. */
export interface DeskCenter {
  id: number;
  offer: number;
  person: number;
}

/** Where it is about noon now, so that no journey has midnight in the middle of its day. */
export function zoneOfNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

/** Today's date there. */
export const dateAtNoon = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: zoneOfNoon() });

/** @param named.center, named.person what no other journey calls them */
export async function aDeskCenter(named: {
  center: string;
  person: string;
  cents?: number;
}): Promise<DeskCenter> {
  const [row] = await query<DeskCenter>(
    `with p as (
       insert into providers (type, name, city, city_key, publish_online, time_zone)
       values ('C', $1, 'Bologna', 'it-bologna', false, $2) returning id),
     k as (insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, now() from p),
     s as (insert into services (provider_id, name) select id, 'Massaggi' from p returning provider_id, id),
     o as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
       select provider_id, id, 'Massaggio', $4, 60 from s returning provider_id, id),
     r as (insert into resources (provider_id, kind, type, name) select id, 1, 'collaborator', $3 from p returning provider_id, id),
     w as (insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
       select provider_id, id, day, 0, 1440 from r, generate_series(1, 7) as day),
     g as (insert into offer_people (provider_id, offer_id, resource_id) select o.provider_id, o.id, r.id from o, r)
     select p.id::int as id, o.id::int as offer, r.id::int as person from p, o, r`,
    [named.center, zoneOfNoon(), named.person, named.cents ?? 5000],
  );
  if (!row) throw new Error('No center was made');
  return row;
}

/** A customer of the center. @returns their id */
export async function aDeskCustomer(
  { id }: DeskCenter,
  firstname: string,
  lastname: string,
): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into customers (provider_id, firstname, lastname, phone, recorded, created_at)
     values ($1, $2, $3, '+39 333 1239876', '{firstname,lastname,phone}', now()) returning id::int as id`,
    [id, firstname, lastname],
  );
  return row?.id ?? 0;
}

/** Lets somebody new in there. @returns their e-mail */
export async function comeIn(
  page: Page,
  { id }: Pick<DeskCenter, 'id'>,
  role: BusinessRole = 'owner',
): Promise<string> {
  const email = `${role}-${randomUUID()}@example.it`;
  await signInAtCenter(page, email, { providerId: id, role });
  return email;
}

/** A call of whoever is signed in at a center. @returns what its one field answers */
export async function askAtCenter<Answer>(page: Page, document: string, variables: object): Promise<Answer> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-radura-area': 'business', 'idempotency-key': randomUUID() },
    data: { query: document, variables },
  });
  const { data, errors = [] } = (await answer.json()) as { data: Record<string, Answer>; errors?: object[] };
  expect(errors).toEqual([]);
  const [answered] = Object.values(data);
  if (answered === undefined) throw new Error('Nothing was answered');
  return answered;
}

/** Signs somebody new in who is a customer of the center, called Gaia. */
export async function signInAsCustomerOf(
  page: Page,
  center: Pick<DeskCenter, 'id'>,
): Promise<{ customerId: number; email: string }> {
  const email = `gaia-${randomUUID()}@example.it`;
  await signInAs(page, email);
  const [customer] = await query<{ id: number }>(
    `insert into customers (provider_id, person_id, email, firstname, created_at)
     select $1, id, email, 'Gaia', now() from people where email = $2 returning id::int as id`,
    [center.id, email],
  );
  return { customerId: customer?.id ?? 0, email };
}
