import { useState } from 'react';
import type { FormEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { EditorPart } from './editor-side.tsx';
import styles from './editor.module.css';
import type { Draft } from './use-draft.ts';

const FORM = 'publish-article';
const NEEDED: readonly (readonly [keyof Draft, Message<Record<never, never>>])[] = [
  ['title', m.editor_field_title],
  ['description', m.editor_field_description],
  ['content', m.editor_field_content],
  ['picture', m.editor_field_picture],
  ['pictureAlt', m.editor_field_alt],
  ['categoryId', m.editor_field_category],
];

/** From when on readers see it; what is still missing is said before. */
export function PublishDialog({ article, editing, fetcher, onClose }: EditorPart & { onClose: () => void }) {
  const t = useTexts();
  const hasDate = article.date !== null;
  const [when, setWhen] = useState(hasDate ? 'keep' : 'now');
  const missing = NEEDED.filter(([name]) => isMissing(editing.draft[name]));
  const options = [
    ...(hasDate ? [{ value: 'keep', label: t(m.editor_as_it_was) }] : []),
    { value: 'now', label: t(m.editor_now) },
    { value: 'later', label: t(m.editor_later) },
  ];
  const publish = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onClose();
    if (!(await editing.save())) return;
    form.set('act', 'publish');
    form.set('when', when);
    form.set('version', String(editing.version()));
    form.set('attemptKey', ownAttemptKey());
    await fetcher.submit(form, { method: 'post' });
  };
  return (
    <Dialog
      title={t(m.editor_publish_title)}
      isOpen
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(m.kit_cancel)}
          </Button>
          <Button type="submit" form={FORM} disabled={missing.length > 0}>
            {t(m.editor_publish)}
          </Button>
        </>
      }
    >
      {missing.length > 0 ? (
        <p className={styles.alert}>
          {t(m.editor_missing, { list: missing.map(([, text]) => t(text)).join(', ') })}
        </p>
      ) : (
        <form id={FORM} onSubmit={(event) => void publish(event)} className={styles.when}>
          <Segments
            name="when"
            label={t(m.editor_when)}
            options={options}
            defaultValue={when}
            onChange={setWhen}
          />
          {when === 'later' && (
            <div className={styles.moment}>
              <DateField name="day" label={t(m.editor_date)} isRequired />
              <TimeField name="time" label={t(m.editor_time)} hint={t(m.editor_zone)} defaultValue={480} />
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}

const isMissing = (value: Draft[keyof Draft]): boolean =>
  value === null || value === '' || value === '<p></p>';
