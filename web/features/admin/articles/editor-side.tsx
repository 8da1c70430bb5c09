import type { useFetcher } from 'react-router';
import { LEAST_BLOG_PICTURE, LONGEST_PICTURE_TEXT, LONGEST_SLUG } from '#contracts/blog.ts';
import { LOCALES } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAdminMay } from '../frame/admin-screen.tsx';
import type { EditorRelated, OwnArticleSeen } from './article-calls.ts';
import styles from './editor.module.css';
import { PictureField } from './picture-field.tsx';
import type { useDraft } from './use-draft.ts';

export type EditorPart = {
  article: OwnArticleSeen;
  editing: ReturnType<typeof useDraft>;
  fetcher: ReturnType<typeof useFetcher<FormAnswer>>;
};

/** What stands beside the text: picture, topic, address, author, the other language. */
export function EditorSide({ article, related, editing, fetcher }: EditorPart & { related: EditorRelated }) {
  const t = useTexts();
  const { draft, change, kept, state } = editing;
  const isOver = state === 'outdated';
  const mayManage = useAdminMay('manageAuthors');
  const authors = related.getOwnAuthors.filter(
    ({ id, isArchived }) => !isArchived || id === article.author.id,
  );
  return (
    <aside className={styles.side}>
      <PictureField
        label={t(m.editor_picture)}
        hint={t(m.editor_picture_hint, LEAST_BLOG_PICTURE)}
        picture={draft.picture}
        onPicture={(picture) => change({ picture })}
      />
      <TextField
        name="pictureAlt"
        label={t(m.editor_picture_alt)}
        hint={t(m.editor_picture_alt_hint)}
        maxLength={LONGEST_PICTURE_TEXT}
        value={draft.pictureAlt}
        disabled={isOver}
        onChange={({ target }) => change({ pictureAlt: target.value })}
        autoComplete="off"
      />
      <Choice
        name="categoryId"
        label={t(m.editor_category)}
        options={related.getBlogCategories.map(({ id, name, color }) => ({
          value: String(id),
          label: name,
          colour: color,
        }))}
        defaultValue={draft.categoryId === null ? null : String(draft.categoryId)}
        onChange={([id]) => change({ categoryId: id === undefined ? null : Number(id) })}
      />
      {mayManage && (
        <Choice
          name="authorId"
          label={t(m.editor_author)}
          options={authors.map(({ id, displayName }) => ({ value: String(id), label: displayName }))}
          defaultValue={String(article.author.id)}
          onChange={([authorId]) =>
            void fetcher.submit(
              { act: 'author', authorId: authorId ?? '', attemptKey: ownAttemptKey() },
              { method: 'post' },
            )
          }
        />
      )}
      <TextField
        name="slug"
        label={t(m.editor_slug)}
        hint={t(m.editor_slug_hint, { slug: kept.slug })}
        maxLength={LONGEST_SLUG}
        value={draft.slug}
        disabled={isOver}
        onChange={({ target }) => change({ slug: target.value })}
        autoComplete="off"
      />
      <OtherLanguages {...{ article, editing, fetcher }} />
    </aside>
  );
}

const WORDS = {
  it: { open: m.editor_open_it, write: m.editor_other_it },
  en: { open: m.editor_open_en, write: m.editor_other_en },
};

/** The way to the other language of the article, which begins with its picture and topic. */
function OtherLanguages({ article, editing, fetcher }: EditorPart) {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <div className={styles.languages}>
      <p className={styles.label}>{t(m.editor_languages)}</p>
      {LOCALES.filter((language) => language !== article.language).map((language) => {
        const other = article.languages.find((one) => one.language === language);
        if (other)
          return (
            <ButtonLink key={language} to={localPath(`/admin/articles/${other.id}`)} look="secondary">
              {t(WORDS[language].open)}
            </ButtonLink>
          );
        const begin = async (): Promise<void> => {
          if (!(await editing.save())) return;
          await fetcher.submit(
            { act: 'translate', language, attemptKey: ownAttemptKey() },
            { method: 'post' },
          );
        };
        return (
          <Button
            key={language}
            look="secondary"
            isBusy={fetcher.state !== 'idle'}
            onClick={() => void begin()}
          >
            {t(WORDS[language].write)}
          </Button>
        );
      })}
    </div>
  );
}
