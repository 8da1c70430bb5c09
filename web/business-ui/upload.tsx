import { IconFileSpreadsheet, IconPhotoUp } from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import { useId, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import fieldStyles from '#web/ui/field.module.css';
import styles from './upload.module.css';

type UploadProps = {
  label: string;
  hint?: string;
  error?: string;
  /** As `accept` of a file field: `image/png,image/jpeg`. */
  accept: string;
  /** The address of what is there now. */
  picture?: string | null;
  /** From 0 to 1 while it is sent, else null. */
  progress?: number | null;
  /** In place of the words for pictures, where something else is chosen. */
  choose?: string;
  /** A table of rows, no picture. */
  isSheet?: boolean;
  /** Of something else that is no picture. */
  icon?: TablerIcon;
  /** Several at once; `onFile` hears each. */
  isMany?: boolean;
  isDisabled?: boolean;
  onFile: (file: File) => void;
  onRemove?: () => void;
};

/** A picture, chosen or dropped. The file field lies over the whole place: dropping, clicking and keys are the browser's own. */
export function Upload({
  label,
  hint,
  error,
  accept,
  picture = null,
  progress = null,
  choose,
  isSheet = false,
  icon,
  isMany = false,
  isDisabled = false,
  onFile,
  onRemove,
}: UploadProps) {
  const t = useTexts();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isAlive = useIsHydrated();
  const isSending = progress !== null;
  const EmptyIcon = icon ?? (isSheet ? IconFileSpreadsheet : IconPhotoUp);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fieldStyles['label']}>
        {label}
      </label>
      <div
        className={classNames(
          styles.place,
          (isMany || isSheet || icon) && styles.many,
          isOver && styles.over,
          error && styles.wrong,
          isDisabled && styles.off,
        )}
      >
        {picture ? (
          <img src={picture} alt="" className={styles.picture} />
        ) : (
          <EmptyIcon size={28} stroke={1.4} aria-hidden="true" />
        )}
        <span>
          {isSending
            ? t(m.kit_upload_sending, { percent: Math.round(progress * 100) })
            : picture
              ? t(m.kit_upload_replace)
              : (choose ?? t(isMany ? m.kit_upload_choose_many : m.kit_upload_choose))}
        </span>
        {isSending && <progress value={progress} aria-label={label} className={styles.progress} />}
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={isMany}
          disabled={isDisabled || isSending || !isAlive}
          aria-describedby={hint || error ? `${id}-text` : undefined}
          aria-invalid={error ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            for (const file of target.files ?? []) onFile(file);
            target.value = '';
          }}
          className={styles.input}
        />
      </div>
      {(error ?? hint) && (
        <p id={`${id}-text`} className={error ? fieldStyles['error'] : fieldStyles['hint']}>
          {error ?? hint}
        </p>
      )}
      {picture && onRemove && !isSending && (
        <Button look="quiet" disabled={isDisabled} onClick={onRemove} className={styles.remove}>
          {t(m.kit_upload_remove)}
        </Button>
      )}
    </div>
  );
}
