import { formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { PasswordField } from '#web/sign-in/password-field.tsx';
import { FactorCodeField } from '#web/sign-in/second-factor/factor-code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { AccountDeletion, BookingInTheWay } from './privacy-calls.ts';
import styles from './privacy.module.css';

type DeletePanelProps = { email: string; hasSecondFactor: boolean; deletion: AccountDeletion };

/** Leaving for good: what goes, what stays and why, and what has to be done first. */
export function DeletePanel({ email, hasSecondFactor, deletion }: DeletePanelProps) {
  const t = useTexts();
  const isInTheWay = deletion.bookings.length > 0 || deletion.providers.length > 0;
  return (
    <Panel id="delete" title={t(m.privacydata_delete_title)} intro={t(m.privacydata_delete_text)}>
      <dl className={styles.told}>
        <dt>{t(m.privacydata_erased_title)}</dt>
        <dd>{t(m.privacydata_erased_text)}</dd>
        <dt>{t(m.privacydata_kept_title)}</dt>
        <dd>{t(m.privacydata_kept_text)}</dd>
      </dl>
      <p className={styles.hint}>{t(m.privacydata_again_text)}</p>
      {isInTheWay ? (
        <InTheWay deletion={deletion} />
      ) : (
        <DeleteForm email={email} hasSecondFactor={hasSecondFactor} />
      )}
    </Panel>
  );
}

function InTheWay({ deletion: { bookings, providers } }: Pick<DeletePanelProps, 'deletion'>) {
  const t = useTexts();
  return (
    <div className={styles.first}>
      {bookings.length > 0 && (
        <>
          <p>{t(m.privacydata_blocked_bookings)}</p>
          <ul>
            {bookings.map((booking) => (
              <li key={booking.id}>
                <BookingLink booking={booking} />
              </li>
            ))}
          </ul>
        </>
      )}
      {providers.length > 0 && (
        <>
          <p>{t(m.privacydata_blocked_providers)}</p>
          <ul>
            {providers.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function BookingLink({
  booking: { id, providerId, providerName, offerName, startsAt },
}: {
  booking: BookingInTheWay;
}) {
  const t = useTexts();
  const moment = `${dayWithWeekday(startsAt.slice(0, 10), useLocale())}, ${formatTime(startsAt)}`;
  return (
    <LocalLink to={`/profile/reservations/${providerId}/${id}`}>
      {t(m.privacydata_blocked_booking, { what: offerName, provider: providerName, moment })}
    </LocalLink>
  );
}

/** Opens before it asks, and asks for the password: nobody leaves by a slip. */
function DeleteForm({ email, hasSecondFactor }: Omit<DeletePanelProps, 'deletion'>) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({ intent: 'delete', anchor: 'delete' });
  return (
    <details className={styles.leave} open={answer !== undefined || undefined}>
      <summary>{t(m.privacydata_delete_open)}</summary>
      <Form {...formProps} className={styles.sure}>
        <input type="hidden" name="intent" value="delete" />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <p>
          <strong>{t(m.privacydata_delete_sure)}</strong>
        </p>
        <PasswordField
          name="password"
          label={t(m.privacydata_password)}
          autoComplete="current-password"
          required
          error={answer?.fieldErrors['password']}
        />
        {hasSecondFactor && <FactorCodeField error={answer?.fieldErrors['code']} />}
        {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
        <Button type="submit" isBusy={isBusy}>
          {t(m.privacydata_delete_confirm)}
        </Button>
      </Form>
    </details>
  );
}
