import { useFetcher, useLocation } from 'react-router';
import { useOnce } from '#web/lib/use-once.ts';
import { LONGEST_SUMMARY, LONGEST_TITLE } from '#contracts/blog.ts';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { RichText } from '#web/business-ui/rich-text.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { EditorRelated, OwnArticleSeen } from './article-calls.ts';
import { EditorActs } from './editor-acts.tsx';
import { EditorSide } from './editor-side.tsx';
import styles from './editor.module.css';
import { useDraft } from './use-draft.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import { useRef } from 'react';

export type ArticleEditorProps = { article: OwnArticleSeen; related: EditorRelated };

const DONE = {
  publish: m.editor_done_published,
  hide: m.editor_done_hidden,
  author: m.editor_saved,
} as const;

/** Title, a sentence, the text; beside them picture, topic and address. It saves itself. */
export function ArticleEditor({ article, related }: ArticleEditorProps) {
  const t = useTexts();
  const { showSuccess, showError } = useToasts();
  const editing = useDraft(article);
  const { draft, change, save, state } = editing;
  const fetcher = useFetcher<FormAnswer>();
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, ({ isSaved, intent, errors }) => {
    if (!isSaved) return showError(errors[0]?.message ?? t(m.editor_refused));
    editing.countUp();
    const done = Object.entries(DONE).find(([name]) => name === intent)?.[1];
    if (done) showSuccess(t(done));
  });
  const insert = useRef<(path: string) => void>(() => undefined);
  const upload = usePictureUpload((path) => insert.current(path));
  const { pathname } = useLocation();
  const isOver = state === 'outdated';
  return (
    <Screen title={draft.title || t(m.read_untitled)} act={<EditorActs {...{ article, editing, fetcher }} />}>
      {isOver && (
        <p role="alert" className={styles.alert}>
          {t(m.editor_outdated)} <a href={pathname}>{t(m.editor_reload)}</a>
        </p>
      )}
      {editing.problem && (
        <p role="alert" className={styles.alert}>
          {editing.problem}
        </p>
      )}
      {editing.kept.dropped.length > 0 && (
        <p role="status" className={styles.note}>
          {t(m.editor_dropped, { list: editing.kept.dropped.join(', ') })}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main} lang={article.language}>
          <TextField
            name="title"
            label={t(m.editor_title)}
            maxLength={LONGEST_TITLE}
            value={draft.title}
            disabled={isOver}
            onChange={({ target }) => change({ title: target.value })}
            onBlur={() => void save()}
            autoComplete="off"
          />
          <TextArea
            name="description"
            label={t(m.editor_description)}
            hint={t(m.editor_description_hint)}
            rows={2}
            maxLength={LONGEST_SUMMARY}
            value={draft.description}
            disabled={isOver}
            onChange={({ target }) => change({ description: target.value })}
          />
          <RichText
            label={t(m.editor_content)}
            defaultValue={article.content}
            isDisabled={isOver}
            onChange={(content) => change({ content })}
            pictures={{
              progress: upload.progress,
              problem: upload.problem,
              send(file, put) {
                insert.current = put;
                upload.send(file);
              },
            }}
          />
        </div>
        <EditorSide {...{ article, related, editing, fetcher }} />
      </div>
    </Screen>
  );
}
