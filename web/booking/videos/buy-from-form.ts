import { redirect, redirectDocument } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { checkDetails } from '../check-details.ts';
import type { DetailsField } from '../check-details.ts';
import { paymentPath } from '../payment-link.ts';
import { promoOfForm } from '../promo-calls.ts';
import { detailsFormValues, WITHOUT_SCRIPTS } from '../details-form-values.ts';
import type { DetailsFormValues } from '../details-form-values.ts';
import { BOUGHT_PATH } from './bought-path.ts';
import { BUY_COURSE } from './video-calls.ts';

/** Why a course was not bought, with what was typed. */
export type BuyRefusal = {
  errors: readonly ApiError[];
  fieldErrors: Partial<Record<DetailsField, string>>;
  typed: DetailsFormValues;
};

/** What the page shows after buying inside another site's page, where nobody leads the person elsewhere. */
export type BuyAnswer = BuyRefusal | { payPath: string } | { boughtFor: string };

type Attempt = {
  form: FormData;
  url: URL;
  known: Pick<RequestContext, 'api' | 'locale'>;
  asked: AskedContact;
  courseId: number;
  /** The widget it is bought through, and whether that stands inside another site's page. */
  widget?: { id: number; isFramed: boolean };
};

/** Buys the course of the page for whoever its form names: to the payment, or at once to one's courses. */
export async function buyFromForm({
  form,
  url,
  known: { api, locale },
  asked,
  courseId,
  widget,
}: Attempt): Promise<BuyAnswer | Response> {
  const typed = detailsFormValues(form);
  const checked = checkDetails(typed, asked, locale);
  if ('errors' in checked) return { ...checked, typed };
  const refused = (errors: readonly ApiError[]): BuyRefusal => ({ errors, fieldErrors: {}, typed });
  const shown = textOf(form, 'shownPriceCents');
  const shownAmountCents = /^\d{1,9}$/.test(shown) ? Number(shown) : null;
  if (shownAmountCents !== 0 && form.has(WITHOUT_SCRIPTS))
    return refused([{ message: m.signup_needs_script({}, { locale }) }]);
  try {
    const { generatePaymentIntent: result } = await api(
      BUY_COURSE,
      {
        productId: courseId,
        ...checked.contact,
        agreements: [{ type: 'sharing', decision: 'Y' }],
        shownAmountCents,
        webIntegrationId: widget?.id ?? null,
        promoCode: promoOfForm(form),
      },
      { idempotencyKey: textOf(form, 'attemptKey') },
    );
    const inLanguage = (path: string): string => pathInLocale(path, localeInPath(url.pathname));
    // The payment page has a content security policy of its own, so it must be loaded as a document
    if (result.clientSecret !== null) {
      const payPath = inLanguage(paymentPath(result, url.pathname));
      return widget?.isFramed ? { payPath } : redirectDocument(payPath, 303);
    }
    if (result.amountCents === 0)
      return widget?.isFramed ? { boughtFor: checked.contact.email } : redirect(inLanguage(BOUGHT_PATH), 303);
    return refused([{ message: result.message || m.error_payment_unavailable({}, { locale }) }]);
  } catch (failure) {
    if (failure instanceof ApiFailure) return refused(failure.errors);
    throw failure;
  }
}
