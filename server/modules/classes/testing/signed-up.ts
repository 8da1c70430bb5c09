import type { TestApp } from '#server/testing/test-app.ts';
import type { ClassMade } from '../builders.ts';
import { confirmEnrolmentByLink, signUp } from '../index.ts';

/** Signs a guest up for sessions, to be paid at the center, and proves the e-mail. */
export async function signedUp(
  app: TestApp,
  { classId }: Pick<ClassMade, 'classId'>,
  { name, email, sessionIds }: { name: string; email: string; sessionIds: readonly number[] },
): Promise<void> {
  const request = {
    classId,
    sessionIds: [...sessionIds],
    contact: { email, firstname: name, lastname: null, phone: null },
    webIntegrationId: null,
    onlyBook: true,
    sharesData: true,
    shownTotalCents: null,
  };
  const { providerId, enrolmentId: id } = await signUp(app.work(), app.deps, request, {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    address: email,
    idempotencyKey: null,
  });
  await confirmEnrolmentByLink(app.work(), { providerId, id });
}
