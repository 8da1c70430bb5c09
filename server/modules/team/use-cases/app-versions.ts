import type { AppSystem } from '#contracts/client-version.ts';
import { isOlder, WEB_CLIENT } from '#contracts/client-version.ts';
import { AppVersionForm } from '#contracts/validation/app-version.ts';
import { adminCommand } from '#server/modules/authority/index.ts';
import { saveAppVersion } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';

/**
 * Says which version of a program is out and which is too old to sign in. Our own web client is never too old: nobody could come in to mend it.
 * @throws Refusal as `adminCommand`; invalidInput
 */
export async function setAppVersion(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  os: AppSystem,
  input: unknown,
): Promise<{ os: AppSystem }> {
  return adminCommand(asking, {
    operation: 'setAppVersion',
    action: 'changeAppVersions',
    of: { os: ['web', 'android', 'ios'].indexOf(os) },
    schema: AppVersionForm,
    input,
    async run(tx, form) {
      if (os === WEB_CLIENT.os && isOlder(WEB_CLIENT.version, form.minimum))
        throw new Refusal('invalidInput', { affected: ['minimum'] });
      const before = await saveAppVersion(tx, { os, ...form });
      return {
        answer: { os },
        changes: [{ subject: 'appVersion', subjectId: 0, before, after: { os, ...form } }],
      };
    },
  });
}
