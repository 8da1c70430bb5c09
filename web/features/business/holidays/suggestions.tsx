import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { comingItalianHolidays } from '#contracts/italian-holidays.ts';
import { formatDate } from '#contracts/format.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useOnce } from '#web/lib/use-once.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { affectedIn } from '#web/business-frame/planning/affected-in.ts';
import { SettlingDialog } from '#web/business-frame/planning/settling.tsx';
import type { HolidayActAnswer } from './change-holidays.ts';
import { ITALIAN_NAMES } from './holiday-labels.ts';
import styles from './holidays.module.css';

type SuggestionsProps = { today: string; closedDays: readonly { from: string; to: string }[] };

/** The national holidays of the next twelve months on which the center is not closed yet, each closed by one tap. */
export function Suggestions({ today, closedDays }: SuggestionsProps) {
  const t = useTexts();
  const action = useCenterPath()('holidays');
  const { showDone, showFailed } = useOutcomes();
  const fetcher = useFetcher<HolidayActAnswer>();
  const [asked, setAsked] = useState<HolidayActAnswer | null>(null);
  useOnce(fetcher.state === 'idle' ? fetcher.data : undefined, (answer) => {
    const { name = '', errors } = answer;
    setAsked(affectedIn(answer).length > 0 ? answer : null);
    if (errors.length === 0) showDone('create', name);
    else if (affectedIn(answer).length === 0) showFailed('create', errors);
  });
  const open = comingItalianHolidays(today).filter(
    ({ date }) => !closedDays.some(({ from, to }) => from <= date && date <= to),
  );
  if (open.length === 0) return null;
  const isBusy = fetcher.state !== 'idle';
  return (
    <details className={styles.suggested}>
      <summary>{t(m.holidays_suggested)}</summary>
      <p>{t(m.holidays_suggested_hint)}</p>
      <fetcher.Form method="post" action={action} className={styles.days}>
        <AttemptKey />
        <input type="hidden" name="act" value="close" />
        {open.map(({ date, holiday }) => (
          <Button
            key={date}
            type="submit"
            look="secondary"
            name="date"
            value={date}
            disabled={isBusy}
            className={styles.dayButton}
          >
            <IconPlus size={16} stroke={1.8} aria-hidden="true" />
            <span>{t(ITALIAN_NAMES[holiday])}</span>
            <small>{formatDate(date)}</small>
          </Button>
        ))}
      </fetcher.Form>
      {asked && (
        <SettlingDialog
          Form={fetcher.Form}
          answer={asked}
          action={action}
          title={t(m.holidays_add)}
          verb={t(m.holidays_save)}
          isBusy={isBusy}
          onClose={() => setAsked(null)}
        />
      )}
    </details>
  );
}
