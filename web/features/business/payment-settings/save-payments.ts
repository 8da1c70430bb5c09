import type { Locale } from '#contracts/languages.ts';
import { readPaymentSetting } from '#contracts/payment-setting.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { PaymentSettingsForm } from '#contracts/validation/payment-settings.ts';
import * as m from '#contracts/texts/messages.js';
import { formAction } from '#web/lib/form/form-action.ts';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import { basisPointsIn } from '#web/lib/form/basis-points-in.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { SAVE_PAYMENTS } from './payment-settings-calls.ts';

const NAMES: Record<string, Message<Record<never, never>>> = {
  acceptPayments: m.payset_field_mode,
  serviceOnsite: m.payset_field_ways,
  onlineDiscountBasisPoints: m.payset_field_discount,
};

function paymentsFieldOf(path: string, locale: Locale): FieldName {
  return { name: NAMES[path]?.({}, { locale }) ?? '' };
}

/** How the payment settings are read, in the browser before they are sent and on the server. */
function reading(form: FormData, locale: Locale): ReadForm<typeof PaymentSettingsForm> {
  const ticked = (name: string): boolean => textOf(form, name) === 'on';
  return {
    form,
    schema: PaymentSettingsForm,
    given: {
      acceptPayments: textOf(form, 'acceptPayments'),
      serviceOnsite: ticked('serviceOnsite'),
      serviceOnline: ticked('serviceOnline'),
      serviceMembership: ticked('serviceMembership'),
      courseOnsite: ticked('courseOnsite'),
      courseOnline: ticked('courseOnline'),
      courseMembership: ticked('courseMembership'),
      membershipOnsite: ticked('membershipOnsite'),
      membershipOnline: ticked('membershipOnline'),
      onlineDiscountBasisPoints: basisPointsIn(textOf(form, 'onlineDiscountBasisPoints')),
      acceptNonCustomerBookings: ticked('acceptNonCustomerBookings'),
    },
    fieldOf: (path) => paymentsFieldOf(path, locale),
    locale,
  };
}

/** Saves how a center lets itself be paid. */
export async function savePayments(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SectionAnswer> {
  let version: number | undefined;
  const answer = await formAction({
    ...reading(form, locale),
    async send(input) {
      const saved = await api(SAVE_PAYMENTS, { providerId, version: versionOf(form), input });
      version = saved.savePaymentSettings.version;
    },
  });
  return withWays({ ...answer, intent: 'payments', ...(version !== undefined && { version }) }, form, locale);
}

/** Says in words that nothing could be paid in any way. */
function withWays(answer: SectionAnswer, form: FormData, locale: Locale): SectionAnswer {
  const isKnownMode = readPaymentSetting(textOf(form, 'acceptPayments')) !== null;
  if (answer.fieldErrors['serviceOnsite'] === undefined || !isKnownMode) return answer;
  return {
    ...answer,
    fieldErrors: { ...answer.fieldErrors, serviceOnsite: m.payset_no_way({}, { locale }) },
  };
}
