import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { AppSection } from './app-section.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';
import { NEW_RECOVERY_CODES } from './second-factor-calls.ts';
import type { MySecondFactors } from './second-factor-calls.ts';
import { StepUpProvider } from './step-up.tsx';
import { useChange } from './use-change.ts';

const CODES_MODAL = 'recovery-codes';
const NEW_CODES_MODAL = 'recovery-codes-new';

type SecondFactorPanelProps = {
  factors: MySecondFactors;
  email: string;
  /** The person's own, in which moments are shown. */
  timeZone: string;
};

/** What is asked beside the password: an app, passkeys, and the codes for the day when neither is at hand. */
export function SecondFactorPanel(props: SecondFactorPanelProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  return (
    <Panel id="second-factor" title={t(m.bizlogin_panel_title)} intro={t(m.bizlogin_panel_intro)}>
      {isHydrated ? (
        <StepUpProvider email={props.email} factors={props.factors}>
          <Factors {...props} />
        </StepUpProvider>
      ) : (
        <p className={styles.small}>{t(m.bizlogin_panel_without_scripts)}</p>
      )}
    </Panel>
  );
}

function Factors({ factors, email, timeZone }: SecondFactorPanelProps) {
  const t = useTexts();
  const modals = useModals();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { hasAuthenticatorApp, passkeys, recoveryCodesLeft, isRequired } = factors;
  const count = passkeys.length + (hasAuthenticatorApp ? 1 : 0);
  const canRemove = !isRequired || count > 1;
  const showCodes = (given: readonly string[]): void => {
    setCodes(given);
    modals.open(CODES_MODAL);
  };
  const tell = (text: string, given: readonly string[] = []): void => {
    toasts.showSuccess(text);
    if (given.length > 0) showCodes(given);
    void revalidate();
  };
  return (
    <>
      {isRequired && (
        <p className={styles.small}>
          {t(m.bizlogin_panel_required)} {!canRemove && t(m.bizlogin_last_factor)}
        </p>
      )}
      <AppSection isOn={hasAuthenticatorApp} canRemove={canRemove} onChanged={tell} />
      <PasskeysSection passkeys={passkeys} canRemove={canRemove} timeZone={timeZone} onChanged={tell} />
      {count > 0 && (
        <CodesSection
          left={recoveryCodesLeft}
          onGiven={(given) => {
            showCodes(given);
            void revalidate();
          }}
        />
      )}
      <Modal id={CODES_MODAL} title={t(m.bizlogin_codes_title)} closeLabel={t(m.ui_close)}>
        <div className={styles.form}>
          <p>{t(m.bizlogin_codes_intro)}</p>
          <RecoveryCodes codes={codes} email={email} />
          <Button onClick={() => modals.close(CODES_MODAL)}>{t(m.bizlogin_codes_kept)}</Button>
        </div>
      </Modal>
    </>
  );
}

const newCodes = async (api: Api) => (await api(NEW_RECOVERY_CODES)).newRecoveryCodes.recoveryCodes;

function CodesSection({ left, onGiven }: { left: number; onGiven: (codes: readonly string[]) => void }) {
  const t = useTexts();
  const modals = useModals();
  const making = useChange(newCodes);
  const make = async (): Promise<void> => {
    const codes = await making.start();
    if (!codes) return;
    modals.close(NEW_CODES_MODAL);
    onGiven(codes);
  };
  return (
    <section className={styles.section}>
      <h3>{t(m.bizlogin_codes_list)}</h3>
      <p className={styles.small}>{t(m.bizlogin_codes_left, { count: left })}</p>
      <div className={styles.ways}>
        <Button look="secondary" onClick={() => modals.open(NEW_CODES_MODAL)}>
          {t(m.bizlogin_codes_new)}
        </Button>
      </div>
      <ConfirmDialog
        id={NEW_CODES_MODAL}
        title={t(m.bizlogin_new_codes_ask)}
        text={t(m.bizlogin_new_codes_text)}
        confirm={t(m.bizlogin_codes_new)}
        change={making}
        onConfirm={() => void make()}
      />
    </section>
  );
}
