import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { ContactFields } from '../contact-fields.tsx';
import type { KnownContact } from '../load-booking.ts';
import { usePromo } from '../promo-code.tsx';
import { TermsLine } from '../terms-line.tsx';
import { knownDetails } from '../details-form-values.ts';
import { useAttemptKey } from '../use-attempt-key.ts';
import type { PassAnswer } from './buy-pass-from-form.ts';
import type { OfferToBuy } from './membership-calls.ts';
import { OfferChoice, PayForPass } from './offer-choice.tsx';
import styles from './memberships.module.css';

type BuyPassProps = {
  /** Those that can be bought online. */
  offers: readonly OfferToBuy[];
  seller: { id: number; name: string; phone: string | null; email: string | null };
  asked: AskedContact;
  /** Of whoever is signed in; null for a visitor. */
  known: KnownContact | null;
  attemptKey: string;
  refusal: Extract<PassAnswer, { kind: 'refused' }> | null;
};

/** Buying a pass: which offer, for whom, and to the payment (specification section 4). */
export function BuyPass({ offers, seller, asked, known, attemptKey, refusal }: BuyPassProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const key = useAttemptKey(attemptKey);
  const isBusy = useNavigation().state === 'submitting';
  const isFramed = useIsHydrated() && window.self !== window.top;
  const [chosenId, setChosenId] = useState(refusal?.offerId ?? offers[0]?.offer.id);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  const chosen = offers.find(({ offer }) => offer.id === chosenId) ?? offers[0];
  const priceCents = chosen?.offer.priceCents ?? 0;
  const prices = { priceCents, onlinePriceCents: priceCents, canPayOnline: true };
  const { promo, field, onlineCents: cents } = usePromo({ ...prices, providerId: seller.id }, key.renew);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      className={styles.form}
      onChange={() => key.renew()}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else key.use();
      }}
    >
      <input type="hidden" name="attemptKey" value={key.current} />
      {isFramed && <input type="hidden" name="framed" value="1" />}
      <fieldset className={styles.offers}>
        <legend>{t(m.passes_offers)}</legend>
        {offers.map((one) => (
          <OfferChoice
            key={one.offer.id}
            one={one}
            isChosen={one === chosen}
            onChoose={() => setChosenId(one.offer.id)}
          />
        ))}
      </fieldset>
      <ContactFields
        asked={asked}
        typed={refusal?.typed ?? knownDetails(known)}
        errors={refusal?.fieldErrors ?? {}}
        emailHint={t(m.passes_email_hint)}
      />
      <Checkbox
        name="sharing"
        value="Y"
        defaultChecked={refusal?.typed.isSharing ?? false}
        required
        error={refusal?.fieldErrors.sharing}
        label={t(m.passes_sharing, { provider: seller.name })}
      />
      {field}
      {promo && <input type="hidden" name="payCents" value={cents} />}
      {refusal && <ErrorBoxes errors={refusal.errors} />}
      <PayForPass cents={cents} seller={seller} isBusy={isBusy} />
      <TermsLine />
    </Form>
  );
}
