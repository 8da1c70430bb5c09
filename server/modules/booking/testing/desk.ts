import { randomUUID } from 'node:crypto';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import type { anActor } from '#server/modules/identity/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { Place, PlaceWanted } from './place.ts';
import { aPlace } from './place.ts';

/** Somebody who works at a center, as the desk knows them. */
export type AtWork = Awaited<ReturnType<typeof worksAt>>;

/** A place with its owner at the desk. */
export interface Desk {
  offer: Place;
  owner: AtWork;
  anna: number;
  /** 0 where nobody but Anna works. */
  bruno: number;
}

/** For tests: a desk, as `aPlace` makes the place. */
export async function aDesk(app: TestApp, wanted?: PlaceWanted): Promise<Desk> {
  const offer = await aPlace(app, wanted);
  const [anna = 0, bruno = 0] = offer.people;
  return { offer, owner: await worksAt(app, offer.providerId, 'owner'), anna, bruno };
}

/** What somebody at the desk heard. */
export interface Heard {
  code: string | null;
  against?: readonly string[];
  affected: readonly string[];
  data: unknown;
}

export interface AskedAtDesk {
  actor: ReturnType<typeof anActor>;
  /** Default: one of its own. */
  key?: string | null;
}

const ACT = {
  updateReservation:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ReservationChangeInput!) { act: updateReservation(providerId: $p, id: $id, sequence: $sequence, input: $input) { id sequence status presence things { resourceId unit } } }',
  updateReservations:
    'mutation($p: Id!, $input: ReservationsChangeInput!) { act: updateReservations(providerId: $p, input: $input) { id sequence things { resourceId unit } } }',
  tryReservationsChange:
    'query($p: Id!, $input: ReservationsTimeInput!) { act: tryReservationsChange(providerId: $p, input: $input) { bookings { id sequence startsAt minutes resourceId things { resourceId unit } } against refusal { code message } } }',
  changeReservationService:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ReservationServiceInput!) { act: changeReservationService(providerId: $p, id: $id, sequence: $sequence, input: $input) { id sequence status } }',
  activateReservation:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ActivateReservationInput) { act: activateReservation(providerId: $p, id: $id, sequence: $sequence, input: $input) { id sequence status } }',
  confirmReservation:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ConfirmReservationInput) { act: confirmReservation(providerId: $p, id: $id, sequence: $sequence, input: $input) { id sequence status } }',
  cancelReservations:
    'mutation($p: Id!, $input: CancelReservationsInput!) { act: cancelReservations(providerId: $p, input: $input) { id sequence refundCents } }',
  setReservationPresence:
    'mutation($p: Id!, $id: Id!, $presence: ReservationPresence) { act: setReservationPresence(providerId: $p, id: $id, presence: $presence) { id presence } }',
  tryReservationChange:
    'query($p: Id!, $id: Id!, $input: ReservationTimeInput!) { act: tryReservationChange(providerId: $p, id: $id, input: $input) { sequence startsAt minutes resourceId things { resourceId unit } against refusal { code message } } }',
  getCancelPreviews:
    'query($p: Id!, $ids: [Id!]!) { act: getCancelPreviews(providerId: $p, ids: $ids) { id byUsRefundCents byCustomerRefundCents isFreeForCustomer } }',
  getReservationsToCancel:
    'query($p: Id!, $ids: [Id!]!) { act: getReservationsToCancel(providerId: $p, ids: $ids) { obstacle canBeTold reservation { id customerName email } preview { byUsRefundCents } } }',
} as const;

/** Does an act of the desk through the API. */
export async function atDesk(
  app: TestApp,
  act: keyof typeof ACT,
  variables: Record<string, unknown>,
  { actor, key = randomUUID() }: AskedAtDesk,
): Promise<Heard> {
  const { errors, data } = await app.ask(ACT[act], variables, { actor, idempotencyKey: key });
  const [error] = errors ?? [];
  const against = error?.extensions.against;
  return {
    code: error?.code ?? null,
    affected: error?.affected ?? [],
    data: data?.['act'] ?? null,
    ...(against && { against }),
  };
}

interface Acted {
  providerId: number;
  id: number;
}

/** Changes a booking at the desk, as it was seen with a sequence. */
export const updateAtDesk = (
  app: TestApp,
  { providerId: p, id, sequence = 0 }: Acted & { sequence?: number },
  input: object,
  asked: AskedAtDesk,
): Promise<Heard> => atDesk(app, 'updateReservation', { p, id, sequence, input }, asked);

/** Cancels a booking at the desk, for the center unless told otherwise. */
export const cancelAtDesk = (
  app: TestApp,
  { providerId: p, id }: Acted,
  input: object,
  asked: AskedAtDesk,
): Promise<Heard> =>
  atDesk(app, 'cancelReservations', { p, input: { ids: [id], by: 'we', ...input } }, asked);

/** Makes a cancelled booking stand again at the desk, as it was seen with a sequence. */
export const activateAtDesk = (
  app: TestApp,
  { providerId: p, id, sequence = 0 }: Acted & { sequence?: number },
  input: object,
  asked: AskedAtDesk,
): Promise<Heard> => atDesk(app, 'activateReservation', { p, id, sequence, input }, asked);

/** Lets what waits for the time of undoing begin. */
export async function afterUndo(app: TestApp): Promise<void> {
  app.clock.advance(1);
  await app.pool.query("update pgboss.job set start_after = now() where state < 'active'");
  await app.jobs.drain();
  await app.jobs.runNow('notifications.send-due-mails');
  await app.jobs.runNow('notifications.send-due-waited-for');
  await app.jobs.drain();
}
