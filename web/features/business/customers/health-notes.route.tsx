import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/health-notes.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ProofFields } from '#web/business-frame/users/proof-fields.tsx';
import { HEALTH_NOTES, WHO_ASKS } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import styles from './customer.module.css';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import { NoteList } from './note-list.tsx';
import { proveAgain } from '#web/business-frame/customers/prove-again.ts';
import { markNote, removeNote } from './save-card.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_health), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    const { getCustomer: customer, getCurrentUser: me } = await api(WHO_ASKS, of);
    expectMayDo(me, of.providerId, 'seeHealthNotes');
    const asked = { customer, email: me?.email ?? '' };
    try {
      const found = await api(HEALTH_NOTES, { providerId: of.providerId, customerId: of.id });
      return { ...asked, notes: found.getHealthNotes };
    } catch (failure) {
      // The page asks for the proof
      if (failure instanceof ApiFailure && failure.hasCode('stepUpNeeded')) return { ...asked, notes: null };
      throw failure;
    }
  });
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const known = requestOf(context);
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  const answer = await whenAllowed(url, async () => {
    const { getCurrentUser: me } = await known.api(WHO_ASKS, of);
    expectMayDo(me, of.providerId, 'seeHealthNotes');
    const intent = textOf(form, 'intent');
    if (intent === 'removeNote') return removeNote(form, known, { ...of, isHealth: true });
    if (intent === 'markNote') return markNote(form, known, { ...of, isHealth: false });
    return proveAgain(form, known);
  });
  return answer;
}

/** What was noted of a customer's health, for who has just shown who they are. */
export default function HealthNotesRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { search } = useLocation();
  const { customer, email, notes } = loaderData;
  const closeHref = useCenterPath()(`customers/${customer.id}`) + search;
  return (
    <Drawer title={`${t(m.customers_health)} · ${nameOf(t, customer)}`} closeHref={closeHref}>
      {notes === null ? (
        <Proof email={email} />
      ) : (
        <>
          <p className={styles.quiet}>
            {t(notes.length === 0 ? m.customers_health_none : m.customers_health_logged)}
          </p>
          <NoteList notes={notes} timeZone={customer.timeZone} areOfHealth />
        </>
      )}
    </Drawer>
  );
}

function Proof({ email }: { email: string }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm();
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <p>{t(m.customers_health_proof)}</p>
      <ProofFields email={email} errors={errors} />
      {answer && <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.customers_health_open)}
        </Button>
      </div>
    </Form>
  );
}
