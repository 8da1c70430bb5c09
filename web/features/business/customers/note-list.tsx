import * as m from '#contracts/texts/messages.js';
import { Refused } from '#web/business-ui/refused.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { SeenNote } from './customer-calls.ts';
import styles from './customer.module.css';
import { momentOf } from './customer-words.ts';

/** Notes, the latest first; one's own can be removed. */
export function NoteList({ notes, timeZone }: { notes: readonly SeenNote[]; timeZone: string }) {
  const t = useTexts();
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <p className={styles.note}>{note.text}</p>
          <div className={styles.signed}>
            <small>
              {momentOf(timeZone, note.writtenAt)} · {note.by ?? t(m.customers_note_imported)}
            </small>
            {note.canRemove && <RemoveNote note={note} timeZone={timeZone} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function RemoveNote({ note, timeZone }: { note: SeenNote; timeZone: string }) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const { formProps, Form, answer, isBusy } = useApiForm({
    intent: `remove ${note.id}`,
    onSaved: () => showSuccess(t(m.customers_note_removed)),
  });
  return (
    <Form {...formProps}>
      <AttemptKey />
      <ScriptedField />
      <input type="hidden" name="intent" value="removeNote" />
      <input type="hidden" name="noteId" value={note.id} />
      {answer && !answer.isSaved && <Refused errors={answer.errors} />}
      <Button
        type="submit"
        look="quiet"
        isBusy={isBusy}
        aria-label={t(m.customers_note_remove_of, { date: momentOf(timeZone, note.writtenAt) })}
      >
        {t(m.customers_note_remove)}
      </Button>
    </Form>
  );
}
