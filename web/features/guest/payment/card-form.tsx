import { useRef, useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { groupCardNumber, groupExpiry, monthAndYear, problemsOfCard } from './card-fields.ts';
import type { CardField, CardFormValues } from './card-fields.ts';
import type { PaymentClaim } from './payment.ts';
import { PaymentErrors } from './payment-errors.tsx';
import styles from './payment.module.css';
import { sendTestCard } from './test-card-api.ts';
import { TestCards } from './test-cards.tsx';
import type { PaymentHandle } from './use-payment.ts';

type CardFormProps = { claim: PaymentClaim; amountCents: number; payment: PaymentHandle };

/** Our own card form, in front of the local simulator alone; what is typed is sent once and kept nowhere. */
export function CardForm({ claim, amountCents, payment }: CardFormProps) {
  const t = useTexts();
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState<CardFormValues>({ number: '', expiry: '', cvc: '' });
  const [problems, setProblems] = useState<readonly CardField[]>([]);
  const change = (field: CardField, value: string): void => {
    setCard((typed) => ({ ...typed, [field]: value }));
    setProblems((shown) => shown.filter((problem) => problem !== field));
  };

  const submit = async (): Promise<void> => {
    const found = problemsOfCard(card, new Date().toISOString());
    setProblems(found);
    if (found[0]) {
      form.current?.querySelector<HTMLElement>(`[name="${found[0]}"]`)?.focus();
      return;
    }
    await payment.run(() =>
      sendTestCard(
        claim,
        { ...monthAndYear(card.expiry), number: card.number, cvc: card.cvc.trim() },
        locale,
      ),
    );
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!payment.isBusy) void submit();
      }}
    >
      {/* What is typed before scripts have taken over would be lost. */}
      <fieldset disabled={!isHydrated} className={styles.form}>
        <PaymentErrors errors={payment.errors} isBusy={payment.isBusy} />
        <TestCards
          onChoose={(number) => setCard({ number: groupCardNumber(number), expiry: '12 / 30', cvc: '123' })}
        />
        <CardFields card={card} problems={problems} onChange={change} />
        <Button type="submit" isBusy={payment.isBusy}>
          {t(m.payment_pay, { amount: formatMoney(amountCents) })}
        </Button>
        <p className={styles.small}>{t(m.payment_no_storage)}</p>
      </fieldset>
    </form>
  );
}

type CardFieldsProps = {
  card: CardFormValues;
  problems: readonly CardField[];
  onChange: (field: CardField, value: string) => void;
};

function CardFields({ card, problems, onChange }: CardFieldsProps) {
  const t = useTexts();
  const errorOf = (field: CardField, text: string): string | undefined =>
    problems.includes(field) ? text : undefined;
  return (
    <>
      <TextField
        name="number"
        label={t(m.payment_number)}
        value={card.number}
        error={errorOf('number', t(m.payment_check_number))}
        inputMode="numeric"
        autoComplete="cc-number"
        required
        onChange={(event) => onChange('number', regrouped(event.target, groupCardNumber))}
      />
      <div className={styles.pair}>
        <TextField
          name="expiry"
          label={t(m.payment_expiry)}
          placeholder={t(m.payment_expiry_hint)}
          value={card.expiry}
          error={errorOf('expiry', t(m.payment_check_expiry))}
          inputMode="numeric"
          autoComplete="cc-exp"
          required
          onChange={(event) => onChange('expiry', regroupedExpiry(event.target.value, card.expiry))}
        />
        <TextField
          name="cvc"
          label={t(m.payment_cvc)}
          hint={t(m.payment_cvc_hint)}
          value={card.cvc}
          error={errorOf('cvc', t(m.payment_check_cvc))}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          required
          onChange={(event) => onChange('cvc', event.target.value.replace(/\D/g, ''))}
        />
      </div>
    </>
  );
}

/** Groups the digits again and keeps the cursor behind the same digit. */
function regrouped(input: HTMLInputElement, group: (typed: string) => string): string {
  const digitsBefore = input.value
    .slice(0, input.selectionStart ?? input.value.length)
    .replace(/\D/g, '').length;
  const grouped = group(input.value);
  let position = 0;
  for (let seen = 0; position < grouped.length && seen < digitsBefore; position += 1) {
    if (/\d/.test(grouped[position] ?? '')) seen += 1;
  }
  // React writes the value first, which would put the cursor at the end
  requestAnimationFrame(() => input.setSelectionRange(position, position));
  return grouped;
}

/** Taking away a character must not bring it back by grouping. */
function regroupedExpiry(typed: string, before: string): string {
  return typed.length < before.length ? typed.replace(/[\s/]+$/, '') : groupExpiry(typed);
}
