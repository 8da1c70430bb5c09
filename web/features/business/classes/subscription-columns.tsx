import { formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { paymentOf, stateOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ListedSubscription } from './class-calls.ts';
import { momentOf, participantName } from './class-labels.ts';
import styles from './classes.module.css';

/** What the list of sign-ups says of each. */
export function columnsOf(t: Texts, locale: Locale, timeZone: string): TableColumn<ListedSubscription>[] {
  return [
    {
      id: 'customer',
      title: t(m.subscriptions_customer),
      isName: true,
      width: '20%',
      cell: (one) => participantName(t, one),
    },
    { id: 'class', phone: 'bare', title: t(m.subscriptions_class), cell: ({ className }) => className },
    {
      id: 'sessions',
      phone: 'none',
      title: t(m.subscriptions_sessions),
      align: 'end',
      cell: ({ sessions }) => sessions,
    },
    {
      id: 'next',
      phone: 'bare',
      title: t(m.subscriptions_next),
      cell: ({ nextAt }) => (
        <span className={styles.figures}>{nextAt === null ? '–' : momentOf(timeZone, nextAt, locale)}</span>
      ),
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.subscriptions_state),
      cell({ status }) {
        const { tone, text } = stateOf({ status, isOver: false, cancelReason: null, presence: null });
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
    {
      id: 'payment',
      phone: 'bare',
      title: t(m.subscriptions_payment),
      cell({ status, paymentState }) {
        const paid = paymentOf({ status, moneyState: paymentState });
        return paid ? (
          <StatusPill tone={paid.tone}>{t(paid.text)}</StatusPill>
        ) : (
          <span className={styles.quiet}>–</span>
        );
      },
    },
    {
      id: 'owed',
      phone: 'none',
      title: t(m.subscriptions_owed),
      align: 'end',
      cell: ({ owedCents }) => (owedCents > 0 ? formatMoney(owedCents) : '–'),
    },
  ];
}
