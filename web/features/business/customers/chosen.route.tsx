import { useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/chosen.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { chosenIn, chosenSearch, NOTHING_CHANGED, withoutChosen } from './chosen-address.ts';
import type { TagsChanged } from './chosen-address.ts';
import { ChosenPeople, ChosenTags } from './chosen-tags.tsx';
import { ChangedNow } from './changed-now.tsx';
import { CHOSEN } from '#web/business-frame/customers/customer-calls.ts';
import type { ChosenAnswer } from './save-chosen.ts';
import { saveChosen } from './save-chosen.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.customers_chosen_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { ids, done } = chosenIn(url.searchParams);
  return whenAllowed(
    url,
    async () => {
      const found = await requestOf(context).api(CHOSEN, { providerId: providerIdIn(params), ids });
      return { done, chosen: found.getChosenCustomers, tags: found.getCustomerTags };
    },
    'changeCustomers',
  );
}

export async function action({ context, request, url, params }: Route.ActionArgs): Promise<ChosenAnswer> {
  const form = await request.formData();
  return whenAllowed(url, () => saveChosen(form, requestOf(context), providerIdIn(params)));
}

/** Several customers who were ticked, from the right, over their list: tags that they are given or lose, and what is different now. */
export default function ChosenRoute({ loaderData: { chosen, tags, done } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const closeHref = useCenterPath()('customers') + withoutChosen(search);
  const ids = chosen.map(({ id }) => id);
  const goOn = (now: TagsChanged): void =>
    void navigate(chosenSearch(search, ids, now), { replace: true, preventScrollReset: true });
  if (chosen.length === 0)
    return (
      <Drawer title={t(m.customers_chosen_title)} closeHref={closeHref}>
        <p>{t(m.customers_chosen_gone)}</p>
      </Drawer>
    );
  return (
    <Drawer title={t(m.customers_chosen_title)} closeHref={closeHref}>
      <ChosenPeople chosen={chosen} />
      <ChangedNow done={done} tags={tags} onUndone={() => goOn(NOTHING_CHANGED)} />
      <ChosenTags key={JSON.stringify(done)} chosen={chosen} tags={tags} onChanged={goOn} />
    </Drawer>
  );
}
