import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { COURSES_ON_PAGE } from '#contracts/videos.ts';
import { PACKAGE_IDS } from '#contracts/package-ids.ts';
import { isFilmShown } from '#server/modules/films/index.ts';
import type { PlanJson } from '#server/modules/packages/index.ts';
import { planAsJson } from '#server/modules/packages/index.ts';
import type { ProviderForBooking } from '#server/modules/providers/index.ts';
import { providerForBookingAsJson, vatTreatmentOf } from '#server/modules/providers/index.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { agreedVatAsJson } from '#server/modules/taxes/index.ts';
import type { paymentOptionsOf } from '#server/modules/payments/index.ts';
import { paymentOptionsAsJson } from '#server/modules/payments/index.ts';
import { askedContactAsJson } from '#server/modules/widget/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Course } from './courses.ts';
import { COURSE_COLUMNS } from './courses.ts';

/** A published course with what selling it looks at. */
export interface PublicCourse extends Course {
  vat: AgreedVat;
  provider: ProviderForBooking;
  plan: PlanJson | null;
  options: Parameters<typeof paymentOptionsOf>[1];
  asked: AskedContact | null;
}

const PACKAGES = sql.join([sql.lit(PACKAGE_IDS.video), sql.lit(PACKAGE_IDS.allInOne)]);

/** Visitors see its provider, whose package has videos: of a row with `provider` and `plan`. */
const IS_SEEN = sql`(x.provider->>'isActive')::boolean and (x.provider->>'isPublished')::boolean and not (x.provider->>'isLocked')::boolean
  and (x.plan->>'packageId')::int in (${PACKAGES})`;

const columnsOfSale = (
  work: Work,
  webIntegrationId: number | null,
): RawBuilder<unknown> => sql`${COURSE_COLUMNS},
  ${agreedVatAsJson(vatTreatmentOf(sql`c.provider_id`, sql`c.vat_treatment`), work.now())} as vat,
  ${providerForBookingAsJson(sql`c.provider_id`)} as provider, ${planAsJson(sql`c.provider_id`)} as plan,
  ${paymentOptionsAsJson(sql`c.provider_id`)} as options, ${askedContactAsJson(sql`c.provider_id`, webIntegrationId)} as asked`;

/** Text as it stands in a pattern. */
const inPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** One page of the courses that visitors see, of all providers or of one; a keyword is looked for in names and descriptions. */
export async function listPublicCourses(
  work: Work,
  { providerId, keyword, page }: { providerId: number | null; keyword: string; page: number | null },
): Promise<{ items: PublicCourse[]; total: number }> {
  const ofProvider = providerId === null ? sql`true` : sql`c.provider_id = ${providerId}`;
  const named =
    keyword === ''
      ? sql`true`
      : sql`(c.name ilike ${inPattern(keyword)} or c.description ilike ${inPattern(keyword)})`;
  const slice = page === null ? sql`` : sql`limit ${COURSES_ON_PAGE} offset ${(page - 1) * COURSES_ON_PAGE}`;
  const { rows } = await sql<PublicCourse & { total: number }>`
    select x.*, count(*) over ()::int as total from (
      select ${columnsOfSale(work, null)}, c.created_at from video_courses c where c.active and not c.archived and ${ofProvider} and ${named}) x
    where ${IS_SEEN}
    order by ${providerId === null ? sql`x.created_at desc, x.id desc` : sql`x.position, x.id`} ${slice}`.execute(
    work.db,
  );
  return { items: rows, total: rows[0]?.total ?? 0 };
}

/** One course that visitors see; null for every other. */
export async function findPublicCourse(
  work: Work,
  { id, webIntegrationId = null }: { id: number; webIntegrationId?: number | null },
): Promise<PublicCourse | null> {
  const { rows } = await sql<PublicCourse>`
    select x.* from (
      select ${columnsOfSale(work, webIntegrationId)} from video_courses c where c.active and not c.archived and c.id = ${id}) x
    where ${IS_SEEN}`.execute(work.db);
  return rows[0] ?? null;
}

/** One page of the films and sounds of published courses that browsers show, what is free first, then the latest. */
export async function listPublicFileIds(
  work: Work,
  { keyword, page }: { keyword: string; page: number },
): Promise<{ ids: number[]; total: number }> {
  const pattern = inPattern(keyword);
  const named =
    keyword === ''
      ? sql`true`
      : sql`(f.title ilike ${pattern} or f.description ilike ${pattern} or c.name ilike ${pattern})`;
  const { rows } = await sql<{ id: number; total: number }>`
    select x.id, count(*) over ()::int as total from (
      select f.id, f.free, f.created_at, ${providerForBookingAsJson(sql`c.provider_id`)} as provider, ${planAsJson(sql`c.provider_id`)} as plan
      from video_files f join video_sections s on s.provider_id = f.provider_id and s.id = f.section_id
      join video_courses c on c.provider_id = s.provider_id and c.id = s.course_id
      where c.active and not c.archived and ${named} and ${isFilmShown(sql`f.provider_id`, sql`f.asset_id`, ['video', 'audio'])}) x
    where ${IS_SEEN} order by x.free desc, x.created_at desc, x.id desc
    limit ${COURSES_ON_PAGE} offset ${(page - 1) * COURSES_ON_PAGE}`.execute(work.db);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
