import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { OwnFileSeen } from './product-calls.ts';
import styles from './products.module.css';
import { EDIT_FILE } from './section-calls.ts';
import { useChange } from './use-change.ts';

/** What a file is called, what it says, and whether everybody sees it. */
export function FileDialog({ file, onClose }: { file: OwnFileSeen; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const { change, isBusy } = useChange();
  const [error, setError] = useState<string | null>(null);
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const title = textOf(form, 'title');
    if (title.trim() === '') return setError(t(m.validation_required, { name: t(m.products_field_name) }));
    const input = { title, description: textOf(form, 'description'), isFree: form.has('isFree') };
    const why = await change(
      (api, providerId, options) => api(EDIT_FILE, { providerId, fileId: file.id, input }, options),
      t(m.products_file_saved),
    );
    if (why === null) onClose();
  };
  return (
    <Dialog
      isOpen
      title={t(m.products_file_edit)}
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
          name="title"
          label={t(m.products_file_title)}
          isRequired
          defaultValue={file.title}
          {...(error !== null && { error })}
        />
        <Text
          name="description"
          label={t(m.products_file_description)}
          isLong
          defaultValue={file.description}
        />
        <Toggle name="isFree" label={t(m.products_file_free)} defaultChecked={file.free} />
      </form>
    </Dialog>
  );
}
