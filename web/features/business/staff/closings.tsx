import type { MouseEvent } from 'react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import styles from './member.module.css';
import type { ListedResource } from './staff-calls.ts';
import { outOfServiceText, unitText } from './staff-words.ts';

type ClosingsProps = {
  resource: ListedResource;
  isBusy: boolean;
  /** Puts one back into service. */
  onBack: (id: number) => void;
};

/** When a thing is out of service, now and later, each with the way to put it back. */
export function Closings({ resource, isBusy, onBack }: ClosingsProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const isHydrated = useIsHydrated();
  const mayChange = useMay('changeStaff');
  if (resource.outOfService.length === 0) return null;
  return (
    <section aria-label={t(m.staff_out)} className={styles.part}>
      <h3>{t(m.staff_out)}</h3>
      <ul>
        {resource.outOfService.map((closing) => (
          <li key={closing.id}>
            <Form method="post" action={centerPath('staff')} className={styles.closing}>
              <span>
                {[unitText(t, resource, closing.unit), closing.reason].filter(Boolean).join(' · ')}
                <small>{outOfServiceText(t, closing)}</small>
              </span>
              {mayChange && (
                <>
                  <AttemptKey />
                  <input type="hidden" name="id" value={closing.id} />
                  <Button
                    type="submit"
                    name="act"
                    value="back"
                    look="secondary"
                    disabled={isBusy}
                    {...(isHydrated && {
                      onClick: (event: MouseEvent) => {
                        event.preventDefault();
                        onBack(closing.id);
                      },
                    })}
                  >
                    {t(m.staff_act_back)}
                  </Button>
                </>
              )}
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
