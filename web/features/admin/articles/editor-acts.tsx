import { IconExternalLink, IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ArticleState } from './article-columns.tsx';
import type { EditorPart } from './editor-side.tsx';
import styles from './editor.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import type { SaveState } from './use-draft.ts';

const SAVE_WORDS: Record<SaveState, Message<Record<never, never>>> = {
  saved: m.editor_saved,
  unsaved: m.editor_unsaved,
  saving: m.editor_saving,
  failed: m.editor_failed,
  outdated: m.editor_unsaved,
};
const QUESTIONS = {
  hide: { title: m.editor_hide_title, text: m.editor_hide_text, verb: m.editor_hide },
  delete: { title: m.editor_delete_title, text: m.editor_delete_text, verb: m.editor_delete },
} as const;

/** What is done with an article: look at it, publish, hide, delete. */
export function EditorActs(part: EditorPart) {
  const { article, editing, fetcher } = part;
  const t = useTexts();
  const localPath = useLocalPath();
  const [asked, setAsked] = useState<'publish' | 'hide' | 'delete' | null>(null);
  const isDraft = article.state === 'draft';
  const isOut = isOutNow(article);
  const question = asked === 'hide' || asked === 'delete' ? QUESTIONS[asked] : null;
  const act = (name: string): void => {
    void fetcher.submit({ act: name, attemptKey: ownAttemptKey() }, { method: 'post' });
    setAsked(null);
  };
  const preview = localPath(`/admin/articles/${article.id}/preview`);
  return (
    <div className={styles.acts}>
      <span role="status" className={styles.state}>
        {t(SAVE_WORDS[editing.state])}
      </span>
      <ArticleState article={article} />
      <a
        href={preview}
        target="_blank"
        rel="noreferrer"
        className={styles.way}
        onClick={() => void editing.save()}
      >
        <IconEye size={18} stroke={1.6} aria-hidden="true" />
        {t(m.editor_preview)}
      </a>
      {isOut && (
        <a
          href={`/${article.language}/read/${article.publicSlug}`}
          target="_blank"
          rel="noreferrer"
          className={styles.way}
        >
          <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
          {t(m.editor_see)}
        </a>
      )}
      {isDraft && (
        <Button look="quiet" onClick={() => setAsked('delete')}>
          {t(m.editor_delete)}
        </Button>
      )}
      {article.state === 'published' && (
        <Button look="quiet" onClick={() => setAsked('hide')}>
          {t(m.editor_hide)}
        </Button>
      )}
      <Button
        isBusy={fetcher.state !== 'idle'}
        disabled={editing.state === 'outdated'}
        onClick={() => setAsked('publish')}
      >
        {t(article.state === 'published' ? m.editor_publish_again : m.editor_publish)}
      </Button>
      {asked === 'publish' && <PublishDialog {...part} onClose={() => setAsked(null)} />}
      {question && (
        <ConfirmDialog
          title={t(question.title)}
          verb={t(question.verb)}
          isOpen
          onConfirm={() => act(asked ?? '')}
          onClose={() => setAsked(null)}
        >
          {t(question.text)}
        </ConfirmDialog>
      )}
    </div>
  );
}

const isOutNow = ({ state, date }: EditorPart['article']): boolean =>
  state === 'published' && date !== null && new Date(date) <= new Date();
