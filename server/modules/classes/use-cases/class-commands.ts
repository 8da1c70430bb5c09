import { groupKindOfClass } from '#contracts/group-kinds.ts';
import { NewSessionsForm, ClassForm, SomeSessions } from '#contracts/validation/class-form.ts';
import { StatusOfServices } from '#contracts/validation/offering.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { releaseSessions } from '#server/modules/availability/index.ts';
import type { CatalogClass } from '#server/modules/catalog/index.ts';
import {
  announceOffersChanged,
  expectGroup,
  readClasses,
  setClassesStanding,
  updateClass,
} from '#server/modules/catalog/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { readClassTerms, saveClassTerms } from '../store/class-terms.ts';
import { addClass, addSessions } from './add-sessions.ts';
import { hasEnrolments } from '../store/enrolments.ts';
import { deleteEmptySessions, readSessions } from '../store/sessions.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const action = 'changeClasses';
const onClass = (subjectId: number, more: object = {}) => ({ subject: 'class', subjectId, ...more });

/** Adds a course or an event; its sessions follow. @throws Refusal as `providerCommand`; invalidInput for a group it does not have */
export async function createClass(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createClass',
    action,
    providerId,
    schema: ClassForm,
    input,
    async run(tx, form) {
      await expectGroup(tx, { providerId, groupId: form.groupId, kind: groupKindOfClass(form.serviceType) });
      const classId = await addClass(tx, providerId, form);
      return { answer: { id: classId }, changes: [onClass(classId, { after: form })] };
    },
  });
}

/**
 * Writes a class over; who has signed up keeps their price. @param of.version the one its form was filled from
 * @throws Refusal as `providerCommand`; notFound; cannotUpdate for another pricing model once somebody has signed up; invalidInput for a group it does not have
 */
export async function editClass(
  asking: Asking,
  of: { providerId: number; classId: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, classId } = of;
  return providerCommand(asking, {
    operation: 'editClass',
    action,
    providerId,
    of: { classId },
    schema: ClassForm,
    input,
    version: {
      expected: of.version,
      lockCurrent: async (tx) => (await lockedClass(tx, of))?.version ?? null,
    },
    async run(tx, form) {
      const before = await lockedClass(tx, of);
      const terms = (await readClassTerms(tx, [classId])).get(classId);
      if (!before || !terms) throw new Refusal('notFound');
      if (before.serviceType !== form.serviceType)
        throw new Refusal('cannotUpdate', { affected: ['serviceType'] });
      if (terms.model !== form.model && (await hasEnrolments(tx, { providerId, classId })))
        throw new Refusal('cannotUpdate', { affected: ['model'] });
      await expectGroup(tx, { providerId, groupId: form.groupId, kind: groupKindOfClass(form.serviceType) });
      await updateClass(tx, before, form);
      await saveClassTerms(tx, of, form);
      await announceOffersChanged(tx, providerId);
      return { answer: { id: classId }, changes: [onClass(classId, { before, after: form })] };
    },
  });
}

/**
 * Switches classes on or off, on the page or not, archives or restores them; whoever has signed up keeps their places.
 * @throws Refusal as `providerCommand`; notFound
 */
export async function changeClassesStanding(
  asking: Asking,
  operation: 'toggleClasses' | 'archiveClasses' | 'restoreClasses',
  providerId: number,
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation,
    action,
    providerId,
    schema: StatusOfServices,
    input,
    async run(tx, { ids, ...standing }) {
      const found = await setClassesStanding(tx, { providerId, ids }, standing);
      if (found.length < ids.length) throw new Refusal('notFound');
      await announceOffersChanged(tx, providerId);
      return { answer: {}, changes: ids.map((id) => onClass(id, { after: standing })) };
    },
  });
}

/**
 * Adds sessions to a class: teachers and rooms are held, all or none.
 * @throws Refusal as `providerCommand` and `holdSessions`; notFound; invalidPastDate, at `sessions.<n>.startsAt`
 */
export async function createSessions(
  asking: Asking,
  { providerId, classId }: { providerId: number; classId: number },
  input: unknown,
): Promise<{ ids: number[] }> {
  return providerCommand(asking, {
    operation: 'createSessions',
    action,
    providerId,
    of: { classId },
    schema: NewSessionsForm,
    input,
    async run(tx, { sessions }) {
      const ids = await addSessions(tx, { providerId, classId }, sessions);
      return { answer: { ids }, changes: [onClass(classId, { after: { added: ids } })] };
    },
  });
}

/** Removes those of some sessions that nobody ever signed up for; the others stay. @throws Refusal as `providerCommand`; notFound */
export async function deleteSessions(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ ids: number[] }> {
  return providerCommand(asking, {
    operation: 'deleteSessions',
    action,
    providerId,
    schema: SomeSessions,
    input,
    async run(tx, { ids }) {
      if ((await readSessions(tx, { providerId, ids }, { forChange: true })).length < ids.length)
        throw new Refusal('notFound');
      const gone = await deleteEmptySessions(tx, { providerId, ids });
      await releaseSessions(tx, providerId, gone);
      return { answer: { ids: gone }, changes: gone.map((subjectId) => ({ subject: 'session', subjectId })) };
    },
  });
}

async function lockedClass(
  work: Work,
  { providerId, classId }: { providerId: number; classId: number },
): Promise<CatalogClass | null> {
  return (await readClasses(work, { providerId, ids: [classId] }, { forChange: true }))[0] ?? null;
}
