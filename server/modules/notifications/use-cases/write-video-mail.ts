import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import * as v from 'valibot';
import type { OwnTexts } from '#server/modules/email-templates/index.ts';
import { sectionName } from '#server/modules/videos/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { VideoMailKind } from '../rules/mail-kinds.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { videoMail } from '../templates/video-mails.ts';
import { courseForMail } from './course-for-mail.ts';

/** Writes a mail about somebody's video course, as it is now. @returns null when what it would tell is no longer true */
export async function writeVideoMail(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  mail: {
    kind: VideoMailKind;
    providerId: number;
    accessId: number;
    language: Locale;
    details: unknown;
    words: OwnTexts | null;
  },
): Promise<RenderedMail | null> {
  const { kind, providerId, accessId, language, words } = mail;
  const found = await courseForMail(work, { providerId, accessId });
  if (found?.details.access.status !== (kind === 'course-refunded' ? 'R' : 'A')) return null;
  const section = await sectionIn(work, mail);
  if (section === null && kind === 'course-section-available') return null;
  const { courseId } = found.details.access;
  const at = (path: string) => origin + pathInLocale(path, language);
  const data = {
    ...found,
    language,
    section,
    links: {
      origin,
      watch: at(`/my-video-courses/${courseId}`),
      product: at(`/business/${providerId}/products/${courseId}`),
    },
  };
  return videoMail(kind, data, words);
}

const OfSection = v.object({ sectionId: v.number() });

/** The section that a mail is about; null for those about none, and for one that is gone. */
async function sectionIn(
  work: Work,
  { providerId, details }: { providerId: number; details: unknown },
): Promise<string | null> {
  const read = v.safeParse(OfSection, details);
  return read.success ? sectionName(work, { providerId, sectionId: read.output.sectionId }) : null;
}
