import type { ReactNode } from 'react';
import { CUSTOMER_DETAILS, CUSTOMER_DETAIL_NAMES } from '#contracts/customer-details.ts';
import { formatDate, formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { detailText } from '#web/business-frame/customers/detail-text.ts';
import type { MergingCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { dayOf, nameOf, relationText } from './customer-labels.ts';
import { valueText } from '#web/business-frame/customers/field-labels.ts';
import styles from './merge.module.css';
import { Tags } from './tags.tsx';

type MergeSideProps = {
  title: string;
  customer: MergingCustomer;
  isResult?: boolean;
  children?: ReactNode;
};

/** One of two customers before they are one, or what they will be. */
export function MergeSide({ title, customer, isResult = false, children }: MergeSideProps) {
  const t = useTexts();
  return (
    <section aria-label={title} className={classNames(styles.side, isResult && styles.result)}>
      <header>
        <p className={styles.role}>{title}</p>
        <h2>{nameOf(t, customer)}</h2>
      </header>
      <dl>
        {factsOf(t, customer).map(({ name, value, id = name }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

type Fact = {
  name: string;
  value: ReactNode;
  /** Where something else may be called the same. */
  id?: string;
};

/** What there is of a customer; what they have not is left out. */
function factsOf(t: Texts, customer: MergingCustomer): Fact[] {
  return [
    ...contacts(t, customer),
    ...details(t, customer),
    ...ownFields(t, customer),
    ...care(t, customer),
    ...dealings(t, customer),
  ];
}

const told = (name: string, value: ReactNode): Fact[] =>
  value === null || value === undefined || value === '' ? [] : [{ name, value }];

function contacts(t: Texts, { email, phone, further, hasPerson }: MergingCustomer): Fact[] {
  const also = further.map(({ value, label }) => (label ? `${value} (${label})` : value));
  const logIn = hasPerson ? m.customers_merge_log_in_by_email : m.customers_merge_log_in_none;
  return [
    ...told(t(m.customers_email), email),
    ...told(t(m.customers_phone), phone),
    ...told(t(m.customers_merge_further), lines(also)),
    ...told(t(m.customers_merge_log_in), t(logIn)),
  ];
}

function details(t: Texts, customer: MergingCustomer): Fact[] {
  return CUSTOMER_DETAIL_NAMES.flatMap((name) =>
    told(t(CUSTOMER_DETAILS[name].label), detailText(t, name, customer[name])),
  );
}

/** What stands in fields of the center's own, with the last day of each. */
function ownFields(t: Texts, { fields }: MergingCustomer): Fact[] {
  return fields.flatMap((field) => {
    const value = valueText(t, field);
    const { id, name, validUntil } = field;
    const whole = validUntil && t(m.customers_own_value_until, { value, date: formatDate(validUntil) });
    return told(name, value === '' ? null : whole || value).map((fact) => ({ ...fact, id: `own ${id}` }));
  });
}

function care(t: Texts, { carer, inCare }: MergingCustomer): Fact[] {
  const named = (one: MergingCustomer['inCare'][number]) => `${nameOf(t, one)} (${relationText(t, one)})`;
  return [
    ...told(t(m.customers_in_care), carer && named(carer)),
    ...told(t(m.customers_cares_for), lines(inCare.map(named))),
  ];
}

function dealings(t: Texts, customer: MergingCustomer): Fact[] {
  const { came, money, notes, healthNotes, tags, isBlacklisted, archivedAt, timeZone } = customer;
  const day = (at: string | null) => at && dayOf(timeZone, at);
  const count = notes.length + healthNotes;
  const standing = [
    ...(isBlacklisted ? [t(m.customers_merge_refused)] : []),
    ...(archivedAt ? [t(m.customers_merge_archived)] : []),
  ];
  return [
    ...told(t(m.customers_visits), String(came.visits)),
    ...told(t(m.customers_last), day(came.lastAt)),
    ...told(t(m.customers_next), day(came.nextAt)),
    ...(money ? sums(t, money) : []),
    ...told(
      t(m.customers_merge_notes),
      healthNotes > 0
        ? t(m.customers_merge_notes_count, { count, health: healthNotes })
        : count > 0 && String(count),
    ),
    ...told(t(m.customers_merge_tags), tags.length > 0 ? <Tags tags={tags} /> : null),
    ...told(t(m.customers_merge_standing), lines(standing)),
  ].filter(({ value }) => value !== false);
}

/** Sums for who sees them, else how many visits ask for money. */
function sums(
  t: Texts,
  { unpaidVisits, owedCents, paidCents }: NonNullable<MergingCustomer['money']>,
): Fact[] {
  if (owedCents === null || paidCents === null)
    return unpaidVisits === 0 ? [] : told(t(m.customers_merge_unpaid), String(unpaidVisits));
  return [
    ...(paidCents > 0 ? told(t(m.customers_merge_money), formatMoney(paidCents)) : []),
    ...(owedCents > 0 ? told(t(m.customers_merge_owed), formatMoney(owedCents)) : []),
  ];
}

const lines = (texts: readonly string[]): ReactNode =>
  texts.length === 0
    ? null
    : texts.map((text) => (
        <span key={text} className={styles.line}>
          {text}
        </span>
      ));
