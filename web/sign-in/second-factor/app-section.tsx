import { useState } from 'react';
import type { FormEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { Api } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { AppToAddView } from './app-to-add-view.tsx';
import { CodeField } from './code-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './second-factor.module.css';
import {
  CONFIRM_AUTHENTICATOR_APP,
  REMOVE_AUTHENTICATOR_APP,
  START_AUTHENTICATOR_APP,
} from './second-factor-calls.ts';
import type { AppToAdd } from './second-factor-calls.ts';
import { useChange } from './use-change.ts';
import { wrongCodeText } from './wrong-code.ts';

const SET_UP_MODAL = 'app-set-up';
const REMOVE_MODAL = 'app-remove';

const startApp = async (api: Api) =>
  (await api(START_AUTHENTICATOR_APP, { session: null })).startAuthenticatorApp;
const confirmApp = async (api: Api, code: string) =>
  (await api(CONFIRM_AUTHENTICATOR_APP, { session: null, code })).confirmAuthenticatorApp;
const removeApp = (api: Api) => api(REMOVE_AUTHENTICATOR_APP);

type AppSectionProps = {
  isOn: boolean;
  canRemove: boolean;
  /** @param recoveryCodes empty when there were some already */
  onChanged: (text: string, recoveryCodes?: readonly string[]) => void;
};

/** The authenticator app: added, changed for another one, removed. */
export function AppSection({ isOn, canRemove, onChanged }: AppSectionProps) {
  const t = useTexts();
  const modals = useModals();
  const [app, setApp] = useState<AppToAdd | null>(null);
  const starting = useChange(startApp);
  const removing = useChange(removeApp);
  const begin = async (): Promise<void> => {
    const started = await starting.start();
    if (!started) return;
    setApp(started);
    modals.open(SET_UP_MODAL);
  };
  const remove = async (): Promise<void> => {
    if (!(await removing.start())) return;
    modals.close(REMOVE_MODAL);
    onChanged(t(m.bizlogin_app_removed));
  };
  return (
    <section className={styles.section}>
      <h3>
        {t(m.bizlogin_app)}
        {isOn && <Badge>{t(m.bizlogin_app_on)}</Badge>}
      </h3>
      <p className={styles.small}>{t(isOn ? m.bizlogin_app_on_text : m.bizlogin_app_off)}</p>
      {starting.errors.length > 0 && <ErrorBoxes errors={starting.errors} />}
      <div className={styles.ways}>
        <Button look="secondary" isBusy={starting.isBusy} onClick={() => void begin()}>
          {t(isOn ? m.bizlogin_app_change : m.bizlogin_app_add)}
        </Button>
        {isOn && canRemove && (
          <Button look="quiet" onClick={() => modals.open(REMOVE_MODAL)}>
            {t(m.bizlogin_app_remove)}
          </Button>
        )}
      </div>
      <Modal id={SET_UP_MODAL} title={t(m.bizlogin_app_setup_title)} closeLabel={t(m.ui_close)}>
        {app && (
          <AppSetUp
            app={app}
            isChange={isOn}
            onAdded={(recoveryCodes) => {
              modals.close(SET_UP_MODAL);
              onChanged(t(m.bizlogin_app_added), recoveryCodes);
            }}
          />
        )}
      </Modal>
      <ConfirmDialog
        id={REMOVE_MODAL}
        title={t(m.bizlogin_remove_app_title)}
        text={t(m.bizlogin_remove_text)}
        confirm={t(m.bizlogin_app_remove)}
        change={removing}
        onConfirm={() => void remove()}
      />
    </section>
  );
}

type AppSetUpProps = {
  app: AppToAdd;
  isChange: boolean;
  onAdded: (recoveryCodes: readonly string[]) => void;
};

function AppSetUp({ app, isChange, onAdded }: AppSetUpProps) {
  const t = useTexts();
  const [isMissing, setMissing] = useState(false);
  const { start, errors, isBusy } = useChange(confirmApp);
  const wrong = wrongCodeText(t, errors, t(m.signin_code_wrong));
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = textOf(new FormData(form), 'code').trim();
    setMissing(code === '');
    const added = code === '' ? undefined : await start(code);
    if (added) onAdded(added.recoveryCodes);
    else form.querySelector<HTMLElement>('[name=code]')?.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      {isChange && <p>{t(m.bizlogin_app_setup_change)}</p>}
      <AppToAddView app={app} />
      <CodeField label={t(m.bizlogin_setup_type)} error={isMissing ? t(m.signin_code_missing) : wrong} />
      {errors.length > 0 && wrong === undefined && <ErrorBoxes errors={errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.bizlogin_setup_confirm)}
      </Button>
    </form>
  );
}
