import { data, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/photo.route.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import { SectionForm } from '#web/business-frame/center/section-form.tsx';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { describePhoto } from './change-gallery.ts';
import { GALLERY } from './gallery-calls.ts';
import type { GalleryPhoto } from './gallery-calls.ts';
import styles from './gallery.module.css';
import { useDeletion } from './photo-list.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.gallery_photo), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const [providerId, id] = [providerIdIn(params), idIn(params.id)];
  return whenAllowed(url, async () => {
    const { getOwnProvider } = await requestOf(context).api(GALLERY, { providerId });
    const photo = getOwnProvider.photos.find((one) => one.id === id);
    if (!photo) throw data(null, { status: 404 });
    return { photo };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<SectionAnswer> {
  const form = await request.formData();
  const of = { providerId: providerIdIn(params), id: idIn(params.id) };
  return describePhoto(form, requestOf(context), of);
}

/** One photo, over the gallery: what it shows in words, and the way to take it down. */
export default function PhotoRoute({ loaderData: { photo } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMay('changeProfile');
  return (
    <Drawer title={photo.description || t(m.gallery_photo)} closeHref={centerPath('gallery')}>
      <div className={styles.detail}>
        <img src={photo.images.medium ?? ''} alt={photo.description} width={800} height={500} />
        <SectionForm
          key={photo.id}
          intent="describe"
          version={photo.version}
          save={t(m.gallery_save)}
          saved={t(m.gallery_photo)}
          isDisabled={!mayChange}
        >
          {({ errors, value }) => (
            <Text
              name="description"
              label={t(m.gallery_description)}
              hint={t(m.gallery_description_hint)}
              defaultValue={value('description', photo.description)}
              {...errorAt(errors, 'description')}
            />
          )}
        </SectionForm>
        {mayChange && <Delete photo={photo} />}
      </div>
    </Drawer>
  );
}

function Delete({ photo }: { photo: GalleryPhoto }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { ask, question } = useDeletion(() => void navigate(centerPath('gallery')));
  return (
    <div>
      <Button look="secondary" onClick={() => ask(photo)} className={styles.dangerous}>
        {t(m.gallery_delete)}
      </Button>
      {question}
    </div>
  );
}
