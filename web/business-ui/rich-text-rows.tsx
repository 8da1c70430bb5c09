import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ACCEPTED_IMAGES } from '#web/lib/image-file.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { RichTextPictures } from './rich-text-editor.tsx';
import styles from './rich-text.module.css';

const MOST_CHARACTERS = 200;

type RowProps = { editor: Editor; onDone: () => void };

/** Where the chosen words lead. @param props.present the address they have; null for none */
export function LinkRow({ editor, present, onDone }: RowProps & { present: string | null }) {
  const t = useTexts();
  const [address, setAddress] = useState(present ?? '');
  const set = (): void => {
    const typed = address.trim();
    const href = /^(?:https?:|mailto:|tel:|\/)/i.test(typed)
      ? typed.replace(/^http:/i, 'https:')
      : `https://${typed}`;
    if (typed !== '') editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onDone();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <div className={styles.row}>
      <TextField
        name="link"
        label={t(m.rich_link_address)}
        hint={t(m.rich_link_hint)}
        value={address}
        autoComplete="off"
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <div className={styles.buttons}>
        <Button look="secondary" onClick={set}>
          {t(m.rich_link_set)}
        </Button>
        {present !== null && (
          <Button look="quiet" onClick={remove}>
            {t(m.rich_link_remove)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A picture where the text cursor stands, with what it shows in words. */
export function PictureRow({ editor, pictures, onDone }: RowProps & { pictures: RichTextPictures }) {
  const t = useTexts();
  const [alt, setAlt] = useState('');
  const { progress, problem, send } = pictures;
  const put = (src: string): void => {
    editor.chain().focus().setImage({ src, alt }).run();
    onDone();
  };
  return (
    <div className={styles.row}>
      <TextField
        name="alt"
        label={t(m.rich_picture_alt)}
        value={alt}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        onChange={({ target }) => setAlt(target.value)}
        error={problem}
      />
      <label className={styles.file}>
        {progress === null
          ? t(m.rich_picture_choose)
          : t(m.kit_upload_sending, { percent: Math.round(progress * 100) })}
        <input
          type="file"
          accept={ACCEPTED_IMAGES}
          disabled={progress !== null}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send(file, put);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
