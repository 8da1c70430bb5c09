import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateRange } from '#web/business-ui/date-range.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { ExportMenu } from '../exports/export-menu.tsx';
import { isFiltered, PAYMENTS, RESERVATION_ADDRESS, STANDINGS } from './reservation-address.ts';
import type { Payment, ReservationAddress, Standing } from './reservation-address.ts';
import styles from './reservations.module.css';

const STANDING_NAMES: Record<Standing, typeof m.reservations_standing_all> = {
  upcoming: m.reservations_standing_upcoming,
  completed: m.reservations_standing_completed,
  active: m.reservations_standing_active,
  waiting: m.reservations_standing_waiting,
  inactive: m.reservations_standing_inactive,
  all: m.reservations_standing_all,
};
const PAYMENT_NAMES: Record<Payment, typeof m.reservations_payment_any> = {
  any: m.reservations_payment_any,
  paid: m.reservations_payment_paid,
  unpaid: m.reservations_payment_unpaid,
  pending: m.reservations_payment_pending,
  reimbursed: m.reservations_payment_reimbursed,
};

type Named = { id: number; name: string };
type ReservationFiltersProps = {
  asked: ReservationAddress;
  people: readonly Named[];
  services: readonly Named[];
};

/** Which of the reservations are shown. */
export function ReservationFilters({ asked, people, services }: ReservationFiltersProps) {
  const t = useTexts();
  const here = useCenterPath()('reservations');
  const named = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: String(id), label: name }));
  const [standing, ...standings] = STANDINGS;
  const [payment, ...payments] = PAYMENTS;
  const choices = [
    {
      name: 'status',
      value: asked.status === standing ? '' : asked.status,
      label: t(m.reservations_standing),
      none: t(STANDING_NAMES[standing]),
      options: standings.map((value) => ({ value, label: t(STANDING_NAMES[value]) })),
    },
    {
      name: 'payment',
      value: asked.payment === payment ? '' : asked.payment,
      label: t(m.reservations_payment),
      none: t(PAYMENT_NAMES[payment]),
      options: payments.map((value) => ({ value, label: t(PAYMENT_NAMES[value]) })),
    },
    {
      name: 'person',
      value: asked.person === null ? '' : String(asked.person),
      label: t(m.reservations_person),
      none: t(m.reservations_person_any),
      options: named(people),
    },
    {
      name: 'service',
      value: asked.service === null ? '' : String(asked.service),
      label: t(m.reservations_service),
      none: t(m.reservations_service_any),
      options: named(services),
    },
  ];
  return (
    <FilterBar
      search={{ name: 'q', label: t(m.reservations_search), value: asked.q }}
      clearHref={here}
      isFiltered={isFiltered(asked)}
    >
      {choices.map(({ name, value, label, none, options }) => (
        <div key={name} className={styles.filter}>
          <Choice
            key={value}
            label={label}
            isLabelHidden
            name={name}
            options={options}
            noneLabel={none}
            defaultValue={value}
          />
        </div>
      ))}
      <div className={styles.period}>
        <DateRange
          key={asked.from + asked.to}
          names={{ from: 'from', to: 'to' }}
          label={t(m.reservations_period)}
          isLabelHidden
          defaultValue={asked.from && asked.to ? { from: asked.from, to: asked.to } : null}
        />
      </div>
      {asked.customer !== null && (
        <label className={styles.ofCustomer}>
          <input type="checkbox" name="customer" value={asked.customer} defaultChecked />
          {t(m.reservations_of_customer)}
        </label>
      )}
      <ExportMenu list="reservations" search={RESERVATION_ADDRESS.searchOf({ ...asked, page: 1 })} />
    </FilterBar>
  );
}
