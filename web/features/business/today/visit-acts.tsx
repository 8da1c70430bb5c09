import { IconAddressBook } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Form, Link } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { anchorOf } from '#web/business-frame/calendar/just-booked.ts';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { useCustomerHref } from '#web/business-frame/customers/customer-href.ts';
import type { Presence } from '#web/business-frame/reservations/acts/use-set-presence.ts';
import { useSetPresence } from '#web/business-frame/reservations/acts/use-set-presence.ts';
import { Rebook } from '#web/business-frame/reservations/rebook.tsx';
import { MONEY_PART } from '#web/business-frame/reservations/reservation-money.tsx';
import { useDayPaths } from './day-paths.ts';
import type { Visit } from './today-calls.ts';
import styles from './today.module.css';
import { customerOf, timeOf } from './today-labels.ts';

type VisitActsProps = { visit: Visit; date: LocalDate; isAhead: boolean };

/** What comes next with a visit, one tap each; whoever may not is shown none of it. */
export function VisitActs({ visit, date, isAhead }: VisitActsProps) {
  const t = useTexts();
  const { pathOf } = useDayPaths();
  const cardHref = useCustomerHref();
  const mayTake = useMay('takePayments');
  const mayBook = useMay('changeReservations');
  const { id, status, standing, startMinute, endMinute } = visit;
  const isThere = standing === 'here' || standing === 'over';
  const owed = isThere ? (visit.owedCents ?? 0) : 0;
  const customer = customerOf(visit, t);
  const said = status === 'A' && !isAhead && <PresenceActs visit={visit} customer={customer} />;
  return (
    <div role="group" aria-label={t(m.today_acts, { name: customer })} className={styles.acts}>
      {standing !== 'here' && said}
      {mayTake && status === 'A' && owed > 0 && (
        <ButtonLink to={pathOf(id, MONEY_PART)} look="secondary" preventScrollReset>
          {t(m.today_take, { amount: formatMoney(owed) })}
        </ButtonLink>
      )}
      {isThere && mayBook && (
        <span className={styles.again}>
          {t(m.today_again)}
          <Rebook
            of={{ ...visit, time: timeOf(startMinute), durationMinutes: endMinute - startMinute }}
            visit={startMinute < 0 ? addDays(date, -1) : date}
            today={date}
            isShort
          />
        </span>
      )}
      {standing === 'here' && said}
      {cardHref && (
        <Link
          to={cardHref(visit.customerId)}
          aria-label={t(m.today_card, { name: customer })}
          title={t(m.today_card, { name: customer })}
          className={styles.card}
        >
          <IconAddressBook size={18} stroke={1.6} aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}

const SAYS: Record<Visit['standing'], readonly Presence[]> = {
  coming: ['arrived'],
  late: ['arrived', 'noShow'],
  here: [null],
  over: [],
  noShow: [null],
};

/** Of which visit it was just said: in its new part it is another element, and the old one took the focus along. */
let justSaid: number | null = null;

function PresenceActs({ visit: { id, standing }, customer }: { visit: Visit; customer: string }) {
  const t = useTexts();
  const action = useDayPaths().pathOf(id);
  const { say, isBusy } = useSetPresence({ id, customer });
  useEffect(() => {
    if (justSaid !== id) return;
    justSaid = null;
    if (document.activeElement === document.body) focusVisit(id);
  }, [id]);
  if (!useMay('changeReservations')) return null;
  const words = {
    arrived: t(m.reservation_acts_arrived),
    noShow: t(m.reservation_acts_no_show),
  };
  return SAYS[standing].map((presence) => (
    <Form
      key={presence}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void say(presence, () => (justSaid = id));
      }}
    >
      <AttemptKey />
      <input type="hidden" name="intent" value="presence" />
      <input type="hidden" name="presence" value={presence ?? ''} />
      <Button type="submit" look={presence === null ? 'quiet' : 'secondary'} isBusy={isBusy}>
        {presence === null ? t(m.reservation_acts_presence_undo) : words[presence]}
      </Button>
    </Form>
  ));
}

/** The visit itself, or what it lies folded in. */
function focusVisit(id: number): void {
  const visit = document.getElementById(anchorOf(id));
  const folded = visit?.closest('details:not([open])')?.querySelector('summary');
  (folded ?? visit)?.focus({ preventScroll: true });
}
