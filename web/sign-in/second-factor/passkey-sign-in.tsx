import { useCallback } from 'react';
import { IconFingerprint } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { browserApi } from '#web/lib/api.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { LoginStepProps } from '../login-step.tsx';
import { SCRIPTED_FIELD } from '#web/lib/form/scripted-field.tsx';
import { askPasskey, useHasPasskeys } from './passkey-browser.ts';
import { passkeyErrors } from './passkey-errors.ts';
import { PASSKEY_RESPONSE } from './passkey-response.ts';
import styles from './second-factor.module.css';
import { START_PASSKEY_SIGN_IN } from './second-factor-calls.ts';

/** A second step by fingerprint, face, PIN or key, where the browser can. */
export function PasskeySignIn({ fetcher, action, answer }: LoginStepProps) {
  const t = useTexts();
  const locale = useLocale();
  const localPath = useLocalPath();
  const hasPasskeys = useHasPasskeys();
  const { session, email, ways } = answer;
  const isOnlyWay = !ways.includes('authenticatorApp');
  const { state, start } = useRequest(
    useCallback(async () => {
      try {
        const begun = await browserApi(locale)(START_PASSKEY_SIGN_IN, { session });
        const ceremony = begun.startPasskeySignIn;
        return { ceremony: ceremony.session, response: await askPasskey(ceremony.options) };
      } catch (failure) {
        // A step that is over is answered all the same: the answer leads back to the password
        if (failure instanceof ApiFailure && failure.hasCode('invalidOrExpiredCode')) {
          return { ceremony: '', response: {} };
        }
        throw failure;
      }
    }, [locale, session]),
  );
  if (!hasPasskeys) return isOnlyWay ? <p>{t(m.signin_passkey_not_here)}</p> : null;
  const prove = async (): Promise<void> => {
    const proof = await start();
    if (!proof) return;
    const fields = {
      intent: 'passkey',
      session,
      email,
      ways: ways.join(' '),
      ceremony: proof.ceremony,
      [PASSKEY_RESPONSE]: JSON.stringify(proof.response),
      [SCRIPTED_FIELD]: '1',
    };
    await fetcher.submit(fields, { method: 'post', action: localPath(action) });
  };
  return (
    <>
      {isOnlyWay && <p className={styles.small}>{t(m.signin_passkey_intro)}</p>}
      <Button
        look={isOnlyWay ? 'primary' : 'secondary'}
        isBusy={state.status === 'loading'}
        onClick={() => void prove()}
      >
        <IconFingerprint size={20} stroke={1.6} aria-hidden="true" />
        {t(m.bizlogin_passkey_use)}
      </Button>
      {state.status === 'error' && <ErrorBoxes errors={passkeyErrors(t, state.error)} />}
    </>
  );
}
