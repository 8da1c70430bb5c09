import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/welcome.route.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { CENTER_SETUP_PAGE } from '#web/business-frame/setup/setup-calls.ts';
import { saveSetup } from './save-setup.ts';
import { SetupChecklist } from './setup-checklist.tsx';
import { townMiddle } from './town-middle.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.setup_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    const { getCenterSetup, getOwnProvider, categories } = await api(CENTER_SETUP_PAGE, { providerId });
    return {
      setup: getCenterSetup,
      page: getOwnProvider,
      categories: categories.filter(({ type }) => type === getOwnProvider.type),
      town: await townMiddle(api, getOwnProvider),
    };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  return saveSetup(form, requestOf(context), providerIdIn(params));
}

/** What a new center is led through to a page that customers can book on (specification section 1, "Owner onboarding"). */
export default function WelcomeRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const centerPath = useCenterPath();
  return (
    <Screen title={t(m.setup_title)}>
      <SetupChecklist
        {...loaderData}
        onFinished={(isPublished) => void navigate(centerPath(isPublished ? 'profile' : 'services'))}
      />
    </Screen>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'services', label: t(m.services_title) }} />;
}
