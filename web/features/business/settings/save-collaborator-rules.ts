import { CollaboratorRulesForm } from '#contracts/validation/provider-forms.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { SAVE_COLLABORATOR_RULES } from './settings-calls.ts';

const isOn = (form: FormData, name: string): boolean => textOf(form, name) === 'on';

/** Saves what collaborators may. */
export async function saveCollaboratorRules(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SectionAnswer> {
  let version: number | undefined;
  const answer = await formAction({
    form,
    schema: CollaboratorRulesForm,
    given: { actsOnOwn: isOn(form, 'actsOnOwn'), seesContacts: isOn(form, 'seesContacts') },
    fieldOf: () => ({ name: '' }),
    locale,
    places: PROOF_PLACES,
    async send(input) {
      await proveFirst(form, api);
      const saved = await api(SAVE_COLLABORATOR_RULES, { providerId, version: versionOf(form), input });
      version = saved.saveCollaboratorRules.version;
    },
  });
  return { ...answer, intent: 'collaborators', ...(version !== undefined && { version }) };
}
