import * as v from 'valibot';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import { CustomerNote } from '#contracts/validation/customer-notes.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import type { Opened } from '#server/modules/booking/index.ts';
import type { NoteOfCustomer } from '#server/modules/customers/index.ts';
import {
  deleteNote,
  lockNote,
  markNote,
  readNotes,
  standingCustomer,
  writeNote,
} from '#server/modules/customers/index.ts';
import { namesOfWriters } from '../store/names-of-writers.ts';
import { expectCustomerSeen } from './expect-customer-seen.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
type OfCustomer = { providerId: number; customerId: number };
type OfNote = { providerId: number; id: number };

/** A note with what who wrote it is called; null: imported, or nobody who works here any more. */
export interface SignedNote extends NoteOfCustomer {
  by: string | null;
  /** Whether the viewer may remove it. */
  canRemove: boolean;
}

const SUBJECT = 'customer';

/** Notes of one kind with the names of who wrote them. The caller has made sure that the viewer may see them. */
export async function signedNotes(
  work: Work,
  viewer: Viewer,
  of: OfCustomer & { isHealth: boolean },
): Promise<SignedNote[]> {
  const notes = await readNotes(work, of);
  const writers = [...new Set(notes.flatMap(({ writtenBy }) => writtenBy ?? []))];
  const names = await namesOfWriters(work, of.providerId, writers);
  return notes.map((note) => ({
    ...note,
    by: names.get(note.writtenBy ?? 0) ?? null,
    canRemove: mayRemove(viewer, note),
  }));
}

/** One's own, or any for who sees all customers. */
const mayRemove = ({ extent, personId }: Viewer, { writtenBy }: NoteOfCustomer): boolean =>
  extent === 'all' || writtenBy === personId;

/**
 * The health notes of a customer, for owner and director and for who treats them, with a fresh proof; that they were read stands in the history.
 * @throws Refusal as `expectMay`; notFound for a customer who neither came to a collaborator nor certainly wants to
 */
export async function getHealthNotes(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, customerId: asked }: OfCustomer,
): Promise<SignedNote[]> {
  const viewer = await expectMay(work, actor, providerId, 'seeHealthNotes');
  return work.transaction(async (tx) => {
    const of = { providerId, customerId: await expectCustomer(tx, viewer, asked, 'healthNotes') };
    const notes = await signedNotes(tx, viewer, { ...of, isHealth: true });
    if (notes.length > 0)
      await audit(tx, {
        providerId: of.providerId,
        actor: nameOfActor(actor),
        action: 'readHealthNotes',
        subject: SUBJECT,
        subjectId: of.customerId,
      });
    return notes;
  });
}

/** @returns who the customer is now, where they were merged */
async function expectCustomer(
  tx: Work,
  viewer: Viewer,
  asked: number,
  opened: Opened = 'card',
): Promise<number> {
  const customerId = await standingCustomer(tx, { providerId: viewer.providerId, customerId: asked });
  if (customerId === null) throw new Refusal('notFound');
  await expectCustomerSeen(tx, viewer, customerId, opened);
  return customerId;
}

/** Notes something of a customer; what it says stands in no history. @throws Refusal as `providerCommand`; notFound */
export async function addCustomerNote(
  asking: Asking,
  of: OfCustomer,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, customerId } = of;
  return providerCommand(asking, {
    operation: 'addCustomerNote',
    action: 'writeCustomerNotes',
    providerId,
    of: { customerId },
    schema: CustomerNote,
    input,
    async run(tx, note, viewer) {
      const subjectId = await expectCustomer(tx, viewer, customerId);
      const id = await writeNote(
        tx,
        { providerId, customerId: subjectId },
        { ...note, writtenBy: viewer.personId },
      );
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId }] };
    },
  });
}

/** What must be allowed for a note as it is: who may not read it may not touch it. */
const actionFor = (isHealth: boolean): ProviderAction => (isHealth ? 'seeHealthNotes' : 'writeCustomerNotes');

/** Says whether a note is about health. @throws Refusal as `providerCommand`; notFound, also for a note of the other kind */
export async function markCustomerNote(
  asking: Asking,
  of: OfNote,
  { isHealth }: { isHealth: boolean },
): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'markCustomerNote',
    action: actionFor(!isHealth),
    providerId,
    of: { id },
    schema: v.object({ isHealth: v.boolean() }),
    input: { isHealth },
    async run(tx, _input, viewer) {
      const { customerId } = await expectNote(tx, viewer, { ...of, isHealth: !isHealth });
      await markNote(tx, { ...of, isHealth });
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: customerId }] };
    },
  });
}

/**
 * Removes a note: one's own, or any for who sees all customers.
 * @throws Refusal as `providerCommand`; notFound, also for a note of the other kind; NotAuthorizedException for somebody else's
 */
export async function removeCustomerNote(
  asking: Asking,
  of: OfNote,
  { isHealth }: { isHealth: boolean },
): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'removeCustomerNote',
    action: actionFor(isHealth),
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx, _input, viewer) {
      const note = await expectNote(tx, viewer, { ...of, isHealth });
      if (!mayRemove(viewer, note)) throw new Refusal('NotAuthorizedException');
      await deleteNote(tx, of);
      return { answer: { id }, changes: [{ subject: SUBJECT, subjectId: note.customerId }] };
    },
  });
}

async function expectNote(
  tx: Work,
  viewer: Viewer,
  { isHealth, ...of }: OfNote & { isHealth: boolean },
): Promise<NoteOfCustomer> {
  const note = await lockNote(tx, of);
  if (!note || note.isHealth !== isHealth) throw new Refusal('notFound');
  await expectCustomerSeen(tx, viewer, note.customerId, isHealth ? 'healthNotes' : 'card');
  return note;
}
