import { useCallback } from 'react';
import { IconFingerprint } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { LoginStepProps } from '../login-step.tsx';
import { SCRIPTED_FIELD } from '#web/lib/form/scripted-field.tsx';
import { makePasskey, useHasPasskeys } from './passkey-browser.ts';
import { passkeyErrors } from './passkey-errors.ts';
import { PASSKEY_RESPONSE } from './passkey-response.ts';
import { platformName } from './platform-name.ts';
import styles from './second-factor.module.css';
import { START_PASSKEY } from './second-factor-calls.ts';

/** A passkey as the first second factor, where the browser can. */
export function PasskeySetUp({ fetcher, action, answer }: LoginStepProps) {
  const t = useTexts();
  const locale = useLocale();
  const localPath = useLocalPath();
  const { session, email, app } = answer;
  const { state, start } = useRequest(
    useCallback(async () => {
      const { startPasskey } = await browserApi(locale)(START_PASSKEY, { session });
      return { ceremony: startPasskey.session, response: await makePasskey(startPasskey.options) };
    }, [locale, session]),
  );
  if (!useHasPasskeys()) return null;
  const add = async (): Promise<void> => {
    const made = await start();
    if (!made) return;
    const device = platformName(navigator.userAgent) ?? t(m.bizlogin_passkey_this_device);
    const fields = {
      intent: 'confirmPasskey',
      session,
      email,
      ...app,
      ceremony: made.ceremony,
      [PASSKEY_RESPONSE]: JSON.stringify(made.response),
      name: t(m.bizlogin_passkey_on, { device }),
      [SCRIPTED_FIELD]: '1',
    };
    await fetcher.submit(fields, { method: 'post', action: localPath(action) });
  };
  return (
    <div className={styles.otherWays}>
      <p>
        <strong>{t(m.bizlogin_setup_or)}</strong>{' '}
        <span className={styles.small}>{t(m.bizlogin_setup_passkey_hint)}</span>
      </p>
      <Button look="secondary" isBusy={state.status === 'loading'} onClick={() => void add()}>
        <IconFingerprint size={20} stroke={1.6} aria-hidden="true" />
        {t(m.bizlogin_setup_passkey)}
      </Button>
      {state.status === 'error' && <ErrorBoxes errors={passkeyErrors(t, state.error)} />}
    </div>
  );
}
