import type { Affected } from '#contracts/consequences.ts';
import type { ChosenAct } from '#contracts/validation/consequences.ts';
import { audit } from '#server/kernel/audit.ts';
import type { ConsequencesQuery } from '#server/kernel/consequences.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { callOffReservation, moveReservation } from '#server/modules/booking/index.ts';
import { actOnSessions, cancelSessions } from './act-on-sessions.ts';

/** First what frees places, last what needs them. */
const ORDER = ['CANCEL', 'KEEP', 'MOVE'];

/** What was chosen for a booking or a session, and where in what was sent. */
export interface ActOnAffected {
  act: ChosenAct;
  index: number;
  hurt: Affected;
}

type Asked = Pick<ConsequencesQuery, 'providerId' | 'actor' | 'personId' | 'operation' | 'touched'>;

/**
 * Does what was chosen, each under all rules of its own, as the calendars are after the change. Joins the caller's transaction.
 * @throws Refusal of the act that could not be done, at its place among the acts, with the list
 */
export async function carryOut(
  tx: Work,
  deps: Pick<Deps, 'limits'>,
  asked: Asked,
  chosen: readonly ActOnAffected[],
): Promise<void> {
  const hurt = chosen.map((one) => one.hurt);
  // Before a booking is moved: it may go where a cancelled session was
  await cancelSessions(tx, asked, chosen);
  const onBookings = chosen.filter(({ act }) => act.reservationId !== null);
  for (const one of onBookings.toSorted((a, b) => ORDER.indexOf(a.act.act) - ORDER.indexOf(b.act.act))) {
    try {
      await carryOutOne(tx, deps, asked, one);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const field = one.act.act === 'MOVE' ? 'start' : 'act';
      const affected = [`acts.${one.index}.${field}`];
      throw new Refusal(error.code, { ...error.details, inputs: [], affected, hurt });
    }
  }
  await actOnSessions(tx, asked, chosen);
}

async function carryOutOne(
  tx: Work,
  deps: Pick<Deps, 'limits'>,
  { providerId, actor, operation }: Asked,
  { act: { act, start, resourceId, reservationId }, hurt }: ActOnAffected,
): Promise<void> {
  const of = { providerId, reservationId: reservationId ?? 0 };
  if (act === 'CANCEL') return callOffReservation(tx, { ...of, actor });
  if (act === 'MOVE') {
    const request = { ...of, dateTimeFrom: start ?? '', resourceId, isAnew: true };
    const mover = { by: 'provider', actor, idempotencyKey: null } as const;
    return moveReservation(tx, deps, request, mover);
  }
  return audit(tx, {
    providerId,
    actor,
    action: 'keepReservation',
    subject: 'reservation',
    subjectId: of.reservationId,
    after: { despite: hurt.reasons, of: operation },
  });
}
