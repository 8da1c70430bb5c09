import { useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { countryOptions } from '#web/lib/country-options.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/profile.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { LocationForm } from './location-form.tsx';
import { OWN_PAGE } from './profile-calls.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile.module.css';
import { Publishing } from './publishing.tsx';
import { saveProfile } from './save-profile.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.profile_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api, locale } = requestOf(context);
  return whenAllowed(url, async () => {
    const { getOwnProvider: page, categories } = await api(OWN_PAGE, { providerId });
    return {
      page,
      categories: categories.filter(({ type }) => type === page.type),
      countries: countryOptions(locale),
    };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<SectionAnswer> {
  const form = await request.formData();
  return saveProfile(form, requestOf(context), providerIdIn(params));
}

/** What visitors read of a center: whether they see it, its words and contacts, where it is. */
export default function ProfileRoute({ loaderData: { page, categories, countries } }: Route.ComponentProps) {
  const t = useTexts();
  const mayChange = useMay('changeProfile');
  const mayPublish = useMay('publishCenter');
  const sections = useRef<HTMLDivElement>(null);
  return (
    <Screen title={t(m.profile_title)}>
      {!mayChange && <p className={styles.note}>{t(m.profile_only_read)}</p>}
      <Publishing page={page} mayChange={mayPublish} />
      <div ref={sections}>
        <ProfileForm page={page} categories={categories} isDisabled={!mayChange} />
        <LocationForm page={page} countries={countries} isDisabled={!mayChange} />
      </div>
      <UnsavedChanges form={sections} />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'profile', label: t(m.profile_title) }} />;
}
