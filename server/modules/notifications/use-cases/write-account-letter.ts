import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { accountLetter, getPerson } from '#server/modules/identity/index.ts';
import { getPublicProvider } from '#server/modules/providers/index.ts';
import type { AccountScene } from '../letters/account-letters.ts';
import { accountLetterOf } from '../letters/account-letters.ts';
import type { RenderedLetter } from '../letters/letter-content.ts';
import type { AccountMailKind } from '../rules/mail-kinds.ts';
import { FAREWELL_KIND } from '../rules/mail-kinds.ts';

/**
 * Writes a letter about an account. Its subject is the one-time step whose link it carries, or the person for a notice.
 * @returns null when the step is over, or nobody is there any more
 */
export async function writeAccountLetter(
  work: Work,
  tools: Pick<Tools, 'origin' | 'secrets'>,
  mail: { kind: AccountMailKind; subjectId: number; language: Locale },
): Promise<RenderedLetter | null> {
  const { kind, subjectId, language } = mail;
  const { origin } = tools;
  const at = (path: string) => origin + pathInLocale(path, language);
  if (
    kind !== 'account-verify' &&
    kind !== 'account-invite' &&
    kind !== 'account-role' &&
    kind !== 'account-reset' &&
    kind !== 'account-new-email' &&
    kind !== 'account-email-changed' &&
    kind !== 'account-email-code'
  ) {
    const person = await getPerson(work, subjectId);
    const scene = {
      firstname: person?.firstname ?? '',
      language,
      url: at(kind === FAREWELL_KIND ? '/' : '/forgot'),
      expiresAt: null,
      providerName: null,
      origin,
    };
    return person && accountLetterOf(kind, scene);
  }
  const letter = await accountLetter(work, tools, subjectId);
  if (!letter) return null;
  const { code, email, firstname, expiresAt, providerId } = letter;
  const provider = providerId === null ? null : await getPublicProvider(work, providerId);
  const urls: Record<typeof kind, string> = {
    'account-verify': at(`/user-confirmation/${code}`),
    'account-invite': at(`/verify/${encodeURIComponent(email)}/${code}`),
    'account-role': at('/business/login'),
    'account-new-email': at(`/new-email/${code}`),
    'account-email-changed': at(`/email-back/${code}`),
    'account-email-code': at('/forgot'),
    'account-reset': at(`/reset/${encodeURIComponent(email)}/${code}`),
  };
  const scene: AccountScene = {
    firstname,
    language,
    url: urls[kind],
    expiresAt,
    providerName: provider?.name ?? null,
    digits: code,
    origin,
  };
  return accountLetterOf(kind, scene);
}
