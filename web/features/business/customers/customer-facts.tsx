import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CUSTOMER_DETAILS, CUSTOMER_DETAIL_NAMES } from '#contracts/customer-details.ts';
import * as m from '#contracts/texts/messages.js';
import { FactList } from '#web/business-ui/fact-list.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { detailText } from '#web/business-frame/customers/detail-text.ts';
import type { InCare, SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { dayOf, nameOf, relationText, yearsOn } from './customer-labels.ts';
import styles from './customer.module.css';
import { standingMark, valueText } from '#web/business-frame/customers/field-labels.ts';

/** Who a customer is: warnings first, then how they are reached, then the rest. @param today the center's date, yyyy-mm-dd */
export function CustomerFacts({ customer, today }: { customer: SeenCustomer; today: string }) {
  return (
    <div className={styles.facts}>
      <Warnings customer={customer} />
      <FactList>
        <Contacts customer={customer} />
        <Details customer={customer} today={today} />
        <OwnFields customer={customer} today={today} />
        <Care customer={customer} />
        <Came customer={customer} />
      </FactList>
    </div>
  );
}

function Warnings({ customer }: { customer: SeenCustomer }) {
  const t = useTexts();
  const { isBlacklisted, blacklistReason, isContentBlocked, archivedAt, timeZone } = customer;
  return (
    <>
      {isBlacklisted && (
        <div className={styles.warning}>
          <p>{t(m.customers_warning_blacklisted)}</p>
          {blacklistReason && <p>{t(m.customers_reason, { reason: blacklistReason })}</p>}
        </div>
      )}
      {isContentBlocked && <p className={styles.warning}>{t(m.customers_warning_content)}</p>}
      {archivedAt && (
        <p className={styles.quiet}>
          {t(m.customers_warning_archived, { date: dayOf(timeZone, archivedAt) })}
        </p>
      )}
    </>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Contacts({ customer }: { customer: SeenCustomer }) {
  const t = useTexts();
  const { phone, email, further } = customer;
  const all = (kind: string, main: string | null) => [
    ...(main === null ? [] : [{ value: main, label: null }]),
    ...further.filter((one) => one.kind === kind),
  ];
  const [phones, emails] = [all('phone', phone), all('email', email)];
  const labelled = (label: string | null) => label && <small> {label}</small>;
  return (
    <>
      {phones.length > 0 && (
        <Fact title={t(m.customers_phone)}>
          {phones.map(({ value, label }) => (
            <span key={value} className={styles.contact}>
              <a href={`tel:${value.replaceAll(/[^+\d]/g, '')}`}>{value}</a>
              {labelled(label)}
            </span>
          ))}
        </Fact>
      )}
      {emails.length > 0 && (
        <Fact title={t(m.customers_email)}>
          {emails.map(({ value, label }) => (
            <span key={value} className={styles.contact}>
              <a href={`mailto:${value}`}>{value}</a>
              {labelled(label)}
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}

function Details({ customer, today }: { customer: SeenCustomer; today: string }) {
  const t = useTexts();
  return CUSTOMER_DETAIL_NAMES.map((name) => {
    const value = customer[name];
    if (value === null) return null;
    return (
      <Fact key={name} title={t(CUSTOMER_DETAILS[name].label)}>
        {detailText(t, name, value)}
        {name === 'birthday' && <small> {t(m.customers_years, { count: yearsOn(value, today) })}</small>}
      </Fact>
    );
  });
}

/** The center's own fields: what stands in them, and what it asks for and misses. */
function OwnFields({ customer: { fields }, today }: { customer: SeenCustomer; today: string }) {
  const t = useTexts();
  return fields.map((field) => {
    const mark = standingMark(t, field, today);
    if (field.value === null && !mark) return null;
    return (
      <Fact key={field.id} title={field.name}>
        <span className={styles.own}>
          {valueText(t, field)}
          {mark && <StatusPill tone={mark.tone}>{mark.text}</StatusPill>}
        </span>
      </Fact>
    );
  });
}

function Care({ customer: { carer, inCare } }: { customer: SeenCustomer }) {
  const t = useTexts();
  return (
    <>
      {carer && (
        <Fact title={t(m.customers_in_care)}>
          <Other customer={carer} />
        </Fact>
      )}
      {inCare.length > 0 && (
        <Fact title={t(m.customers_cares_for)}>
          {inCare.map((one) => (
            <Other key={one.id} customer={one} />
          ))}
        </Fact>
      )}
    </>
  );
}

function Other({ customer }: { customer: InCare }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <span className={styles.contact}>
      <Link to={centerPath(`customers/${customer.id}`)}>{nameOf(t, customer)}</Link>
      <small> {relationText(t, customer)}</small>
    </span>
  );
}

function Came({ customer: { came, createdAt, timeZone } }: { customer: SeenCustomer }) {
  const t = useTexts();
  const { visits, noShows, lastAt, nextAt } = came;
  return (
    <>
      <Fact title={t(m.customers_visits)}>{visits}</Fact>
      {lastAt && <Fact title={t(m.customers_last)}>{dayOf(timeZone, lastAt)}</Fact>}
      {nextAt && <Fact title={t(m.customers_next)}>{dayOf(timeZone, nextAt)}</Fact>}
      {noShows > 0 && (
        <Fact title={t(m.customers_no_shows)}>
          {noShows === 1 ? t(m.customers_times_one) : t(m.customers_times, { count: noShows })}
        </Fact>
      )}
      <Fact title={t(m.customers_since)}>{dayOf(timeZone, createdAt)}</Fact>
    </>
  );
}
