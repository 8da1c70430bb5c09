import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Route } from './+types/account-ready.route.ts';
import { isReady } from './ready-path.ts';
import type { Ready } from './ready-path.ts';

const TEXTS = {
  confirmed: { title: m.account_ready_confirmed_title, text: m.account_ready_confirmed_text },
  center: { title: m.account_ready_center_title, text: m.account_ready_center_text },
  password: { title: m.account_ready_password_title, text: m.account_ready_password_text },
  business: { title: m.account_ready_business_title, text: m.account_ready_business_text },
  signedIn: { title: m.account_ready_signed_in_title, text: m.account_ready_signed_in_text },
  email: { title: m.account_ready_email_title, text: m.account_ready_email_text },
  emailBack: { title: m.account_ready_email_back_title, text: m.account_ready_email_back_text },
} satisfies Record<Ready, unknown>;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(TEXTS[readyIn(args.location.search)].title), isPrivate: true }));

/** How a mailed link ended, and where to go next; owners and collaborators are sent to their own door (specification section 2). */
export default function AccountReadyRoute() {
  const t = useTexts();
  const localPath = useLocalPath();
  const ready = readyIn(useLocation().search);
  const { title, text } = TEXTS[ready];
  return (
    <QuietPage>
      <Outcome tone="success" title={t(title)} text={t(text)}>
        {ready === 'business' && (
          <ButtonLink to={localPath('/business/login')} reloadDocument>
            {t(m.signin_to_business)}
          </ButtonLink>
        )}
        {ready === 'center' && (
          <ButtonLink to={localPath('/business')} reloadDocument>
            {t(m.account_ready_to_center)}
          </ButtonLink>
        )}
        {(ready === 'signedIn' || ready === 'email') && (
          <ButtonLink to={localPath('/profile')} reloadDocument>
            {t(m.account_to_profile)}
          </ButtonLink>
        )}
        {(ready === 'confirmed' || ready === 'password') && (
          <ButtonLink to={localPath('/login')}>{t(m.signin_log_in)}</ButtonLink>
        )}
        <ButtonLink to={localPath('/')} look="secondary" reloadDocument>
          {t(m.shell_go_home)}
        </ButtonLink>
      </Outcome>
    </QuietPage>
  );
}

function readyIn(search: string): Ready {
  const wanted = new URLSearchParams(search).get('for');
  return isReady(wanted) ? wanted : 'confirmed';
}
