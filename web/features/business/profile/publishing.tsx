import { IconCheck, IconExternalLink, IconEyeOff, IconWorldUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { PageLink } from './page-link.tsx';
import type { OwnPage } from './profile-calls.ts';
import styles from './publishing.module.css';

/** Whether visitors see the page, what it lacks, and the way to publish it or take it down. */
export function Publishing({ page, mayChange }: { page: OwnPage; mayChange: boolean }) {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="publishing" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="publishing">{t(m.profile_public_title)}</h2>
        <State page={page} />
      </div>
      <p className={styles.text}>{t(textFor(page))}</p>
      {!page.isPublished && <Needs missing={page.missing} />}
      {page.isPublic && <PageLink path={localPath(`/provider/${page.id}`)} name={page.name} />}
      <div className={styles.acts}>
        {mayChange && <PublishForm page={page} />}
        {page.isPublic && (
          <a href={localPath(`/provider/${page.id}`)} target="_blank" rel="noreferrer" className={styles.see}>
            <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
            {t(m.profile_see)}
          </a>
        )}
      </div>
    </section>
  );
}

function State({ page: { isPublic, isPublished } }: { page: OwnPage }) {
  const t = useTexts();
  if (isPublic) return <StatusPill tone="good">{t(m.profile_state_public)}</StatusPill>;
  return isPublished ? (
    <StatusPill tone="wrong">{t(m.profile_state_locked)}</StatusPill>
  ) : (
    <StatusPill tone="waiting">{t(m.profile_state_hidden)}</StatusPill>
  );
}

function textFor({ isPublic, isPublished, missing }: OwnPage) {
  if (isPublic) return m.profile_public_text;
  if (isPublished) return m.profile_locked_text;
  return missing.length === 0 ? m.profile_ready_text : m.profile_hidden_text;
}

const NEEDS = [
  ['description', m.profile_need_description, '#profile'],
  ['photo', m.profile_need_photo, 'gallery'],
  ['location', m.profile_need_location, '#location'],
] as const;

/** What publishing needs, done or missing, each with the way there. */
function Needs({ missing }: Pick<OwnPage, 'missing'>) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <ul className={styles.needs}>
      {NEEDS.map(([need, text, way]) => {
        const isMissing = missing.includes(need);
        return (
          <li key={need} data-missing={isMissing || undefined}>
            <span className={styles.mark}>
              {!isMissing && <IconCheck size={16} stroke={2} aria-hidden="true" />}
            </span>
            <span>
              {isMissing ? (
                way === 'gallery' ? (
                  <Link to={centerPath(way)}>{t(text)}</Link>
                ) : (
                  <a href={way}>{t(text)}</a>
                )
              ) : (
                t(text)
              )}
              <span className="visually-hidden">
                {' '}
                {t(isMissing ? m.profile_need_missing : m.profile_need_done)}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function PublishForm({ page }: { page: OwnPage }) {
  const t = useTexts();
  const { showDone } = useOutcomes();
  const [isAsking, setAsking] = useState(false);
  const [wasPublished, setWasPublished] = useState(page.isPublished);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'publish',
    onSaved: () => showDone(wasPublished ? 'update' : 'publish'),
  });
  const note = (): void => setWasPublished(page.isPublished);
  const takeDown = (): void => {
    setAsking(false);
    note();
    formProps.ref.current?.requestSubmit();
  };
  return (
    <Form {...formProps} className={styles.form} onSubmit={note}>
      <AttemptKey />
      <input type="hidden" name="intent" value={page.isPublished ? 'unpublish' : 'publish'} />
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      {page.isPublished ? (
        <Button look="secondary" isBusy={isBusy} onClick={() => setAsking(true)}>
          <IconEyeOff size={18} stroke={1.6} aria-hidden="true" />
          {t(m.profile_unpublish)}
        </Button>
      ) : (
        <Button type="submit" isBusy={isBusy}>
          <IconWorldUpload size={18} stroke={1.6} aria-hidden="true" />
          {t(m.profile_publish)}
        </Button>
      )}
      <ConfirmDialog
        title={t(m.profile_unpublish_title)}
        verb={t(m.profile_unpublish)}
        isOpen={isAsking}
        onConfirm={takeDown}
        onClose={() => setAsking(false)}
      >
        <p>{t(m.profile_unpublish_text)}</p>
      </ConfirmDialog>
    </Form>
  );
}
