import { IconPlus } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { faultAt, titled } from '#web/business-frame/list-screen/list-route.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { listAddress, oneOf } from '#web/lib/list-address.ts';
import { loadList } from '#web/lib/load-list.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/promo-codes.route.ts';
import { PROMO_CODES, TOGGLE_PROMO_CODE } from './promo-code-calls.ts';
import type { PromoActName } from './promo-code-list.tsx';
import { PromoCodeList, useMayChangePromoCodes } from './promo-code-list.tsx';
import { isCurrent } from './promo-code-labels.ts';
import styles from './promo-codes.module.css';

/** What the address says: the codes in use, or the ended ones. */
const ADDRESS = listAddress({ show: oneOf<'current' | 'ended'>(['current', 'ended']) });

const ACTS: ActCalls<PromoActName> = {
  end: (api, { providerId, id }) => api(TOGGLE_PROMO_CODE, { providerId, id, active: false }),
  open: (api, { providerId, id }) => api(TOGGLE_PROMO_CODE, { providerId, id, active: true }),
};

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta = titled(m.promo_title);
export const ErrorBoundary = faultAt('promo-codes', m.promo_title);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  const { api } = requestOf(context);
  return whenAllowed(url, async () => {
    const { asked, list } = await loadList(url, ADDRESS, async ({ show }) => {
      const { getPromoCodes: all } = await api(PROMO_CODES, { providerId });
      const items = all.filter((code) => isCurrent(code) === (show === 'current'));
      return { items, total: items.length, pages: 1 };
    });
    return { asked, codes: list?.items ?? [], hasFailed: list === null };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), ACTS);
}

/** The promo codes of a center: those in use, and the ended ones. */
export default function PromoCodesRoute({ loaderData: { asked, codes, hasFailed } }: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { notInPackage } = useOwnCenter();
  const mayChange = useMayChangePromoCodes();
  return (
    <Screen
      title={t(m.promo_title)}
      act={
        mayChange && (
          <ButtonLink to={centerPath('promo-codes/new')}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.promo_new)}
          </ButtonLink>
        )
      }
    >
      {notInPackage.includes('changePromoCodes') && (
        <p className={styles.note}>
          {t(m.error_insufficient_plan)} {t(m.promo_package)}
        </p>
      )}
      <PromoCodeList codes={codes} show={asked.show} hasFailed={hasFailed} />
    </Screen>
  );
}
