import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';

export type PaymentEnd = 'paid' | 'returned' | 'closed' | 'unknown';

const ENDS = {
  paid: { tone: 'success', title: m.payment_paid_title, text: m.payment_paid },
  returned: { tone: 'failure', title: m.payment_cancelled_title, text: m.payment_cancelled },
  closed: { tone: 'failure', title: m.payment_expired_title, text: m.payment_expired },
  unknown: { tone: 'failure', title: m.payment_unknown_title, text: m.payment_unknown },
} as const satisfies Record<PaymentEnd, unknown>;

/** A payment that can no longer be made, or is made: how it ended and the way on. */
export function PaymentOver({
  end,
  returnTo,
  success = '/reservation-success',
}: {
  end: PaymentEnd;
  returnTo: string | null;
  /** Where what was paid is shown. */
  success?: string;
}) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { tone, title, text } = ENDS[end];
  return (
    <Outcome tone={tone} title={t(title)} text={t(text)}>
      {end === 'paid' ? (
        <ButtonLink to={localPath(success)}>{t(m.payment_to_confirmation)}</ButtonLink>
      ) : (
        returnTo !== null && (
          <ButtonLink to={returnTo} reloadDocument>
            {t(m.payment_choose_again)}
          </ButtonLink>
        )
      )}
      <ButtonLink to={localPath('/')} look="secondary" reloadDocument>
        {t(m.payment_to_main_site)}
      </ButtonLink>
    </Outcome>
  );
}
