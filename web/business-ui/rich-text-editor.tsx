import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import styles from './rich-text.module.css';

/** How pictures come into a text. */
export interface RichTextPictures {
  /** From 0 to 1 while one is sent, else null. */
  progress: number | null;
  problem: string | undefined;
  /** @param put told the address once it is there */
  send: (file: File, put: (address: string) => void) => void;
}

export type RichTextEditorProps = {
  /** HTML to begin with. */
  defaultValue: string;
  labelId: string;
  isDisabled?: boolean;
  /** Hears the HTML with every change. */
  onChange: (html: string) => void;
  /** Left out: no pictures. */
  pictures?: RichTextPictures;
};

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => /^(?:https:\/\/|mailto:|tel:|\/(?!\/))/i.test(address),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image.configure({ inline: false, allowBase64: false }),
];

/** The editor itself, in a file of its own. */
export function RichTextEditor({
  defaultValue,
  labelId,
  isDisabled = false,
  onChange,
  pictures,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: defaultValue,
    editable: !isDisabled,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: styles['text'] ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML().replace(/(?:<p><\/p>)+$/, '')),
  });
  if (!editor) return null;
  return (
    <div className={styles.editor}>
      {!isDisabled && <RichTextToolbar editor={editor} pictures={pictures} />}
      <EditorContent editor={editor} />
    </div>
  );
}
