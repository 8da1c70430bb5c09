import type { Locale } from './languages.ts';
import * as m from '#contracts/texts/messages.js';

export interface TermsSection {
  title: string;
  text: string;
}

/** The general terms a booking is made on, as the page /terms shows them. */
export function termsSections(locale: Locale): TermsSection[] {
  const options = { locale };
  return [
    { title: m.policies_terms_role_title({}, options), text: m.policies_terms_role_text({}, options) },
    { title: m.policies_terms_booking_title({}, options), text: m.policies_terms_booking_text({}, options) },
    { title: m.policies_terms_price_title({}, options), text: m.policies_terms_price_text({}, options) },
    { title: m.policies_terms_cancel_title({}, options), text: m.policies_terms_cancel_text({}, options) },
    { title: m.policies_terms_duties_title({}, options), text: m.policies_terms_duties_text({}, options) },
    {
      title: m.policies_terms_liability_title({}, options),
      text: m.policies_terms_liability_text({}, options),
    },
    { title: m.policies_terms_law_title({}, options), text: m.policies_terms_law_text({}, options) },
  ];
}

/** The sentences one of which the booking form shows beside the price; `…` stands for the moment. */
export function cancellationSentences(locale: Locale): string[] {
  const options = { locale };
  return [
    m.booking_cancel_until({ moment: '…' }, options),
    m.booking_cancel_until_start({}, options),
    m.booking_cancel_no_longer({}, options),
    m.booking_cancel_until_either({ moment: '…' }, options),
    m.booking_cancel_no_longer_either({}, options),
    m.booking_cancel_until_on_site({ moment: '…' }, options),
    m.booking_cancel_no_longer_on_site({}, options),
  ];
}
