import { IconVideo } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { ACCEPTED_FILES } from '#contracts/videos.ts';
import { periodText } from '#web/booking/videos/video-labels.ts';
import { Upload } from '#web/business-ui/upload.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { OwnCourseSeen, OwnFileSeen, OwnSectionSeen } from './product-calls.ts';
import styles from './products.module.css';
import { SectionFiles } from './section-files.tsx';
import { SendingRow } from './sending-row.tsx';
import { useMayChangeProducts } from './use-may-change-products.ts';
import type { Uploads } from './use-uploads.ts';

type OneSectionProps = {
  course: OwnCourseSeen;
  section: OwnSectionSeen;
  /** Of this section. */
  files: readonly OwnFileSeen[];
  /** Of the whole course. */
  all: readonly OwnFileSeen[];
  uploads: Uploads;
};

/** A section with its files, those on their way, and the place to add more. */
export function OneSection({ course, section, files, all, uploads }: OneSectionProps) {
  const t = useTexts();
  const mayChange = useMayChangeProducts();
  return (
    <section aria-label={section.name} className={styles.section}>
      <h3>
        <SectionName section={section} />
      </h3>
      <SectionFiles course={course} section={section} files={files} all={all} />
      {uploads.ofSection(section.id).map((sending) => (
        <SendingRow key={sending.id} sending={sending} uploads={uploads} />
      ))}
      {mayChange && (
        <Upload
          label={t(m.products_add_files_to, { name: section.name })}
          accept={ACCEPTED_FILES}
          choose={t(m.products_add_files)}
          icon={IconVideo}
          isMany
          onFile={(file) =>
            uploads.send(
              { kind: 'section', sectionId: section.id },
              file,
              files.filter(({ state }) => state === 'uploading'),
            )
          }
        />
      )}
    </section>
  );
}

export function SectionName({ section: { name, availableAfter, periodType } }: { section: OwnSectionSeen }) {
  const t = useTexts();
  return (
    <span className={styles.row}>
      <span>{name}</span>
      {availableAfter > 0 && (
        <span className={styles.quiet}>
          {t(m.products_section_opens, { period: periodText(t, availableAfter, periodType) })}
        </span>
      )}
    </span>
  );
}
