import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ActPartProps } from './act-form.tsx';
import { Errors, Hidden } from './act-form.tsx';
import { TellTick } from './notify-tick.tsx';
import styles from './acts.module.css';

/** Confirms for its customer what waits for the mailed link. */
export function ConfirmForm({ seen: { acts }, form }: ActPartProps) {
  const t = useTexts();
  const { Form, formProps, isBusy } = form;
  return (
    <Form {...formProps} className={styles.form}>
      <Hidden intent="confirm" sequence={acts.sequence} />
      <p className={styles.hint}>{t(m.reservation_acts_confirm_hint)}</p>
      <TellTick acts={acts} />
      <Errors form={form} />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {t(m.reservation_acts_confirm)}
        </Button>
      </div>
    </Form>
  );
}
