import { sql } from 'kysely';
import type { LocalDate } from '#contracts/time.ts';
import type { PassUseKind, PassUseState } from '#contracts/memberships.ts';
import type { Work } from '#server/kernel/work.ts';
import { membershipsTables } from './tables.ts';

/** An entry of a pass, used for one line of an order. */
export interface PassUse {
  providerId: number;
  id: number;
  passId: number;
  orderId: number;
  position: number;
  kind: PassUseKind;
  /** The booking, or the sign-up. */
  subjectId: number;
  sessionId: number | null;
  /** What was used: the offer of a service, or the class; null for uses from before bundles. */
  offerId: number | null;
  name: string;
  visitAt: Date;
  visitOn: LocalDate;
  state: PassUseState;
  /** Its customer called the visit off. */
  isByCustomer: boolean;
  takenAt: Date;
}

const COLUMNS = sql`u.provider_id as "providerId", u.id, u.pass_id as "passId", u.order_id as "orderId", u.position, u.kind,
  u.subject_id as "subjectId", u.session_id as "sessionId", u.offer_id as "offerId", u.name, u.visit_at as "visitAt", to_char(u.visit_on, 'YYYY-MM-DD') as "visitOn",
  u.state, u.by_customer as "isByCustomer", u.taken_at as "takenAt"`;

/** All uses of a pass, the latest visit first. */
export async function usesOfPass(
  work: Work,
  { providerId, passId }: { providerId: number; passId: number },
): Promise<PassUse[]> {
  const { rows } = await sql<PassUse>`
    select ${COLUMNS} from pass_uses u where u.provider_id = ${providerId} and u.pass_id = ${passId}
      order by u.visit_at desc, u.id desc limit 1000`.execute(work.db);
  return rows;
}

/** The entries that some passes have used, those that came back too. */
export async function usesOfPasses(
  work: Work,
  { providerId, passIds }: { providerId: number; passIds: readonly number[] },
): Promise<Map<number, PassUse[]>> {
  const { rows } = await sql<PassUse>`
    select ${COLUMNS} from pass_uses u where u.provider_id = ${providerId} and u.pass_id = any(${[...passIds]}::bigint[])
      order by u.visit_at desc, u.id desc`.execute(work.db);
  return Map.groupBy(rows, ({ passId }) => passId);
}

/** Which visits: of a booking, of a sign-up, or of everybody in a session. */
export type VisitsOf = { providerId: number } & (
  | { kind: PassUseKind; subjectId: number }
  | { sessionId: number }
);

/** The entries of some visits that did not come back. */
export async function takenFor(work: Work, of: VisitsOf): Promise<PassUse[]> {
  const those =
    'sessionId' in of
      ? sql`u.session_id = ${of.sessionId}`
      : sql`u.kind = ${of.kind} and u.subject_id = ${of.subjectId}`;
  const { rows } = await sql<PassUse>`
    select ${COLUMNS} from pass_uses u where u.provider_id = ${of.providerId} and ${those} and u.state <> 'returned'
      order by u.pass_id, u.id`.execute(work.db);
  return rows;
}

/** The entry of a booking that came back last; null where none did. */
export async function lastReturned(
  work: Work,
  { providerId, kind, subjectId }: { providerId: number; kind: PassUseKind; subjectId: number },
): Promise<PassUse | null> {
  const { rows } = await sql<PassUse>`
    select ${COLUMNS} from pass_uses u where u.provider_id = ${providerId} and u.kind = ${kind} and u.subject_id = ${subjectId}
      and u.state = 'returned' order by u.id desc limit 1`.execute(work.db);
  return rows[0] ?? null;
}

/** Whether an order has entries that did not come back. */
export async function hasEntries(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from pass_uses where provider_id = ${providerId} and order_id = ${orderId} and state <> 'returned' limit 1`.execute(
    work.db,
  );
  return rows.length > 0;
}

export async function insertUses(
  work: Work,
  uses: readonly Omit<PassUse, 'id' | 'state' | 'takenAt' | 'isByCustomer'>[],
): Promise<void> {
  await membershipsTables(work)
    .insertInto('pass_uses')
    .values(
      uses.map((use) => ({
        provider_id: use.providerId,
        pass_id: use.passId,
        order_id: use.orderId,
        position: use.position,
        kind: use.kind,
        subject_id: use.subjectId,
        session_id: use.sessionId,
        offer_id: use.offerId,
        name: use.name,
        visit_at: use.visitAt,
        visit_on: use.visitOn,
        state: 'taken',
        taken_at: work.now(),
      })),
    )
    .execute();
}

/** An entry came back, or is kept. */
export async function decideUse(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { state, isByCustomer }: { state: 'returned' | 'kept'; isByCustomer: boolean },
): Promise<void> {
  await membershipsTables(work)
    .updateTable('pass_uses')
    .set({ state, by_customer: isByCustomer, decided_at: work.now() })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('state', '<>', 'returned')
    .execute();
}

/** A visit takes place at another time. */
export async function moveUse(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { visitAt, visitOn }: Pick<PassUse, 'visitAt' | 'visitOn'>,
): Promise<void> {
  await membershipsTables(work)
    .updateTable('pass_uses')
    .set({ visit_at: visitAt, visit_on: visitOn })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** The pass that pays an order; null where none does. */
export async function passOfOrder(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<number | null> {
  const row = await membershipsTables(work)
    .selectFrom('pass_uses')
    .select('pass_id')
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .where('state', '<>', 'returned')
    .limit(1)
    .executeTakeFirst();
  return row?.pass_id ?? null;
}
