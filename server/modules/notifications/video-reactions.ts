import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { Work } from '#server/kernel/work.ts';
import type {
  CourseBegun,
  CourseBought,
  CourseRefunded,
  SectionOpened,
} from '#server/modules/videos/facts.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import { courseForMail } from './use-cases/course-for-mail.ts';
import type { VideoMailKind } from './rules/mail-kinds.ts';
import { queueMail } from './use-cases/queue-mail.ts';

/** Who is told what when something happens to somebody's video course. */
export const videoReactions = (): Reaction[] => [
  reaction<CourseBought>('courseBought', 'mailCourseBought', async (work, of) => {
    const found = await courseForMail(work, of);
    if (!found) return;
    const { providerId, accessId } = of;
    const mail = { providerId, subjectId: accessId, details: {} };
    const keyOf = (kind: string): string => `${kind}:${providerId}/${accessId}`;
    const isGiven = found.details.access.source === 'assigned';
    const kind = isGiven ? 'course-assigned' : 'course-bought';
    if (found.recipient)
      await queueMail(work, {
        ...mail,
        kind,
        recipient: found.recipient.email,
        language: found.language,
        sendKey: keyOf(kind),
      });
    // Who gave it away knows it
    if (isGiven) return;
    const { notificationEmail, language } = found.details.provider;
    if (notificationEmail !== null)
      await queueMail(work, {
        ...mail,
        kind: 'owner-course-sold',
        recipient: notificationEmail,
        language: mailLanguageOf(language),
        sendKey: keyOf('owner-course-sold'),
      });
  }),
  reaction<SectionOpened>('sectionOpened', 'mailSectionAvailable', (work, of) =>
    mailCustomer(work, of, 'course-section-available', { sectionId: of.sectionId }),
  ),
  reaction<CourseBegun>('courseBegun', 'mailCourseBegun', (work, of) =>
    mailCustomer(work, of, 'course-begun'),
  ),
  reaction<CourseRefunded>('courseRefunded', 'mailCourseRefunded', (work, of) =>
    mailCustomer(work, of, 'course-refunded'),
  ),
];

async function mailCustomer(
  work: Work,
  { providerId, accessId }: { providerId: number; accessId: number },
  kind: VideoMailKind,
  details: { sectionId?: number } = {},
): Promise<void> {
  const found = await courseForMail(work, { providerId, accessId });
  if (!found?.recipient) return;
  const { sectionId } = details;
  await queueMail(work, {
    providerId,
    subjectId: accessId,
    details,
    kind,
    recipient: found.recipient.email,
    language: found.language,
    sendKey: `${kind}:${providerId}/${accessId}${sectionId === undefined ? '' : `/${sectionId}`}`,
  });
}
