import type { Locale } from '#contracts/languages.ts';
import { VatChoice } from '#contracts/validation/vat.ts';
import * as m from '#contracts/texts/messages.js';
import { formAction } from '#web/lib/form/form-action.ts';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { SAVE_VAT } from './payment-settings-calls.ts';

/** How the section is read. */
function reading(form: FormData, locale: Locale): ReadForm<typeof VatChoice> {
  const names = { regime: m.vat_regime, treatment: m.vat_treatment };
  return {
    form,
    schema: VatChoice,
    given: { regime: textOf(form, 'regime'), treatment: textOf(form, 'treatment') },
    fieldOf: (path) => ({
      name: path === 'regime' || path === 'treatment' ? names[path]({}, { locale }) : '',
    }),
    locale,
  };
}

/** Saves how a center is taxed. */
export async function saveVat(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SectionAnswer> {
  let version: number | undefined;
  const answer = await formAction({
    ...reading(form, locale),
    async send(input) {
      const saved = await api(SAVE_VAT, { providerId, version: versionOf(form), input });
      version = saved.saveVatSettings.version;
    },
  });
  return forMembersNamed(
    { ...answer, intent: 'vat', ...(version !== undefined && { version }) },
    form,
    locale,
  );
}

/** Says why activity for members cannot be chosen. */
function forMembersNamed(answer: SectionAnswer, form: FormData, locale: Locale): SectionAnswer {
  const isForMembers = textOf(form, 'treatment') === 'membersOutOfScope';
  if (!isForMembers || answer.fieldErrors['treatment'] === undefined) return answer;
  return { ...answer, fieldErrors: { ...answer.fieldErrors, treatment: m.vat_members_only({}, { locale }) } };
}
