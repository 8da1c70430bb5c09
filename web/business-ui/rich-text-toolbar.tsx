import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconSeparatorHorizontal,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { LinkRow, PictureRow } from './rich-text-rows.tsx';
import type { RichTextPictures } from './rich-text-editor.tsx';
import styles from './rich-text.module.css';

type Chain = ReturnType<Editor['chain']>;
type Tool = {
  id: string;
  label: Message<Record<never, never>>;
  icon: TablerIcon;
  run: (chain: Chain) => Chain;
  isOn?: (editor: Editor) => boolean;
};

const TOOLS: readonly Tool[] = [
  {
    id: 'h2',
    label: m.rich_heading,
    icon: IconH2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    id: 'h3',
    label: m.rich_subheading,
    icon: IconH3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    id: 'bold',
    label: m.rich_bold,
    icon: IconBold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    label: m.rich_italic,
    icon: IconItalic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    id: 'list',
    label: m.rich_list,
    icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'numbers',
    label: m.rich_numbers,
    icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'quote',
    label: m.rich_quote,
    icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    id: 'rule',
    label: m.rich_rule,
    icon: IconSeparatorHorizontal,
    run: (chain) => chain.setHorizontalRule(),
  },
];
const LAST: readonly Tool[] = [
  { id: 'undo', label: m.rich_undo, icon: IconArrowBackUp, run: (chain) => chain.undo() },
  { id: 'redo', label: m.rich_redo, icon: IconArrowForwardUp, run: (chain) => chain.redo() },
];

/** What can be done with the text; what asks for more opens a row below. */
export function RichTextToolbar({
  editor,
  pictures,
}: {
  editor: Editor;
  pictures: RichTextPictures | undefined;
}) {
  const t = useTexts();
  const [row, setRow] = useState<'link' | 'picture' | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: TOOLS.filter(({ isOn }) => isOn?.(now)).map(({ id }) => id),
      link: now.isActive('link') ? String(now.getAttributes('link')['href'] ?? '') : null,
    }),
  });
  const button = ({ id, label, icon: Icon, run, isOn }: Tool) => (
    <button
      key={id}
      type="button"
      className={styles.tool}
      title={t(label)}
      aria-label={t(label)}
      aria-pressed={isOn ? on.tools.includes(id) : undefined}
      onClick={() => run(editor.chain().focus()).run()}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </button>
  );
  const opener = (name: 'link' | 'picture', label: Message<Record<never, never>>, Icon: TablerIcon) => (
    <button
      type="button"
      className={styles.tool}
      title={t(label)}
      aria-label={t(label)}
      aria-expanded={row === name}
      onClick={() => setRow(row === name ? null : name)}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </button>
  );
  return (
    <div className={styles.head}>
      <div role="toolbar" aria-label={t(m.rich_toolbar)} className={styles.tools}>
        {TOOLS.map(button)}
        {opener('link', m.rich_link, IconLink)}
        {pictures && opener('picture', m.rich_picture, IconPhoto)}
        {LAST.map(button)}
      </div>
      {row === 'link' && <LinkRow editor={editor} present={on.link} onDone={() => setRow(null)} />}
      {row === 'picture' && pictures && (
        <PictureRow editor={editor} pictures={pictures} onDone={() => setRow(null)} />
      )}
    </div>
  );
}
