import { IconCopy, IconPencil, IconPlus, IconTrash, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ACCEPTED_FILES } from '#contracts/videos.ts';
import { periodText } from '#web/booking/videos/video-words.ts';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { Upload } from '#web/business-ui/upload.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OwnCourseSeen, OwnFileSeen, OwnSectionSeen } from './product-calls.ts';
import styles from './products.module.css';
import { DELETE_SECTION, DUPLICATE_SECTION, REORDER_SECTIONS } from './section-calls.ts';
import { SectionDialog } from './section-dialog.tsx';
import { SectionFiles } from './section-files.tsx';
import { SendingRow } from './sending-row.tsx';
import { useChange } from './use-change.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { useMayChangeProducts } from './use-may-change-products.ts';
import type { Uploads } from './use-uploads.ts';

type CourseSectionsProps = {
  course: OwnCourseSeen;
  sections: readonly OwnSectionSeen[];
  files: readonly OwnFileSeen[];
  uploads: Uploads;
};

/** The sections of a course with their files, in an order of the own. */
export function CourseSections({ course, sections, files, uploads }: CourseSectionsProps) {
  const t = useTexts();
  const mayChange = useMayChangeProducts();
  const { change, isBusy } = useChange();
  const [edited, setEdited] = useState<OwnSectionSeen | 'new' | null>(null);
  const [leaving, setLeaving] = useState<OwnSectionSeen | null>(null);
  const { shown, isSaving, onOrder } = useKeptOrder(sections, (api, { providerId, ids }, options) =>
    api(REORDER_SECTIONS, { providerId, productId: course.id, ids }, options),
  );
  const actsOf = (section: OwnSectionSeen) => [
    { id: 'edit', label: t(m.products_section_edit), icon: IconPencil, onAct: () => setEdited(section) },
    {
      id: 'duplicate',
      label: t(m.products_section_duplicate),
      icon: IconCopy,
      onAct: () =>
        void change(
          (api, providerId, options) =>
            api(DUPLICATE_SECTION, { providerId, sectionId: section.id }, options),
          t(m.products_section_copied),
        ),
    },
    {
      id: 'delete',
      label: t(m.products_section_delete),
      icon: IconTrash,
      isDangerous: true,
      onAct: () => setLeaving(section),
    },
  ];
  const remove = async (section: OwnSectionSeen): Promise<void> => {
    const asked = { sectionId: section.id };
    await change(
      (api, providerId, options) => api(DELETE_SECTION, { providerId, ...asked }, options),
      t(m.products_section_deleted),
    );
    setLeaving(null);
  };
  return (
    <section aria-labelledby="course-content" className={styles.content}>
      <div className={styles.contentHead}>
        <h2 id="course-content">{t(m.products_content)}</h2>
        {mayChange && sections.length > 0 && (
          <Button look="secondary" onClick={() => setEdited('new')}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.products_add_section)}
          </Button>
        )}
      </div>
      {sections.length === 0 && (
        <EmptyState
          headingLevel={3}
          title={t(m.products_content_none_title)}
          text={t(m.products_content_none_text)}
        >
          {mayChange && <Button onClick={() => setEdited('new')}>{t(m.products_add_section)}</Button>}
        </EmptyState>
      )}
      {mayChange && sections.length > 0 && (
        <Reorder
          label={t(m.products_sections_of, { name: course.name })}
          items={shown}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          onOrder={onOrder}
          isSaving={isSaving}
          actsOf={actsOf}
        >
          {(section) => <SectionName section={section} />}
        </Reorder>
      )}
      {shown.map((section) => {
        const own = files.filter(({ sectionId }) => sectionId === section.id);
        return (
          <section key={section.id} aria-label={section.name} className={styles.section}>
            <h3>
              <SectionName section={section} />
            </h3>
            <SectionFiles course={course} section={section} files={own} all={files} />
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
                    own.filter(({ state }) => state === 'uploading'),
                  )
                }
              />
            )}
          </section>
        );
      })}
      {edited && (
        <SectionDialog
          course={course}
          section={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        title={t(m.products_section_delete_title, { name: leaving?.name ?? '' })}
        verb={t(m.products_section_delete)}
        isOpen={leaving !== null}
        isBusy={isBusy}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(null)}
      >
        <p>{t(m.products_section_delete_text)}</p>
      </ConfirmDialog>
    </section>
  );
}

function SectionName({ section: { name, availableAfter, periodType } }: { section: OwnSectionSeen }) {
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
