import * as m from '#contracts/texts/messages.js';
import type { AgreementType } from '#web/generated/operations.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { usePanel } from '#web/sign-in/own-account/panel-answer.ts';
import { PanelEnd } from '#web/sign-in/own-account/panel-end.tsx';
import styles from '#web/sign-in/own-account/panel.module.css';
import { Panel } from '#web/sign-in/own-account/panel.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { AGREEMENT_TYPES } from './profile-calls.ts';
import type { Agreement } from './profile-calls.ts';

const TEXTS = {
  sharing: m.account_consent_sharing,
  email: m.account_consent_email,
  marketing: m.account_consent_marketing,
} satisfies Record<AgreementType, unknown>;

/** What the person agrees to: each stored as Y or N (specification sections 2 and 3). */
export function ConsentsPanel({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = usePanel('consents', 'consents');
  const isGiven = (type: AgreementType): boolean =>
    agreements.some((each) => each.type === type && each.decision === 'Y');
  return (
    <Panel id="consents" title={t(m.account_consents_title)} intro={t(m.account_consents_intro)}>
      <Form {...formProps} className={styles.form}>
        <input type="hidden" name="intent" value="consents" />
        {AGREEMENT_TYPES.map((type) => (
          <Checkbox key={type} name={type} value="Y" defaultChecked={isGiven(type)} label={t(TEXTS[type])} />
        ))}
        <PanelEnd save={t(m.account_save)} isBusy={isBusy} answer={answer} />
      </Form>
    </Panel>
  );
}
