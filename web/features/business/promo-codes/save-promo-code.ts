import type { Locale } from '#contracts/languages.ts';
import { LONGEST_PROMO_CODE } from '#contracts/promo.ts';
import * as m from '#contracts/texts/messages.js';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { PromoCodeForm } from '#contracts/validation/promo-code.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { CREATE_PROMO_CODE, EDIT_PROMO_CODE } from './promo-code-calls.ts';
import { givenOf } from './promo-code-values.ts';

const FIELDS: Record<string, Message<Record<never, never>>> = {
  code: m.promo_field_code,
  percentBasisPoints: m.promo_field_percent,
  amountCents: m.promo_field_amount,
  months: m.promo_field_months,
  validFrom: m.promo_field_from,
  validUntil: m.promo_field_until,
  mostUses: m.promo_field_most,
};

function fieldOf(path: string, locale: Locale): FieldName {
  return { name: FIELDS[path]?.({}, { locale }) ?? '', longest: LONGEST_PROMO_CODE };
}

/** Adds a promo code, or changes one. @param of.promoCodeId null for a new one */
export async function savePromoCode(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, promoCodeId }: { providerId: number; promoCodeId: number | null },
): Promise<FormAnswer> {
  return formAction({
    form,
    locale,
    schema: PromoCodeForm,
    given: givenOf(form),
    fieldOf: (path) => fieldOf(path, locale),
    async send(input) {
      if (promoCodeId === null) {
        await api(CREATE_PROMO_CODE, { providerId, input });
      } else {
        const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
        await api(EDIT_PROMO_CODE, { providerId, id: promoCodeId, version, input });
      }
    },
  });
}
