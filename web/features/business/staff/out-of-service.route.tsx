import { data, useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { Route } from './+types/out-of-service.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { Consequences } from '#web/business-frame/planning/consequences.tsx';
import { expectMayDo } from '#web/business-frame/center/expect-may-do.ts';
import styles from './member.module.css';
import { OutOfServiceFields } from './out-of-service-fields.tsx';
import { saveOutOfService } from './save-out-of-service.ts';
import { isPerson, MEMBER_TO_CHANGE } from './staff-calls.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.staff_out), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return whenAllowed(url, async () => {
    const { getStaffMember, getCurrentUser: me } = await requestOf(context).api(MEMBER_TO_CHANGE, of);
    expectMayDo(me, of.providerId, 'changeStaff');
    const { resource, localNow } = getStaffMember;
    if (isPerson(resource) || resource.archive) throw data(null, { status: 404 });
    return { resource, localNow };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return saveOutOfService(form, requestOf(context), of);
}

/** Takes a room or a thing, or one unit of it, out of service, and asks what shall become of the bookings that hurts. */
export default function OutOfServiceRoute({ loaderData: { resource, localNow } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { showSuccess } = useToasts();
  const closeHref = centerPath(`staff/${resource.id}`) + search;
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.done_with, { text: t(m.staff_done_out), name: resource.name }));
      void navigate(closeHref, { preventScrollReset: true });
    },
  });
  return (
    <Drawer title={t(m.staff_out_title, { name: resource.name })} closeHref={closeHref}>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <p className={styles.hint}>{t(m.staff_out_intro)}</p>
        <OutOfServiceFields resource={resource} localNow={localNow} answer={answer} />
        <Consequences answer={answer} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={isBusy}>
            {t(m.staff_out_save)}
          </Button>
          <ButtonLink to={closeHref} look="secondary" preventScrollReset>
            {t(m.kit_cancel)}
          </ButtonLink>
        </div>
      </Form>
    </Drawer>
  );
}
