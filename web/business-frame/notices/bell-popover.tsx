import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Link, useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { PopoverAt } from '#web/business-ui/popover-at.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath, useOwnCenter } from '../center/own-center.tsx';
import type { NoticeSeen } from './notice-calls.ts';
import { NOTICES } from './notice-calls.ts';
import { NoticeItem } from './notice-item.tsx';
import type { ReadAnswer } from './read-notices.ts';
import styles from './notices.module.css';

export type BellPopoverProps = {
  trigger: RefObject<HTMLAnchorElement | null>;
  /** The link of an unread one is followed. */
  onRead: (id: number) => void;
  onClose: () => void;
};

/** How many of the last ones are shown; the others are a link away. */
const SHOWN = 5;

type Found = { items: readonly NoticeSeen[]; unread: number };

/** The last notices, over any screen of a center. */
export function BellPopover({ trigger, onRead, onClose }: BellPopoverProps) {
  const t = useTexts();
  const here = useCenterPath()('notices');
  const reading = useFetcher<ReadAnswer>();
  const { found, hasFailed } = useLast();
  const [newest] = found?.items ?? [];
  const follow = ({ id, isRead }: NoticeSeen): void => {
    if (!isRead) onRead(id);
    onClose();
  };
  return (
    <PopoverAt trigger={trigger} label={t(m.notices_title)} onClose={onClose}>
      <div className={styles.popover}>
        {found && found.items.length > 0 ? (
          <ul className={styles.list}>
            {found.items.map((notice) => (
              <NoticeItem key={notice.id} notice={notice} onFollow={follow} />
            ))}
          </ul>
        ) : (
          <p className={styles.note} role="status">
            {found && t(m.notices_empty_title)}
            {hasFailed && t(m.notices_failed)}
            {!found && !hasFailed && t(m.kit_loading)}
          </p>
        )}
        <div className={styles.ways}>
          <Link to={here} onClick={onClose}>
            {t(m.notices_all)}
          </Link>
          {newest && found && found.unread > 0 && (
            <reading.Form method="post" action={here}>
              <AttemptKey />
              <input type="hidden" name="upTo" value={newest.id} />
              <Button type="submit" look="secondary" isBusy={reading.state !== 'idle'}>
                {t(m.notices_read_all)}
              </Button>
            </reading.Form>
          )}
        </div>
      </div>
    </PopoverAt>
  );
}

/** Asked for when it opens, and again once the frame was loaded anew. */
function useLast(): { found: Found | null; hasFailed: boolean } {
  const locale = useLocale();
  const center = useOwnCenter();
  const [found, setFound] = useState<Found | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      try {
        const { getNotices } = await browserApi(locale)(NOTICES, {
          providerId: center.providerId,
        });
        if (isGone) return;
        const { items, unread } = getNotices;
        setFound({ items: items.slice(0, SHOWN), unread });
        setHasFailed(false);
      } catch {
        if (!isGone) setHasFailed(true);
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [locale, center]);
  return { found, hasFailed };
}
