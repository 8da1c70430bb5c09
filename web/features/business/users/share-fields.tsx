import type { ShareKind } from '#contracts/share.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ShareAmountFields } from '#web/business-frame/center/share-amount.tsx';
import { amountText } from '#web/business-frame/center/share-labels.ts';
import type { ListedUser } from '#web/business-frame/users/user-calls.ts';
import styles from './user.module.css';

/** What an own share is, is asked right below its choice. */
const IN_ORDER: readonly ShareKind[] = ['none', 'global', 'individual'];

type ShareFieldsProps = {
  user: ListedUser;
  errors: Readonly<Record<string, string>>;
  typed: ReadonlyMap<string, string>;
};

/** What somebody earns of a paid booking. The fields of an own amount show with its choice, by style alone. */
export function ShareFields({ user, errors, typed }: ShareFieldsProps) {
  const t = useTexts();
  const { percentType, share, globalShare, shareVersion } = user;
  const chosen = typed.get('kind') ?? percentType;
  const names = {
    none: { name: t(m.users_share_none), text: t(m.users_share_none_text) },
    global: {
      name: t(m.users_share_global),
      text: globalShare ? amountText(t, globalShare) : t(m.users_share_global_missing),
    },
    individual: { name: t(m.users_share_individual), text: t(m.users_share_individual_text) },
  };
  return (
    <>
      <input type="hidden" name="version" value={shareVersion} />
      <p className={styles.hint}>{t(m.users_share_hint)}</p>
      <fieldset className={styles.roles}>
        <legend className="visually-hidden">{t(m.users_share)}</legend>
        {IN_ORDER.map((kind) => (
          <label key={kind} className={styles.role}>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === chosen} />
            <strong>{names[kind].name}</strong>
            <small>{names[kind].text}</small>
          </label>
        ))}
      </fieldset>
      <div className={styles.ownShare}>
        <ShareAmountFields
          share={percentType === 'individual' ? share : null}
          errors={errors}
          value={(name, kept) => typed.get(name) ?? kept}
        />
      </div>
    </>
  );
}
