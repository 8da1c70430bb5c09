import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LEAST_BLOG_PICTURE } from '#contracts/blog.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_AUTHOR_NAME, LONGEST_BIOGRAPHY } from '#contracts/validation/article.ts';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { PictureField } from '../articles/picture-field.tsx';
import styles from '../team/team.module.css';
import type { OwnAuthorSeen } from './author-calls.ts';

/** An author: name, profession, who they are, portrait. @param props.author null for a new one */
export function AuthorForm({ author }: { author: OwnAuthorSeen | null }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const [picture, setPicture] = useState(author?.image ?? null);
  const [filledFrom] = useState(author?.version ?? null);
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.authors_saved));
      void navigate(localPath('/admin/authors'));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      <input type="hidden" name="picture" value={picture ?? ''} />
      <FormSection title={t(m.authors_name)}>
        <Text
          name="displayName"
          label={t(m.authors_name)}
          isRequired
          maxLength={LONGEST_AUTHOR_NAME}
          defaultValue={author?.displayName ?? ''}
          {...errorAt(errors, 'displayName')}
        />
        <PictureField
          label={t(m.authors_picture)}
          hint={t(m.editor_picture_hint, LEAST_BLOG_PICTURE)}
          picture={picture}
          onPicture={setPicture}
        />
      </FormSection>
      <InLanguages author={author} errors={errors} />
      {answer?.isOutdated ? (
        <OutdatedForm version={author?.version ?? null} isBusy={isBusy} />
      ) : (
        answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.authors_save)}
        </Button>
        <ButtonLink to={localPath('/admin/authors')} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}

const LANGUAGES = [
  { title: m.articles_it, job: m.authors_job_it, biography: m.authors_biography_it, suffix: 'It' },
  { title: m.articles_en, job: m.authors_job_en, biography: m.authors_biography_en, suffix: 'En' },
] as const;

/** Profession and biography, in each language. */
function InLanguages({
  author,
  errors,
}: {
  author: OwnAuthorSeen | null;
  errors: Readonly<Record<string, string>>;
}) {
  const t = useTexts();
  return LANGUAGES.map(({ title, job, biography, suffix }) => (
    <FormSection key={suffix} title={t(title)}>
      <Text
        name={`jobTitle${suffix}`}
        label={t(job)}
        maxLength={LONGEST_AUTHOR_NAME}
        defaultValue={author?.[`jobTitle${suffix}`] ?? ''}
        {...errorAt(errors, `jobTitle${suffix}`)}
      />
      <Text
        name={`biography${suffix}`}
        label={t(biography)}
        isLong
        maxLength={LONGEST_BIOGRAPHY}
        defaultValue={author?.[`biography${suffix}`] ?? ''}
        {...errorAt(errors, `biography${suffix}`)}
      />
    </FormSection>
  ));
}
