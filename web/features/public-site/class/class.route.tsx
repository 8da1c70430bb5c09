import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ClassHead } from '#web/booking/classes/class-head.tsx';
import { ClassPanel } from '#web/booking/classes/class-panel.tsx';
import { loadClass } from '#web/booking/classes/load-class.ts';
import { kindOfClass, SHOW_FIELD } from '#web/booking/classes/offer-kinds.ts';
import signUpStyles from '#web/booking/classes/sign-up.module.css';
import { signUpFromForm } from '#web/booking/classes/sign-up-from-form.ts';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/class.route.ts';
import { CLASS_PROVIDER } from './class-provider.ts';
import styles from './class.module.css';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = requestOf(context);
  const ids = idsIn(params);
  if (ids === null) throw data(null, { status: 404 });
  const [{ getProviderGeneralInformation: provider, getLatestWebIntegrationWithProviderId: asked }, loaded] =
    await Promise.all([known.api(CLASS_PROVIDER, { id: ids.providerId }), loadClass(url, known, ids)]);
  if (provider === null || loaded === null) throw data(null, { status: 404 });
  return {
    provider,
    asked: asked ?? { askFirstname: true, askLastname: true, askPhone: true },
    loaded,
  };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const known = requestOf(context);
  const ids = idsIn(params);
  if (ids === null) throw data(null, { status: 404 });
  const { getLatestWebIntegrationWithProviderId: asked } = await known.api(CLASS_PROVIDER, {
    id: ids.providerId,
  });
  const desk = {
    asked: asked ?? { askFirstname: true, askLastname: true, askPhone: true },
    webIntegrationId: null,
    isFramed: false,
  };
  return signUpFromForm({ form: await request.formData(), url, known, desk, classId: ids.classId });
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return pageMeta(args, (t) => ({ title: t(m.shell_not_found_title), isPrivate: true }));
  const { provider, loaded } = loaderData;
  return pageMeta(args, () => ({
    title: `${loaded.offered.name}, ${provider.name}`,
    ...(loaded.offered.description && { description: loaded.offered.description.slice(0, 160) }),
  }));
};

/** A course or an event: its dates, and signing up for them (specification sections 2 and 4). */
export default function ClassRoute({ loaderData, actionData }: Route.ComponentProps) {
  const localPath = useLocalPath();
  const { provider, asked, loaded } = loaderData;
  const back = localPath(`/provider/${provider.id}?${SHOW_FIELD}=${kindOfClass(loaded.offered)}`);
  return (
    <ProviderLanguage value={provider.language}>
      <div className={styles.frame}>
        <article className={signUpStyles.page}>
          <ClassHead offered={loaded.offered} providerName={provider.name} back={back} headingLevel={1} />
          <ClassPanel loaded={loaded} provider={provider} asked={asked} answer={actionData} />
        </article>
      </div>
    </ProviderLanguage>
  );
}

function idsIn({ id = '', classId = '' }: { id?: string; classId?: string }) {
  return [id, classId].every((digits) => /^[1-9]\d{0,14}$/.test(digits))
    ? { providerId: Number(id), classId: Number(classId) }
    : null;
}
