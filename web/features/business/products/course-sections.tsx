import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { OwnCourseSeen, OwnFileSeen, OwnSectionSeen } from './product-calls.ts';
import { OneSection, SectionName } from './one-section.tsx';
import styles from './products.module.css';
import { DELETE_SECTION, REORDER_SECTIONS } from './section-calls.ts';
import { SectionDialog } from './section-dialog.tsx';
import { useChange } from './use-change.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { useMayChangeProducts } from './use-may-change-products.ts';
import { useSectionActs } from './use-section-acts.ts';
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
  const actsOf = useSectionActs(change);
  const { shown, isSaving, onOrder } = useKeptOrder(sections, (api, { providerId, ids }, options) =>
    api(REORDER_SECTIONS, { providerId, productId: course.id, ids }, options),
  );
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
      {sections.length === 0 && <NoSections onAdd={() => setEdited('new')} />}
      {mayChange && sections.length > 0 && (
        <Reorder
          label={t(m.products_sections_of, { name: course.name })}
          items={shown}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          onOrder={onOrder}
          isSaving={isSaving}
          actsOf={actsOf({ onEdit: setEdited, onDelete: setLeaving })}
        >
          {(section) => <SectionName section={section} />}
        </Reorder>
      )}
      {shown.map((section) => (
        <OneSection
          key={section.id}
          course={course}
          section={section}
          files={files.filter(({ sectionId }) => sectionId === section.id)}
          all={files}
          uploads={uploads}
        />
      ))}
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

function NoSections({ onAdd }: { onAdd: () => void }) {
  const t = useTexts();
  const mayChange = useMayChangeProducts();
  return (
    <EmptyState
      headingLevel={3}
      title={t(m.products_content_none_title)}
      text={t(m.products_content_none_text)}
    >
      {mayChange && <Button onClick={onAdd}>{t(m.products_add_section)}</Button>}
    </EmptyState>
  );
}
