import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { CustomerPicker } from '#web/business-frame/new-reservation/customer-picker.tsx';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { OwnCourseSeen } from './product-calls.ts';
import { ASSIGN_PRODUCT } from './product-calls.ts';
import styles from './products.module.css';
import { useChange } from './use-change.ts';

/** Asks whom a course is given to. */
export function AssignDialog({ course, onClose }: { course: OwnCourseSeen; onClose: () => void }) {
  const t = useTexts();
  const { change, isBusy } = useChange();
  const [customer, setCustomer] = useState<BookedCustomer | null>(null);
  const [error, setError] = useState<string | undefined>();
  const give = async (): Promise<void> => {
    if (!customer) return setError(t(m.course_buyers_choose));
    const asked = { productId: course.id, customerId: customer.id };
    const why = await change(
      (api, providerId, options) => api(ASSIGN_PRODUCT, { providerId, ...asked }, options),
      t(m.course_buyers_given),
    );
    if (why === null) onClose();
    else setError(why);
  };
  return (
    <Dialog
      isOpen
      title={t(m.course_buyers_assign_title, { name: course.name })}
      onClose={onClose}
      isDismissable={false}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(m.products_cancel)}
          </Button>
          <Button isBusy={isBusy} onClick={() => void give()}>
            {t(m.course_buyers_assign)}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.note}>{t(m.course_buyers_assign_text)}</p>
        <CustomerPicker
          customer={customer}
          onChosen={(one) => {
            setCustomer(one);
            setError(undefined);
          }}
          error={error}
        />
      </div>
    </Dialog>
  );
}
