/**
 * How figures and dates are printed (specification section 9): money and percentages in Italian form in every language,
 * dates DD/MM/YYYY, times HH:mm.
 */

const money = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const percent = new Intl.NumberFormat('it-IT', {
  useGrouping: 'always',
  maximumFractionDigits: 2,
});

/** Integer cents → '1.234,50 €', with a no-break space before the sign. */
export function formatMoney(cents: number): string {
  return money.format(cents / 100);
}

/** The same without cents where there are none: 3600 → '36 €', 4450 → '44,50 €'. */
export function formatShortMoney(cents: number): string {
  return formatMoney(cents).replace(/,00(?=\D|$)/, '');
}

/** 33.333 → '33,33', 10 → '10'; the sign, where one is shown, belongs to the text around it. */
export function formatPercent(value: number): string {
  return percent.format(value);
}

/** '2026-11-20', or anything that begins like it → '20/11/2026'. */
export function formatDate(localDate: string): string {
  const [year, month, day] = localDate.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** '14:05:00', or a local date and time '2026-11-20T14:05:00…' → '14:05'. */
export function formatTime(localTime: string): string {
  return (localTime.split('T').at(-1) ?? localTime).slice(0, 5);
}

/** '2026-11-20T14:05:00…' → '20/11/2026 14:05'. */
export function formatDateTime(localDateTime: string): string {
  return `${formatDate(localDateTime)} ${formatTime(localDateTime)}`;
}
