import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ActPartProps } from './act-form.tsx';
import { Errors, Hidden } from './act-form.tsx';
import { Overruling } from './overruling.tsx';
import styles from './acts.module.css';

/** Makes it stand again. */
export function ActivateForm({ seen: { acts }, form }: ActPartProps) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = form;
  return (
    <Form {...formProps} className={styles.form}>
      <Hidden intent="activate" sequence={acts.sequence} />
      <Errors form={form} />
      <Overruling answer={answer} />
      <div>
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.reservation_acts_activate)}
        </Button>
      </div>
    </Form>
  );
}
