import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { ContactFields } from '../contact-fields.tsx';
import type { KnownContact } from '../load-booking.ts';
import { usePromo } from '../promo-code.tsx';
import { TermsLine } from '../terms-line.tsx';
import { knownDetails } from '../details-form-values.ts';
import { useAttemptKey } from '../use-attempt-key.ts';
import { WithoutScripts } from '../without-scripts.tsx';
import type { BuyRefusal } from './buy-from-form.ts';
import styles from './videos.module.css';

type BuyCourseProps = {
  course: { priceCents: number; payCents: number | null };
  seller: { id: number; name: string; phone: string | null; email: string | null };
  asked: AskedContact;
  /** Of whoever is signed in; null for a visitor. */
  known: KnownContact | null;
  attemptKey: string;
  refusal: BuyRefusal | null;
  /** Where the form goes; left out: the page it stands on. */
  action?: string;
  isFramed?: boolean;
};

/** Buying a course: the price leads to the form, which leads to the payment (specification section 4). */
export function BuyCourse({
  course,
  seller,
  asked,
  known,
  attemptKey,
  refusal,
  action,
  isFramed = false,
}: BuyCourseProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const key = useAttemptKey(attemptKey);
  const isBusy = useNavigation().state === 'submitting';
  const [isOpen, setOpen] = useState(refusal !== null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  const fullCents = course.payCents ?? course.priceCents;
  const { field, onlineCents: cents } = usePromo(
    { providerId: seller.id, priceCents: fullCents, onlinePriceCents: fullCents, canPayOnline: true },
    key.renew,
  );
  const verb = cents === 0 ? t(m.videos_take) : t(m.videos_buy, { price: formatMoney(cents) });
  return (
    <details
      className={styles.buy}
      open={isOpen || refusal !== null}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{verb}</summary>
      <Form
        ref={form}
        method="post"
        action={action}
        noValidate
        preventScrollReset
        className={styles.buyForm}
        onChange={() => key.renew()}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
          else key.use();
        }}
      >
        <input type="hidden" name="attemptKey" value={key.current} />
        {isFramed && <input type="hidden" name="framed" value="1" />}
        <input type="hidden" name="shownPriceCents" value={cents} />
        <ContactFields
          asked={asked}
          typed={refusal?.typed ?? knownDetails(known)}
          errors={refusal?.fieldErrors ?? {}}
          emailHint={t(m.videos_email_hint)}
        />
        <Checkbox
          name="sharing"
          value="Y"
          defaultChecked={refusal?.typed.isSharing ?? false}
          required
          error={refusal?.fieldErrors.sharing}
          label={t(m.signup_sharing, { provider: seller.name })}
        />
        {field}
        {refusal && <ErrorBoxes errors={refusal.errors} />}
        <WithoutScripts
          offer={{ canBookOnly: false, canPayOnline: true, priceCents: cents }}
          provider={seller}
        />
        <Button type="submit" isBusy={isBusy}>
          {cents === 0 ? t(m.videos_take) : t(m.videos_pay, { price: formatMoney(cents) })}
        </Button>
        <TermsLine />
      </Form>
    </details>
  );
}
