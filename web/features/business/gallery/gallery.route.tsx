import { IconExternalLink } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/gallery.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { AddPhotos } from './add-photos.tsx';
import { changeGallery } from './change-gallery.ts';
import { GALLERY } from './gallery-calls.ts';
import styles from './gallery.module.css';
import { NoPhotos } from './no-photos.tsx';
import { PhotoList } from './photo-list.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.gallery_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { getOwnProvider: gallery } = await requestOf(context).api(GALLERY, { providerId });
    return { gallery };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return changeGallery(form, requestOf(context), providerIdIn(params));
}

/** The photos of a center, in their order: the first is what people see of it everywhere. */
export default function GalleryRoute({ loaderData: { gallery } }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const mayChange = useMay('changeProfile');
  const { photos, drawnImageUrl, isPublic } = gallery;
  return (
    <Screen
      title={t(m.gallery_title)}
      act={
        isPublic && (
          <a
            href={localPath(`/provider/${gallery.id}`)}
            target="_blank"
            rel="noreferrer"
            className={styles.see}
          >
            <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
            {t(m.profile_see)}
          </a>
        )
      }
    >
      <p className={styles.intro}>{t(mayChange ? m.gallery_text : m.profile_only_read)}</p>
      <div id="photos" className={styles.gallery}>
        {mayChange && <AddPhotos count={photos.length} />}
        <div>
          {photos.length === 0 ? (
            <NoPhotos drawn={drawnImageUrl} mayChange={mayChange} />
          ) : (
            <PhotoList photos={photos} mayChange={mayChange} />
          )}
        </div>
      </div>
      <Outlet context={gallery} />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'gallery', label: t(m.gallery_title) }} />;
}
