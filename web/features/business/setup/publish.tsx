import * as m from '#contracts/texts/messages.js';
import { Refused } from '#web/business-ui/refused.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import type { OwnPage, Setup } from '#web/business-frame/setup/setup-calls.ts';
import styles from './setup.module.css';

const NEEDS = {
  description: { text: m.setup_need_description, step: 'about' },
  photo: { text: m.setup_need_photo, step: 'picture' },
  location: { text: m.setup_need_location, step: 'place' },
} as const satisfies Record<
  OwnPage['missing'][number],
  { text: Message<Record<never, never>>; step: string }
>;

type PublishProps = {
  setup: Setup;
  page: OwnPage;
  isReady: boolean;
  onFinished: (isPublished: boolean) => void;
};

/** The last step: what is still missing by name, the e-mail to confirm, and the page goes to its visitors. */
export function Publish({ setup, page, isReady, onFinished }: PublishProps) {
  const t = useTexts();
  const { showDone } = useOutcomes();
  const mayPublish = page.missing.length === 0 && setup.isEmailProved;
  const publish = useApiForm({
    intent: 'publish',
    onSaved: () => {
      showDone('publish', page.name);
      onFinished(true);
    },
  });
  const later = useApiForm({ intent: 'later', onSaved: () => onFinished(false) });
  return (
    <section id="step-publish" aria-labelledby="publish-title" className={styles.publish}>
      <h2 id="publish-title" tabIndex={-1}>
        {t(isReady && mayPublish ? m.setup_publish_ready : m.setup_publish)}
      </h2>
      {page.missing.length > 0 && (
        <div>
          <p>{t(m.setup_publish_missing)}</p>
          <ul className={styles.needs}>
            {page.missing.map((need) => (
              <li key={need}>
                <a href={`#step-${NEEDS[need].step}`}>{t(NEEDS[need].text)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!setup.isEmailProved && <ConfirmEmail email={setup.email} />}
      {setup.isEmailProved && <p className={styles.hint}>{t(m.setup_publish_hint)}</p>}
      {publish.answer && !publish.answer.isSaved && <Refused errors={publish.answer.errors} />}
      {later.answer && !later.answer.isSaved && <Refused errors={later.answer.errors} />}
      <div className={styles.acts}>
        {mayPublish && (
          <publish.Form {...publish.formProps}>
            <Hidden intent="publish" />
            <Button type="submit" isBusy={publish.isBusy}>
              {t(m.setup_publish_act)}
            </Button>
          </publish.Form>
        )}
        <later.Form {...later.formProps}>
          <Hidden intent="later" />
          <Button type="submit" look="secondary" isBusy={later.isBusy}>
            {t(m.setup_later)}
          </Button>
        </later.Form>
      </div>
    </section>
  );
}

function ConfirmEmail({ email }: { email: string }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'resend',
  });
  return (
    <div className={styles.note}>
      <p>{t(m.setup_confirm_email, { email })}</p>
      {answer && !answer.isSaved && <Refused errors={answer.errors} />}
      <Form {...formProps}>
        <Hidden intent="resend" />
        <input type="hidden" name="email" value={email} />
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.signin_send_again)}
        </Button>
      </Form>
      <p role="status">{answer?.isSaved ? t(m.signin_sent_again, { email }) : ''}</p>
    </div>
  );
}

function Hidden({ intent }: { intent: string }) {
  return (
    <>
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
    </>
  );
}
