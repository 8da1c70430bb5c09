import { Link, useLocation } from 'react-router';
import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { stateOf, timesOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { CARD_ADDRESS } from './card-address.ts';
import type { CardPages } from './card-address.ts';
import type { CustomerVisit } from '#web/business-frame/customers/customer-calls.ts';
import styles from './customer.module.css';

const PAGE_SIZE = 10;

type VisitPage = { total: number; items: readonly CustomerVisit[] };
type CustomerVisitsProps = { customerId: number; coming: VisitPage; past: VisitPage; pages: CardPages };

/** What is booked for a customer and what was; each leads to its own page. */
export function CustomerVisits({ customerId, coming, past, pages }: CustomerVisitsProps) {
  const t = useTexts();
  const reservations = useCenterPath()('reservations');
  return (
    <>
      <Visits
        name="coming"
        title={t(m.customers_coming)}
        none={t(m.customers_coming_none)}
        visits={coming}
        page={pages.coming}
      />
      <Visits
        name="past"
        title={t(m.customers_past)}
        none={t(m.customers_past_none)}
        visits={past}
        page={pages.past}
      />
      <p>
        <Link to={`${reservations}?status=all&customer=${customerId}`}>{t(m.customers_all_bookings)}</Link>
      </p>
    </>
  );
}

type VisitsProps = { name: keyof CardPages; title: string; none: string; visits: VisitPage; page: number };

function Visits({ name, title, none, visits, page }: VisitsProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname, search } = useLocation();
  return (
    <section aria-labelledby={`customer-${name}`} className={styles.part}>
      <h3 id={`customer-${name}`}>{title}</h3>
      {visits.items.length === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        <ul className={styles.visits}>
          {visits.items.map((visit) => {
            const { tone, text } = stateOf(visit);
            return (
              <li key={visit.id}>
                <Link to={centerPath(`reservations/${visit.id}?status=all`)}>
                  {formatDate(visit.startsAt)}, {timesOf(visit)}
                </Link>
                <StatusPill tone={tone}>{t(text)}</StatusPill>
                <small>
                  {visit.offerName} · {visit.resourceName}
                </small>
              </li>
            );
          })}
        </ul>
      )}
      {visits.total > PAGE_SIZE && (
        <TableFoot
          page={page}
          pageSize={PAGE_SIZE}
          total={visits.total}
          hrefOf={(next) => pathname + CARD_ADDRESS.withPage(search, name, next)}
        />
      )}
    </section>
  );
}
