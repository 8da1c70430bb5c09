import * as m from '#contracts/texts/messages.js';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ActPartProps } from './act-form.tsx';
import { Errors, Hidden } from './act-form.tsx';
import styles from './acts.module.css';

/** Says whether who booked came, or takes that back. */
export function PresenceForms({ seen: { acts }, form }: ActPartProps) {
  const t = useTexts();
  const { Form, formProps, isBusy } = form;
  const one = (value: '' | 'arrived' | 'noShow', label: string) => (
    <Form key={value} method={formProps.method} action={formProps.action}>
      <Hidden intent="presence" sequence={acts.sequence} />
      <input type="hidden" name="presence" value={value} />
      <Button type="submit" look={value === '' ? 'quiet' : 'secondary'} isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
  return (
    <>
      <div className={styles.row}>
        {acts.presence === null ? (
          <>
            {one('arrived', t(m.reservation_acts_arrived))}
            {acts.canSayNoShow && one('noShow', t(m.reservation_acts_no_show))}
          </>
        ) : (
          <>
            <StatusPill tone={acts.presence === 'arrived' ? 'good' : 'wrong'}>
              {t(acts.presence === 'arrived' ? m.reservation_acts_is_arrived : m.reservation_acts_is_no_show)}
            </StatusPill>
            {one('', t(m.reservation_acts_presence_undo))}
          </>
        )}
      </div>
      <Errors form={form} />
    </>
  );
}
