import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { RESEND_CONFIRMATION } from '#web/sign-in/sign-in-calls.ts';
import { actsIn } from '#web/business-frame/planning/chosen-acts.ts';
import { saveAbout, savePlace } from './save-page.ts';
import {
  ADD_FIRST_SERVICE,
  CHOOSE_DRAWN_PICTURE,
  FINISH_SETUP,
  SAVE_HOURS,
  SAVE_PAYMENT,
  SAVE_TEAM,
} from '#web/business-frame/setup/setup-calls.ts';
import { isTypedStep, readingOf } from './setup-form-values.ts';
import type { StepInput, StepWithFormValues } from './setup-form-values.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** What each step does with what was typed. */
const SAVES: {
  [Step in StepWithFormValues]: (known: Known, of: Saved, input: StepInput<Step>) => Promise<unknown>;
} = {
  about: saveAbout,
  place: savePlace,
  hours: ({ api }, { providerId, form }, input) =>
    api(SAVE_HOURS, { providerId, ...input, acts: actsIn(form) }),
  team: ({ api }, { providerId }, input) => api(SAVE_TEAM, { providerId, ...input }),
  service: ({ api }, { providerId, form }, { name, ...terms }) => {
    const people = form.getAll('people').map(Number);
    return api(ADD_FIRST_SERVICE, { providerId, input: { name, offers: [{ name, ...terms, people }] } });
  },
  payment: ({ api }, { providerId }, input) => api(SAVE_PAYMENT, { providerId, ...input }),
};
/** Whose settings, and the form they came by. */
export interface Saved {
  providerId: number;
  form: FormData;
}

async function saveStep<Step extends StepWithFormValues>(
  step: Step,
  of: Saved,
  known: Known,
): Promise<FormAnswer> {
  const answer = await formAction({
    ...readingOf(step, of.form, known.locale),
    places: { missingStripeAccount: 'acceptPayments', duplicateName: 'name' },
    send: (input) => SAVES[step](known, of, input),
  });
  return { ...answer, intent: step };
}

/** Saves one of the first settings, or ends them: by the intent of the form. */
export async function saveSetup(form: FormData, known: Known, providerId: number): Promise<FormAnswer> {
  const intent = textOf(form, 'intent');
  if (isTypedStep(intent)) return saveStep(intent, { providerId, form }, known);
  const { api } = known;
  return sendForm({ intent }, async () => {
    if (intent === 'picture') await api(CHOOSE_DRAWN_PICTURE, { providerId });
    else if (intent === 'resend') await api(RESEND_CONFIRMATION, { email: textOf(form, 'email') });
    else await api(FINISH_SETUP, { providerId, isPublished: intent === 'publish' });
  });
}
