import type { Locale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { ownWordsFor } from '#server/modules/email-templates/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PassMailKind, SubscriptionMailKind, VideoMailKind } from '../rules/mail-kinds.ts';
import { isPassMailKind, isVideoMailKind, WALLET_TOPPED_UP_KIND } from '../rules/mail-kinds.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { writePassMail } from './write-pass-mail.ts';
import { writeSubscriptionMail } from './write-subscription-mail.ts';
import { writeVideoMail } from './write-video-mail.ts';
import { writeWalletMail } from './write-wallet-mail.ts';

/** Writes a mail about something sold that is no booking, as it is now. @returns null when what it would tell is no longer true */
export async function writeMailOfSale(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin'>,
  mail: {
    kind: SubscriptionMailKind | VideoMailKind | PassMailKind | typeof WALLET_TOPPED_UP_KIND;
    providerId: number;
    subjectId: number;
    language: Locale;
    details: unknown;
  },
): Promise<RenderedMail | null> {
  const { kind, providerId, subjectId, language, details } = mail;
  if (kind === WALLET_TOPPED_UP_KIND) return writeWalletMail(work, deps, { providerId, language, details });
  const words = await ownWordsFor(work, { providerId, kind, language });
  if (isPassMailKind(kind)) return writePassMail(work, deps, { kind, providerId, language, details, words });
  return isVideoMailKind(kind)
    ? writeVideoMail(work, deps, { kind, providerId, accessId: subjectId, language, details, words })
    : writeSubscriptionMail(work, deps, {
        kind,
        providerId,
        enrolmentId: subjectId,
        language,
        details,
        words,
      });
}
