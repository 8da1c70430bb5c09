import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Route } from './+types/find.route.ts';
import { loadOwnCenter, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { findInCenter, wordsIn } from '#web/business-frame/find/find-in-center.ts';
import { HitList } from '#web/business-frame/find/hit-list.tsx';
import styles from '#web/business-frame/find/find.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.find_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  return whenAllowed(url, async () => {
    const center = await loadOwnCenter({ context, url }, params.center);
    return findInCenter(requestOf(context), center, wordsIn(url.searchParams));
  });
}

/** The search as a page: what the palette shows, for who follows a link. */
export default function FindRoute({ loaderData: found }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <Screen title={t(m.find_title)}>
      <Form method="get" role="search" className={styles.form}>
        <TextField
          type="search"
          name="q"
          label={t(m.find_label)}
          isLabelHidden
          placeholder={t(m.find_label)}
          defaultValue={found.q}
          key={found.q}
          autoComplete="off"
        />
        <Button type="submit">{t(m.find_title)}</Button>
      </Form>
      <HitList found={found} />
    </Screen>
  );
}
