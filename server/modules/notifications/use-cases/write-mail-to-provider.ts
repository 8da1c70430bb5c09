import type { Locale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PROVIDER_REQUEST_KIND, SESSION_MINIMUM_KIND, TEMPLATE_TEST_KIND } from '../rules/mail-kinds.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import type { MailDetails } from './write-mail.ts';
import { writeProviderRequest } from './write-provider-request.ts';
import { writeSessionMinimum } from './warn-of-minimum.ts';
import { writeTemplateTest } from './write-template-test.ts';

/** Writes a mail to a provider itself: what a visitor asks, a test of its own words, or a warning. @returns null when what it would tell is no longer true */
export function writeMailToProvider(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin'>,
  mail: {
    kind: typeof PROVIDER_REQUEST_KIND | typeof TEMPLATE_TEST_KIND | typeof SESSION_MINIMUM_KIND;
    providerId: number;
    subjectId: number;
    language: Locale;
    details: MailDetails;
  },
): Promise<RenderedMail | null> {
  const { kind, providerId, subjectId, language } = mail;
  if (kind === 'owner-session-minimum')
    return writeSessionMinimum(work, deps, {
      providerId,
      sessionId: subjectId,
      language,
      teacherPersonId: mail.details.personId ?? null,
    });
  return kind === 'template-test'
    ? writeTemplateTest(work, deps, { providerId, id: subjectId })
    : writeProviderRequest(work, deps, { providerId, requestId: subjectId, language });
}
