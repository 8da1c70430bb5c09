import { sql } from 'kysely';
import type { BusinessRole } from '#contracts/roles.ts';
import { findCustomers, peopleOfCustomers } from '#server/modules/customers/index.ts';
import { colleaguesOfProviders, getPersonCards, hasActiveLogIn } from '#server/modules/identity/index.ts';
import { nameOf } from './shown-chats.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';

/** Somebody to whom one may write at a center. */
export interface ChatPartner {
  /** Their id, for `members`. */
  personId: number;
  name: string;
  email: string;
  role: BusinessRole | 'customer';
  avatarKey: string | null;
}

interface WorkingColleague {
  personId: number;
  name: string;
  email: string;
  role: BusinessRole;
}

const MOST_FOUND = 20;

/** Somebody who works at a provider now; null for others. */
export async function findWorkingColleague(
  work: Work,
  providerId: number,
  personId: number,
): Promise<WorkingColleague | null> {
  const { rows } = await sql<WorkingColleague>`
    select c.person_id as "personId", c.name, c.email, c.role from ${colleaguesOfProviders(work.now())} c
     where c.provider_id = ${providerId} and c.person_id = ${personId} and c.standing = 'active'`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** The providers at which somebody works now. */
export async function centersWhereWorking(work: Work, personId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select c.provider_id as id from ${colleaguesOfProviders(work.now())} c
     where c.person_id = ${personId} and c.standing = 'active'`.execute(work.db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * To whom somebody may write at a center, by parts of name or e-mail: colleagues, and for who sees the desk's chats its customers with a
 * log-in, or one of these by their id. @throws Refusal as `expectMay`
 */
export async function getChatPartners(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, search, customerId }: { providerId: number; search: string; customerId: number | null },
): Promise<ChatPartner[]> {
  const { personId, extent } = await expectMay(work, actor, providerId, 'seeMessages');
  if (customerId !== null) return extent === 'all' ? partnerOf(work, providerId, customerId) : [];
  const typed = search.trim().slice(0, 100);
  const { rows: colleagues } = await sql<WorkingColleague>`
    select c.person_id as "personId", c.name, c.email, c.role from ${colleaguesOfProviders(work.now())} c
     where c.provider_id = ${providerId} and c.person_id <> ${personId} and c.standing = 'active'
       and position(lower(${typed}) in lower(c.name || ' ' || c.email)) > 0
     order by c.name, c.person_id limit ${MOST_FOUND}`.execute(work.db);
  const customers = extent === 'all' && typed !== '' ? await customersFound(work, providerId, typed) : [];
  const cards = await getPersonCards(
    work,
    [...colleagues, ...customers].map((one) => one.personId),
  );
  const withAvatar = <One extends { personId: number }>(one: One) => ({
    ...one,
    avatarKey: cards.get(one.personId)?.avatarKey ?? null,
  });
  return [...colleagues.map(withAvatar), ...customers.map(withAvatar)];
}

/** A customer who has a log-in; nobody for another. */
async function partnerOf(work: Work, providerId: number, customerId: number): Promise<ChatPartner[]> {
  const [person] = await peopleOfCustomers(work, { providerId, customerIds: [customerId] });
  if (!person || !(await hasActiveLogIn(work, person.personId))) return [];
  const card = (await getPersonCards(work, [person.personId])).get(person.personId);
  return card
    ? [
        {
          personId: card.id,
          name: nameOf(card),
          email: card.email,
          role: 'customer',
          avatarKey: card.avatarKey,
        },
      ]
    : [];
}

async function customersFound(work: Work, providerId: number, q: string) {
  const found = await findCustomers(work, {
    providerId,
    q,
    first: MOST_FOUND,
    withContacts: true,
    among: null,
  });
  const people = await peopleOfCustomers(work, { providerId, customerIds: found.map(({ id }) => id) });
  const personOf = new Map(people.map((one) => [one.customerId, one.personId]));
  const withLogIn = new Set<number>();
  for (const { personId } of people) if (await hasActiveLogIn(work, personId)) withLogIn.add(personId);
  return found.flatMap(({ id, firstname, lastname, email }) => {
    const personId = personOf.get(id);
    const name = [firstname, lastname].filter(Boolean).join(' ');
    return personId !== undefined && withLogIn.has(personId)
      ? [
          {
            personId,
            name: name === '' ? (email ?? '') : name,
            email: email ?? '',
            role: 'customer' as const,
          },
        ]
      : [];
  });
}
