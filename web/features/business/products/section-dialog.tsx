import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { PERIOD_TYPES } from '#contracts/videos.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { OwnCourseSeen, OwnSectionSeen } from './product-calls.ts';
import styles from './products.module.css';
import { CREATE_SECTION, EDIT_SECTION } from './section-calls.ts';
import { useChange } from './use-change.ts';

type SectionDialogProps = {
  course: OwnCourseSeen;
  /** Null for a new one. */
  section: OwnSectionSeen | null;
  onClose: () => void;
};

/** Names a section, and says when it opens. */
export function SectionDialog({ course, section, onClose }: SectionDialogProps) {
  const t = useTexts();
  const id = useId();
  const { change, isBusy } = useChange();
  const [error, setError] = useState<string | null>(null);
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = textOf(form, 'name');
    if (name.trim() === '') return setError(t(m.validation_required, { name: t(m.products_field_name) }));
    const type = textOf(form, 'periodType');
    const input = {
      name,
      availableAfter: Number(textOf(form, 'availableAfter')) || 0,
      periodType: PERIOD_TYPES.find((one) => one === type) ?? ('daily' as const),
    };
    const why = await change(
      (api, providerId, options) =>
        section
          ? api(EDIT_SECTION, { providerId, sectionId: section.id, input }, options)
          : api(CREATE_SECTION, { providerId, productId: course.id, input }, options),
      t(m.products_section_saved),
    );
    if (why === null) onClose();
  };
  return (
    <Dialog
      isOpen
      title={t(section ? m.products_section_edit : m.products_section_new)}
      onClose={onClose}
      isDismissable={false}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(m.products_cancel)}
          </Button>
          <Button type="submit" form={id} isBusy={isBusy}>
            {t(m.products_save)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.dialog} onSubmit={(event) => void save(event)}>
        <Text
          name="name"
          label={t(m.products_section_name)}
          isRequired
          defaultValue={section?.name ?? ''}
          {...(error !== null && { error })}
        />
        <div className={styles.half}>
          <NumberField
            name="availableAfter"
            label={t(m.products_section_after)}
            hint={t(m.products_section_after_hint)}
            min={0}
            max={1000}
            defaultValue={String(section?.availableAfter ?? 0)}
          />
          <Choice
            name="periodType"
            label={t(m.products_section_unit)}
            options={[
              { value: 'daily', label: t(m.products_days) },
              { value: 'weekly', label: t(m.products_weeks) },
              { value: 'monthly', label: t(m.products_months) },
            ]}
            defaultValue={section?.periodType ?? 'daily'}
          />
        </div>
      </form>
    </Dialog>
  );
}
