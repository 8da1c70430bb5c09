/** On what something is sold, beside its price: kept with it, and what counts for it from then on. */
export interface SaleTerms {
  /** Free of charge until that many hours before the start, whenever that is. */
  freeCancellationHours: number;
  /** Minutes between asking and the earliest start, for moving it too. */
  noticeMinutes: number;
  /** Which text of the general terms was shown. */
  termsVersion: string;
}

/** All of them in one word: a form sends back what it showed, so that nobody buys on others. */
export function termsInOneWord({ freeCancellationHours, noticeMinutes, termsVersion }: SaleTerms): string {
  return `${freeCancellationHours}h-${noticeMinutes}m-${termsVersion}`;
}
