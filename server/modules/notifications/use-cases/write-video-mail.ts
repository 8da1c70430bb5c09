import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { VideoMailKind } from '../rules/mail-kinds.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { videoMail } from '../templates/video-mails.ts';
import { courseForMail } from './course-for-mail.ts';

/** Writes a mail about somebody's video course, as it is now. @returns null when what it would tell is no longer true */
export async function writeVideoMail(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  mail: { kind: VideoMailKind; providerId: number; accessId: number; language: Locale },
): Promise<RenderedMail | null> {
  const { kind, providerId, accessId, language } = mail;
  const found = await courseForMail(work, { providerId, accessId });
  if (found?.details.access.status !== 'A') return null;
  const { courseId } = found.details.access;
  const at = (path: string) => origin + pathInLocale(path, language);
  return videoMail(kind, {
    ...found,
    language,
    links: {
      origin,
      watch: at(`/my-video-courses/${courseId}`),
      product: at(`/business/${providerId}/products/${courseId}`),
    },
  });
}
