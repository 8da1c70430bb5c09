import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { DetailsFormValues } from '../details-form-values.ts';
import type { ClassToBook, SessionToBook } from './class-calls.ts';
import { canSignUp, isSold, isWhole } from './class-rules.ts';
import { SESSIONS_FIELD } from './class-request.ts';
import { SessionTable } from './session-table.tsx';
import styles from './sign-up.module.css';

type SessionsStepProps = {
  offered: ClassToBook;
  providerName: string;
  sessions: readonly SessionToBook[];
  chosenIds: readonly number[];
  errors: readonly ApiError[];
  /** What was typed before the choice was refused. */
  typed: DetailsFormValues | null;
};

/** The first step: which sessions, by their date (specification section 4). */
export function SessionsStep(props: SessionsStepProps) {
  const { offered, providerName, sessions, chosenIds, errors, typed } = props;
  const t = useTexts();
  if (sessions.length === 0) {
    return (
      <EmptyState
        headingLevel={2}
        title={t(m.signup_no_sessions)}
        text={t(m.signup_no_sessions_text, { name: providerName })}
      />
    );
  }
  const isAll = isWhole(offered);
  const isOpen = canSignUp(offered, sessions);
  return (
    <ChoiceForm typed={typed}>
      {isAll && <p>{t(m.signup_all_sessions)}</p>}
      <SessionTable sessions={sessions} chosenIds={chosenIds} isWhole={isAll} />
      {/* Disabled boxes are not sent */}
      {isAll && chosenIds.map((id) => <input key={id} type="hidden" name={SESSIONS_FIELD} value={id} />)}
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      {isOpen ? (
        <Button type="submit" name="step" value="1">
          {t(m.signup_go_on)}
        </Button>
      ) : (
        <p>{t(isSold(offered) ? m.signup_none_free : m.signup_not_online)}</p>
      )}
    </ChoiceForm>
  );
}

/**
 * The choice becomes part of the address. Only where no scripts keep what was typed it is sent instead, with what was typed, which
 * belongs into no address.
 */
function ChoiceForm({ typed, children }: { typed: DetailsFormValues | null; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  if (isHydrated || typed === null) {
    return (
      <Form method="get" className={styles.choice} preventScrollReset>
        {children}
      </Form>
    );
  }
  return (
    <Form method="post" action="?" className={styles.choice}>
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="email" value={typed.email} />
      <input type="hidden" name="firstname" value={typed.firstname} />
      <input type="hidden" name="lastname" value={typed.lastname} />
      <input type="hidden" name="phone" value={typed.phone} />
      {typed.isSharing && <input type="hidden" name="sharing" value="Y" />}
      {children}
    </Form>
  );
}
