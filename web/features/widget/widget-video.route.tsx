import { IconChevronLeft } from '@tabler/icons-react';
import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { KNOWN_CONTACT } from '#web/booking/booking-api.ts';
import { SHOW_FIELD } from '#web/booking/classes/offer-kinds.ts';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { buyFromForm } from '#web/booking/videos/buy-from-form.ts';
import { WIDGET_COURSES } from '#web/booking/videos/video-calls.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/widget-video.route.ts';
import { WidgetCourseStages } from './course-in-widget.tsx';
import { WIDGET, WIDGET_PROVIDER } from './widget.ts';
import { WidgetFrame } from './widget-frame.tsx';
import styles from './widget.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const known = requestOf(context);
  const { widget, course } = await shownIn(known, params);
  if (widget.framingSites) known.keepToSites(widget.framingSites);
  const [{ getProviderGeneralInformation: provider }, { getCurrentUser }] = await Promise.all([
    known.api(WIDGET_PROVIDER, { id: widget.providerId }),
    known.api(KNOWN_CONTACT),
  ]);
  if (provider === null) throw data(null, { status: 404 });
  return { widget, provider, course, known: getCurrentUser, attemptKey: randomUUID() };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const known = requestOf(context);
  const { widget, course } = await shownIn(known, params);
  const form = await request.formData();
  // Without scripts the browser itself still says where the page stands
  const isFramed = form.has('framed') || request.headers.get('Sec-Fetch-Dest') === 'iframe';
  return buyFromForm({
    form,
    url,
    known,
    asked: widget,
    courseId: course.id,
    widget: { id: widget.id, isFramed },
  });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: args.loaderData?.course.name ?? t(m.videos_title), isPrivate: true }));

/** A video course inside a provider's site: where its dialog does not open, and after its form (specification section 2). */
export default function WidgetVideoRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const { widget, provider, course } = loaderData;
  return (
    <ProviderLanguage value={provider.language}>
      <WidgetFrame
        title={t(m.provider_widget_title, { name: provider.name })}
        look={widget}
        siteHref={widget.link}
      >
        <article className={styles.courseAlone}>
          <p>
            <LocalLink to={`/website-integration/${widget.id}?${SHOW_FIELD}=videos`} className={styles.back}>
              <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
              {t(m.videos_back)}
            </LocalLink>
          </p>
          <h2>{course.name}</h2>
          <WidgetCourseStages {...loaderData} answer={actionData} />
        </article>
      </WidgetFrame>
    </ProviderLanguage>
  );
}

/** The widget and the course of an address; the course is its provider's own, and the widget shows videos. */
async function shownIn(
  { api }: Pick<RequestContext, 'api'>,
  params: { integrationId?: string; courseId?: string },
) {
  const [id, courseId] = [idOf(params.integrationId), idOf(params.courseId)];
  const widget = id === null ? null : (await api(WIDGET, { id })).getWebIntegration;
  if (!widget?.showVideos) throw data(null, { status: 404 });
  const { getPublicVideos: courses } = await api(WIDGET_COURSES, {
    providerId: widget.providerId,
    webIntegrationId: widget.id,
  });
  const course = courses?.find((one) => one.id === courseId);
  if (!course) throw data(null, { status: 404 });
  return { widget, course };
}

const idOf = (digits = ''): number | null => (/^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null);
