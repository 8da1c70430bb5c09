import * as m from '#contracts/texts/messages.js';
import { Refused } from '#web/business-ui/refused.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import type { SeenNote } from '#web/business-frame/customers/customer-calls.ts';
import styles from './customer.module.css';
import { momentOf } from './customer-labels.ts';

type NoteListProps = {
  notes: readonly SeenNote[];
  timeZone: string;
  /** Notes about health, for who has just shown who they are. */
  areOfHealth?: boolean;
};

/** Notes, the latest first; one's own can be removed, and whoever writes notes says which are about health. */
export function NoteList({ notes, timeZone, areOfHealth = false }: NoteListProps) {
  const t = useTexts();
  const mayMark = useMay(areOfHealth ? 'seeHealthNotes' : 'writeCustomerNotes');
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id}>
          <p className={styles.note}>{note.text}</p>
          <div className={styles.signed}>
            <small>
              {momentOf(timeZone, note.writtenAt)} · {note.by ?? t(m.customers_note_imported)}
            </small>
            {mayMark && <MarkNote note={note} timeZone={timeZone} isHealth={areOfHealth} />}
            {note.canRemove && <RemoveNote note={note} timeZone={timeZone} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Says the other of a note than what it is taken for. */
function MarkNote({ note, timeZone, isHealth }: { note: SeenNote; timeZone: string; isHealth: boolean }) {
  const t = useTexts();
  const { formProps, Form, answer, isBusy } = useApiForm({
    intent: `mark ${note.id}`,
    tells: {
      kind: 'update',
      done: () => t(isHealth ? m.customers_note_marked_plain : m.customers_note_marked_health),
    },
  });
  const label = t(isHealth ? m.customers_note_mark_plain : m.customers_note_mark_health);
  return (
    <Form {...formProps}>
      <AttemptKey />
      <input type="hidden" name="intent" value="markNote" />
      <input type="hidden" name="noteId" value={note.id} />
      {answer && !answer.isSaved && <Refused errors={answer.errors} />}
      <Button
        type="submit"
        look="quiet"
        isBusy={isBusy}
        aria-label={t(m.customers_note_mark_of, { label, date: momentOf(timeZone, note.writtenAt) })}
      >
        {label}
      </Button>
    </Form>
  );
}

function RemoveNote({ note, timeZone }: { note: SeenNote; timeZone: string }) {
  const t = useTexts();
  const { formProps, Form, answer, isBusy } = useApiForm({
    intent: `remove ${note.id}`,
    tells: { kind: 'delete', done: () => t(m.customers_note_removed) },
  });
  return (
    <Form {...formProps}>
      <AttemptKey />
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
