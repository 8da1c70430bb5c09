import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useRootData } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useAuthentication } from '#web/sign-in/authentication.tsx';
import { Languages } from '#web/business-frame/languages.tsx';
import styles from './center-foot.module.css';

/** Below the entries: the own account, the languages, the way out. */
export function CenterFoot() {
  const t = useTexts();
  const localPath = useLocalPath();
  // The account opens once the e-mail is proved
  const user = useRootData()?.user;
  const { tellSignedOut } = useAuthentication();
  return (
    <div className={styles.foot}>
      {user?.verifiedEmail !== false && (
        <a href={localPath('/business/account')} className={styles.way} title={t(m.center_account)}>
          <IconUserCircle size={20} stroke={1.6} aria-hidden="true" />
          <span>{t(m.center_account)}</span>
        </a>
      )}
      <Languages />
      <Form method="post" action={localPath('/business/logout')} onSubmit={tellSignedOut}>
        <button type="submit" className={styles.way} title={t(m.bizlogin_sign_out)}>
          <IconLogout size={20} stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{t(m.bizlogin_sign_out)}</span>
        </button>
      </Form>
    </div>
  );
}
