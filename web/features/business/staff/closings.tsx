import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import styles from './member.module.css';
import type { ListedResource } from './staff-calls.ts';
import { outOfServiceText, unitText } from './staff-labels.ts';

type ClosingsProps = {
  resource: ListedResource;
  isBusy: boolean;
  /** Puts one back into service. */
  onBack: (id: number) => void;
};

/** When a thing is out of service, now and later, each with the way to put it back. */
export function Closings({ resource, isBusy, onBack }: ClosingsProps) {
  const t = useTexts();
  const mayChange = useMay('changeStaff');
  if (resource.outOfService.length === 0) return null;
  return (
    <section aria-label={t(m.staff_out)} className={styles.part}>
      <h3>{t(m.staff_out)}</h3>
      <ul>
        {resource.outOfService.map((closing) => (
          <li key={closing.id}>
            <div className={styles.closing}>
              <span>
                {[unitText(t, resource, closing.unit), closing.reason].filter(Boolean).join(' · ')}
                <small>{outOfServiceText(t, closing)}</small>
              </span>
              {mayChange && (
                <Button look="secondary" disabled={isBusy} onClick={() => onBack(closing.id)}>
                  {t(m.staff_act_back)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
