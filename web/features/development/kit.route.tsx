import { IconBuildingStore, IconCalendar, IconSparkles, IconUsers } from '@tabler/icons-react';
import { data } from 'react-router';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { Frame } from '#web/business-ui/frame/frame.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { Route } from './+types/kit.route.ts';
import styles from './kit/gallery.module.css';
import { FieldGallery } from './kit/field-gallery.tsx';
import { ListGallery } from './kit/list-gallery.tsx';
import { OverlayGallery } from './kit/overlay-gallery.tsx';
import { wordsOf } from './kit/words.ts';

export const meta: Route.MetaFunction = (args) => pageMeta(args, () => ({ title: 'Kit', isPrivate: true }));

/** Only where nobody else can come; elsewhere the address does not exist. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (!requestOf(context).isLocal) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  return {
    search: asked.get('q') ?? '',
    state: asked.get('state') ?? 'all',
    group: asked.get('group') ?? '',
    sort: asked.get('sort') ?? 'name',
    isDownwards: asked.has('down'),
  };
}

/** Every part of the business kit in every state, for looking and for the journey that holds it to account. */
export default function KitRoute({ loaderData }: Route.ComponentProps) {
  const locale = useLocale();
  const localPath = useLocalPath();
  const words = wordsOf(locale);
  const here = localPath('/development/kit');
  const groups = [
    {
      title: words.today,
      entries: [{ href: localPath('/development/calendar'), label: words.calendar, icon: IconCalendar }],
    },
    {
      title: words.people,
      entries: [{ href: localPath('/development/customers'), label: words.customers, icon: IconUsers }],
    },
    {
      title: words.offer,
      entries: [
        { href: here, label: words.services, icon: IconSparkles },
        { href: localPath('/development/center'), label: words.centerEntry, icon: IconBuildingStore },
      ],
    },
  ];
  return (
    <Frame
      centers={
        <a href={localPath('/')} className={styles['center']}>
          {words.center}
        </a>
      }
      groups={groups}
    >
      <Screen title={words.title}>
        <ListGallery words={words} asked={loaderData} here={here} />
        <OverlayGallery words={words} />
        <FieldGallery words={words} />
      </Screen>
    </Frame>
  );
}
