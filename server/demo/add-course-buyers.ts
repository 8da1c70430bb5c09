import { sql } from 'kysely';
import type { App } from '#server/kernel/app.ts';
import type { SettableClock } from '#server/kernel/clock.ts';
import type { Work } from '#server/kernel/work.ts';
import { addCustomer, findCustomerOfPerson } from '#server/modules/customers/index.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { giveCourse } from '#server/modules/videos/index.ts';
import type { SpaFilled } from './fill-spa.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';

const DAY_MS = 86_400_000;

/**
 * Who watches the video courses of the town's full center: the customer who can log in has seen one of four files, and the second section opens in some
 * days; from a regular what they have is withheld. Leaves the clock at now.
 */
export async function addCourseBuyers(
  app: App,
  clock: SettableClock,
  { providerId, regularIds }: SpaFilled,
  now: Date,
): Promise<void> {
  const work = app.jobs.work();
  const courseIds = await coursesOf(work, providerId);
  const [first, second] = courseIds;
  const [withheld, another] = await withEmail(work, providerId, regularIds);
  if (first === undefined || second === undefined) return;
  const give = (courseId: number, customerId: number) =>
    work.transaction((tx) =>
      giveCourse(tx, { providerId, courseId, customerId }, { language: 'it', actor: 'system:demo' }),
    );
  clock.set(new Date(now.getTime() - 2 * DAY_MS));
  const customerId = await customerWithLogIn(work, providerId);
  if (customerId !== null) {
    await give(first, customerId);
    await seeFirstFile(work, { providerId, courseId: first, customerId });
  }
  for (const id of [withheld, another]) if (id !== undefined) await give(second, id);
  if (withheld !== undefined)
    await sql`update customers set content_blocked = true where provider_id = ${providerId} and id = ${withheld}`.execute(
      work.db,
    );
  clock.set(now);
}

async function coursesOf(work: Work, providerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from video_courses where provider_id = ${providerId} order by id`.execute(work.db);
  return rows.map(({ id }) => id);
}

/** Those of some customers whom a course can be given to. */
async function withEmail(work: Work, providerId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from customers where provider_id = ${providerId} and id = any(${[...ids]}::bigint[]) and person_id is not null
      and not blacklisted order by id`.execute(work.db);
  return rows.map(({ id }) => id);
}

/** The town's first customer, at the center; null where nobody can log in. */
async function customerWithLogIn(work: Work, providerId: number): Promise<number | null> {
  const [{ email = '', firstname = '', lastname = '', phone = null } = {}] = TOWN_CUSTOMERS;
  const personId = await findPerson(work, email);
  if (personId === null) return null;
  return (
    (await findCustomerOfPerson(work, { providerId, personId })) ??
    addCustomer(work, providerId, { email, firstname, lastname, phone, further: [], language: 'it' })
  );
}

async function seeFirstFile(
  work: Work,
  { providerId, courseId, customerId }: { providerId: number; courseId: number; customerId: number },
): Promise<void> {
  await sql`
    insert into video_views (person_id, provider_id, file_id, seen_at)
      select c.person_id, f.provider_id, f.id, ${work.now()} from customers c, video_files f
        join video_sections s on s.provider_id = f.provider_id and s.id = f.section_id
        where c.provider_id = ${providerId} and c.id = ${customerId} and f.provider_id = ${providerId} and s.course_id = ${courseId}
        order by s.position, f.position limit 1`.execute(work.db);
}
