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
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/widget-class.route.ts';
import { classesShown, WIDGET, WIDGET_PROVIDER } from './widget.ts';
import { WidgetFrame } from './widget-frame.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = requestOf(context);
  const widget = await widgetOf(known, params);
  const classId = idOf(params.classId);
  if (widget === null || classId === null) throw data(null, { status: 404 });
  if (widget.framingSites) known.keepToSites(widget.framingSites);
  const { providerId } = widget;
  const [{ getProviderGeneralInformation: provider }, loaded] = await Promise.all([
    known.api(WIDGET_PROVIDER, { id: providerId }),
    loadClass(url, known, { providerId, classId }),
  ]);
  if (provider === null || loaded === null || classesShown(widget, [loaded.offered]).length === 0)
    throw data(null, { status: 404 });
  return { widget, provider, loaded };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const known = requestOf(context);
  const widget = await widgetOf(known, params);
  const classId = idOf(params.classId);
  if (widget === null || classId === null) throw data(null, { status: 404 });
  const form = await request.formData();
  const desk = {
    asked: widget,
    webIntegrationId: widget.id,
    // Without scripts the browser itself still says where the page stands
    isFramed: form.has('framed') || request.headers.get('Sec-Fetch-Dest') === 'iframe',
  };
  return signUpFromForm({ form, url, known, desk, classId });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData?.loaded.offered.name ?? t(m.signup_invitation_title),
    isPrivate: true,
  }));

/** A course or an event inside a provider's site: its dates, and signing up for them (specification section 2). */
export default function WidgetClassRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { widget, provider, loaded } = loaderData;
  const back = localPath(`/website-integration/${widget.id}?${SHOW_FIELD}=${kindOfClass(loaded.offered)}`);
  return (
    <ProviderLanguage value={provider.language}>
      <WidgetFrame
        title={t(m.provider_widget_title, { name: provider.name })}
        look={widget}
        siteHref={widget.link}
      >
        <article className={signUpStyles.page}>
          <ClassHead offered={loaded.offered} providerName={provider.name} back={back} headingLevel={2} />
          <ClassPanel loaded={loaded} provider={provider} asked={widget} answer={actionData} />
        </article>
      </WidgetFrame>
    </ProviderLanguage>
  );
}

async function widgetOf({ api }: Pick<RequestContext, 'api'>, params: { integrationId?: string }) {
  const id = idOf(params.integrationId);
  return id === null ? null : (await api(WIDGET, { id })).getWebIntegration;
}

const idOf = (digits = ''): number | null => (/^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null);
