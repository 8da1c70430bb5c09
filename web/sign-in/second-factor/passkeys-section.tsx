import { useState } from 'react';
import type { FormEvent } from 'react';
import { formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import type { Api } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { makePasskey, useHasPasskeys } from './passkey-browser.ts';
import { platformName } from './platform-name.ts';
import styles from './second-factor.module.css';
import { CONFIRM_PASSKEY, REMOVE_PASSKEY, START_PASSKEY } from './second-factor-calls.ts';
import type { Passkey } from './second-factor-calls.ts';
import { useChange } from './use-change.ts';

const ADD_MODAL = 'passkey-add';
const REMOVE_MODAL = 'passkey-remove';
const LONGEST_NAME = 60;

async function addPasskey(api: Api, name: string) {
  const { startPasskey } = await api(START_PASSKEY, { session: null });
  const response = await makePasskey(startPasskey.options);
  return (await api(CONFIRM_PASSKEY, { session: startPasskey.session, response, name })).confirmPasskey;
}
const removePasskey = (api: Api, id: number) => api(REMOVE_PASSKEY, { id });

type PasskeysSectionProps = {
  passkeys: readonly Passkey[];
  canRemove: boolean;
  /** In which moments are shown. */
  timeZone: string;
  /** @param recoveryCodes empty when there were some already */
  onChanged: (text: string, recoveryCodes?: readonly string[]) => void;
};

/** The passkeys: listed, added, removed. */
export function PasskeysSection({ passkeys, canRemove, timeZone, onChanged }: PasskeysSectionProps) {
  const t = useTexts();
  const modals = useModals();
  const hasPasskeys = useHasPasskeys();
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const removing = useChange(removePasskey);
  const remove = async (): Promise<void> => {
    if (!leaving || !(await removing.start(leaving.id))) return;
    modals.close(REMOVE_MODAL);
    onChanged(t(m.bizlogin_passkey_removed));
  };
  return (
    <section className={styles.section}>
      <h3>{t(m.bizlogin_passkeys)}</h3>
      <p className={styles.small}>
        {t(m.bizlogin_passkeys_text)} {passkeys.length === 0 && t(m.bizlogin_passkeys_none)}
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.passkey}>
              <PasskeyWords passkey={passkey} timeZone={timeZone} />
              {canRemove && (
                <Button
                  look="quiet"
                  aria-label={t(m.bizlogin_passkey_remove_of, { name: passkey.name })}
                  onClick={() => {
                    setLeaving(passkey);
                    modals.open(REMOVE_MODAL);
                  }}
                >
                  {t(m.bizlogin_passkey_remove)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys ? (
        <div className={styles.ways}>
          <Button look="secondary" onClick={() => modals.open(ADD_MODAL)}>
            {t(m.bizlogin_passkey_add)}
          </Button>
        </div>
      ) : (
        <p className={styles.small}>{t(m.bizlogin_passkey_unsupported)}</p>
      )}
      <Modal id={ADD_MODAL} title={t(m.bizlogin_passkey_add)} closeLabel={t(m.ui_close)}>
        <AddPasskey
          onAdded={(recoveryCodes) => {
            modals.close(ADD_MODAL);
            onChanged(t(m.bizlogin_passkey_added), recoveryCodes);
          }}
        />
      </Modal>
      <ConfirmDialog
        id={REMOVE_MODAL}
        title={t(m.bizlogin_remove_passkey_title)}
        text={`${leaving?.name ?? ''}. ${t(m.bizlogin_remove_text)}`}
        confirm={t(m.bizlogin_passkey_remove)}
        change={removing}
        onConfirm={() => void remove()}
      />
    </section>
  );
}

function PasskeyWords({ passkey, timeZone }: { passkey: Passkey; timeZone: string }) {
  const t = useTexts();
  const momentOf = (instant: string): string => formatDateTime(localDateTimeIn(timeZone, instant));
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <div className={styles.passkeyWords}>
      <span>{name}</span>
      <span className={styles.small}>
        {t(m.bizlogin_passkey_since, { moment: momentOf(createdAt) })} ·{' '}
        {lastUsedAt
          ? t(m.bizlogin_passkey_last_used, { moment: momentOf(lastUsedAt) })
          : t(m.bizlogin_passkey_never_used)}
      </span>
    </div>
  );
}

function AddPasskey({ onAdded }: { onAdded: (recoveryCodes: readonly string[]) => void }) {
  const t = useTexts();
  const [isMissing, setMissing] = useState(false);
  const { start, errors, isBusy } = useChange(addPasskey);
  const device = platformName(navigator.userAgent) ?? t(m.bizlogin_passkey_this_device);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = textOf(new FormData(form), 'name').trim();
    setMissing(name === '');
    if (name === '') form.querySelector<HTMLElement>('[name=name]')?.focus();
    const added = name === '' ? undefined : await start(name);
    if (added) onAdded(added.recoveryCodes);
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <TextField
        name="name"
        label={t(m.bizlogin_passkey_name)}
        hint={t(m.bizlogin_passkey_name_hint)}
        error={isMissing ? t(m.bizlogin_passkey_name_missing) : undefined}
        defaultValue={t(m.bizlogin_passkey_on, { device })}
        maxLength={LONGEST_NAME}
        required
        data-autofocus
      />
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.bizlogin_passkey_create)}
      </Button>
    </form>
  );
}
