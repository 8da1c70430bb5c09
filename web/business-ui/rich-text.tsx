import { useId } from 'react';
import type { ComponentType } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import fieldStyles from '#web/ui/field.module.css';
import { lazyPart } from './lazy-part.ts';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import styles from './rich-text.module.css';

const useEditor = lazyPart<RichTextEditorProps>(
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
);

export type RichTextProps = Omit<RichTextEditorProps, 'labelId'> & { label: string };

/** Several paragraphs with headings, lists, links and pictures, as HTML. What it may be is the server's to say; the editor comes by itself, later. */
export function RichText({ label, ...editor }: RichTextProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={fieldStyles['label']}>
        {label}
      </p>
      <Here part={useEditor()} {...editor} labelId={id} />
    </div>
  );
}

function Here({
  part: Editor,
  ...props
}: RichTextEditorProps & { part: ComponentType<RichTextEditorProps> | null }) {
  const t = useTexts();
  if (Editor) return <Editor {...props} />;
  return (
    <p role="status" className={styles.loading}>
      {t(m.rich_loading)}
    </p>
  );
}
