import { data } from 'react-router';
import { APP_SYSTEMS } from '#contracts/client-version.ts';
import * as m from '#contracts/texts/messages.js';
import { AppVersionForm, LONGEST_STORE_ADDRESS } from '#contracts/validation/app-version.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PROOF_PLACES, proveFirst } from '#web/sign-in/second-factor/prove-first.ts';
import { ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { whenAdmin } from '../frame/load-admin.ts';
import team from '../team/team.module.css';
import type { Route } from './+types/versions.route.ts';
import { APP_VERSIONS, SET_APP_VERSION } from './version-calls.ts';
import type { AppVersionSeen } from './version-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.versions_title);
export const ErrorBoundary = faultAt(m.versions_title);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => {
    const { getAdminViewer, web, android, ios } = await requestOf(context).api(APP_VERSIONS);
    if (!getAdminViewer.adminCan.includes('changeAppVersions')) throw data(null, { status: 404 });
    return { versions: [web, android, ios] };
  });
}

export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const { api, locale } = requestOf(context);
  const os = APP_SYSTEMS.find((one) => one === textOf(form, 'os')) ?? 'web';
  const names: Record<string, string> = {
    current: m.versions_field_current({}, { locale }),
    minimum: m.versions_field_minimum({}, { locale }),
    storeAddress: m.versions_field_store({}, { locale }),
  };
  const answer = await formAction({
    form,
    locale,
    schema: AppVersionForm,
    given: {
      current: textOf(form, 'current'),
      minimum: textOf(form, 'minimum'),
      storeAddress: textOf(form, 'storeAddress') || null,
    },
    fieldOf: (path) => ({ name: names[path] ?? '', longest: LONGEST_STORE_ADDRESS }),
    places: PROOF_PLACES,
    send: async (input) => {
      await proveFirst(form, api);
      await api(SET_APP_VERSION, { os, input });
    },
  });
  return { ...answer, intent: os };
}

/** Which version of each program is out, and which is too old to sign in. */
export default function VersionsRoute({ loaderData: { versions } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.versions_title)}>
      <p className={team.intro}>{t(m.versions_intro)}</p>
      {versions.map((version) => (
        <OneSystem key={version.os} version={version} />
      ))}
    </Screen>
  );
}

const NAMES = { web: 'Web', android: 'Android', ios: 'iOS' } as const;

function OneSystem({ version: { os, current, minimum, storeAddress } }: { version: AppVersionSeen }) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: os,
    onSaved: () => showSuccess(t(m.versions_saved)),
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} className={team.form}>
      <AttemptKey />
      <input type="hidden" name="os" value={os} />
      <FormSection title={NAMES[os]}>
        <div className={team.names}>
          <Text
            name="current"
            label={t(m.versions_current)}
            isRequired
            maxLength={20}
            defaultValue={current}
            {...errorAt(errors, 'current')}
          />
          <Text
            name="minimum"
            label={t(m.versions_minimum)}
            isRequired
            maxLength={20}
            defaultValue={minimum}
            {...errorAt(errors, 'minimum')}
          />
        </div>
        <Text
          name="storeAddress"
          type="url"
          label={t(m.versions_store)}
          maxLength={LONGEST_STORE_ADDRESS}
          defaultValue={storeAddress ?? ''}
          {...errorAt(errors, 'storeAddress')}
        />
        <ProofIfRequired answer={answer} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div className={team.buttons}>
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t(m.versions_save)}
          </Button>
        </div>
      </FormSection>
    </Form>
  );
}
