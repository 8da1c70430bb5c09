import * as m from '#contracts/texts/messages.js';
import type { AgreementType } from '#web/generated/operations.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PanelEnd } from '#web/ui/panel-end.tsx';
import styles from '#web/ui/panel.module.css';
import { Panel } from '#web/ui/panel.tsx';
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
  const { Form, formProps, answer, isBusy } = useApiForm({ intent: 'consents', anchor: 'consents' });
  const isGiven = (type: AgreementType): boolean =>
    agreements.some((each) => each.type === type && each.decision === 'Y');
  return (
    <Panel id="consents" title={t(m.account_consents_title)} intro={t(m.account_consents_intro)}>
      <Form {...formProps} className={styles.form}>
        <input type="hidden" name="intent" value="consents" />
        {AGREEMENT_TYPES.map((type) => (
          <Checkbox key={type} name={type} value="Y" defaultChecked={isGiven(type)} label={t(TEXTS[type])} />
        ))}
        <PanelEnd save={t(m.account_save)} saved={t(m.account_saved)} isBusy={isBusy} answer={answer} />
      </Form>
    </Panel>
  );
}
