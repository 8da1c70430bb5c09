import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { FilePlayer } from '#web/booking/videos/file-player.tsx';
import { KIND_NAMES, lengthText } from '#web/booking/videos/video-labels.ts';
import type { Act } from '#web/business-ui/act.ts';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { FileDialog } from './file-dialog.tsx';
import type { OwnCourseSeen, OwnFileSeen, OwnSectionSeen } from './product-calls.ts';
import { fileStateOf, noteOf } from './product-labels.ts';
import styles from './products.module.css';
import { REMOVE_FILE, REORDER_FILES } from './section-calls.ts';
import { useChange } from './use-change.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { useMayChangeProducts } from './use-may-change-products.ts';

type SectionFilesProps = {
  course: OwnCourseSeen;
  section: OwnSectionSeen;
  files: readonly OwnFileSeen[];
  /** Of the whole course. */
  all: readonly OwnFileSeen[];
};

/** The files of a section: seen, named, ordered, taken out. */
export function SectionFiles({ course, section, files, all }: SectionFilesProps) {
  const t = useTexts();
  const mayChange = useMayChangeProducts();
  const { change, isBusy } = useChange();
  const [seen, setSeen] = useState<OwnFileSeen | null>(null);
  const [edited, setEdited] = useState<OwnFileSeen | null>(null);
  const [leaving, setLeaving] = useState<OwnFileSeen | null>(null);
  const { shown, isSaving, onOrder } = useKeptOrder(files, (api, { providerId, ids }, options) =>
    api(REORDER_FILES, { providerId, sectionId: section.id, ids }, options),
  );
  const actsOf = (file: OwnFileSeen): Act[] => [
    ...(file.transcoded
      ? [{ id: 'see', label: t(m.products_file_preview), icon: IconEye, onAct: () => setSeen(file) }]
      : []),
    { id: 'edit', label: t(m.products_file_edit), icon: IconPencil, onAct: () => setEdited(file) },
    {
      id: 'remove',
      label: t(m.products_file_remove),
      icon: IconTrash,
      isDangerous: true,
      onAct: () => setLeaving(file),
    },
  ];
  const remove = async ({ id }: OwnFileSeen): Promise<void> => {
    await change(
      (api, providerId, options) => api(REMOVE_FILE, { providerId, fileId: id }, options),
      t(m.products_file_removed),
    );
    setLeaving(null);
  };
  if (files.length === 0) return <p className={styles.quiet}>{t(m.products_no_files)}</p>;
  return (
    <>
      {mayChange ? (
        <Reorder
          label={t(m.products_files_of, { name: section.name })}
          items={shown}
          idOf={({ id }) => String(id)}
          nameOf={({ title }) => title}
          onOrder={onOrder}
          isSaving={isSaving}
          actsOf={actsOf}
        >
          {(file) => <FileWords file={file} />}
        </Reorder>
      ) : (
        <ul className={styles.plain}>
          {files.map((file) => (
            <li key={file.id}>
              <FileWords file={file} />
            </li>
          ))}
        </ul>
      )}
      <Dialog title={seen?.title ?? ''} isOpen={seen !== null} onClose={() => setSeen(null)}>
        {seen && <FilePlayer file={seen} />}
      </Dialog>
      {edited && <FileDialog file={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        title={t(m.products_file_remove_title, { name: leaving?.title ?? '' })}
        verb={t(m.products_file_remove)}
        isOpen={leaving !== null}
        isBusy={isBusy}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(null)}
      >
        <p>
          {t(
            leaving && isLastShown(leaving, course, all)
              ? m.products_file_remove_last
              : m.products_file_remove_text,
          )}
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Without it nothing of a published course is seen by everybody. */
const isLastShown = (
  file: OwnFileSeen,
  { active, intro }: OwnCourseSeen,
  all: readonly OwnFileSeen[],
): boolean => active && intro === null && file.free && all.filter(({ free }) => free).length === 1;

function FileWords({ file }: { file: OwnFileSeen }) {
  const t = useTexts();
  const { tone, text } = fileStateOf(file);
  const note = noteOf(file);
  return (
    <span className={styles.file}>
      <span className={styles.row}>
        <span className={styles.name}>{file.title}</span>
        {file.free && <StatusPill tone="news">{t(m.products_file_free_pill)}</StatusPill>}
        <StatusPill tone={tone}>{t(text)}</StatusPill>
      </span>
      <span className={styles.quiet}>
        {[t(KIND_NAMES[file.type]), lengthText(t, file.durationSeconds), file.name]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {note && <span className={styles.note}>{t(note)}</span>}
    </span>
  );
}
