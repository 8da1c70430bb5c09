import { ServiceForm } from '#contracts/validation/offering.ts';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { Locale } from '#contracts/languages.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { actsIn } from '#web/business-frame/planning/chosen-acts.ts';
import { CREATE_SERVICE, EDIT_SERVICE } from './service-calls.ts';
import { serviceFieldOf } from './service-fields.ts';
import type { ServiceFormAnswer } from './service-form.tsx';
import { givenOf, valuesOfForm } from './service-form-values.ts';

/** How the form of a service is read. */
const reading = (form: FormData, locale: Locale): ReadForm<typeof ServiceForm> => ({
  form,
  schema: ServiceForm,
  given: givenOf(valuesOfForm(form)),
  fieldOf: (path) => serviceFieldOf(path, locale),
  locale,
});

/** Adds a service, or writes one over. @param serviceId null for a new one */
export async function saveService(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, serviceId }: { providerId: number; serviceId: number | null },
): Promise<ServiceFormAnswer> {
  let id = serviceId;
  const answer = await formAction({
    ...reading(form, locale),
    places: { duplicateName: 'name' },
    async send(input) {
      if (serviceId === null) {
        id = (await api(CREATE_SERVICE, { providerId, input })).createSubService.id;
      } else {
        const version = Number(textOf(form, 'overwrites') || textOf(form, 'version'));
        await api(EDIT_SERVICE, { providerId, id: serviceId, version, input, acts: actsIn(form) });
      }
    },
  });
  return { ...answer, ...(id !== null && { id }) };
}
