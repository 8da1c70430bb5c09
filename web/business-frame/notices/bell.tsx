import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Link, useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { lazyPart } from '#web/business-ui/lazy-part.ts';
import { browserApi } from '#web/lib/api.ts';
import { watchCenter } from '#web/lib/live/center-line.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { OwnCenter } from '../center/center-calls.ts';
import { useCenterPath, useOwnCenter } from '../center/own-center.tsx';
import type { BellPopoverProps } from './bell-popover.tsx';
import { UNREAD_NOTICES } from './notice-calls.ts';
import { useMarkRead } from './use-mark-read.ts';
import styles from './notices.module.css';

const usePopover = lazyPart<BellPopoverProps>(async () => (await import('./bell-popover.tsx')).BellPopover);

const ASK_AGAIN_MS = 60_000;
/** What the badge has room for. */
const MOST_SHOWN = 99;

/** How many notices are unread, and the way to them: over the screen, or until that part is here a page. */
export function Bell({ unread: loaded }: { unread: number }) {
  const t = useTexts();
  const href = useCenterPath()('notices');
  const popover = usePopover();
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { unread, isNews } = useUnread(loaded);
  // Not the popover's, which is gone before it is answered: the frame would not be read anew
  const markRead = useMarkRead(useFetcher().submit);
  const words = unreadLabel(t, unread);
  return (
    <>
      <Link
        ref={link}
        to={href}
        aria-label={`${t(m.notices_title)}: ${words}`}
        title={t(m.notices_title)}
        aria-haspopup={popover ? 'dialog' : undefined}
        aria-expanded={popover ? isOpen : undefined}
        className={styles.bell}
        onClick={(event) => {
          if (!popover || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen((was) => !was);
        }}
      >
        <IconBell size={20} stroke={1.6} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </Link>
      <span role="status" className="visually-hidden">
        {isNews ? words : ''}
      </span>
      {isOpen && (
        <Opened popover={popover} trigger={link} onRead={markRead} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function Opened({
  popover: Popover,
  ...rest
}: BellPopoverProps & { popover: ComponentType<BellPopoverProps> | null }) {
  return Popover && <Popover {...rest} />;
}

function unreadLabel(t: Texts, count: number): string {
  if (count === 0) return t(m.notices_none_unread);
  return count === 1 ? t(m.notices_unread_one) : t(m.notices_unread_count, { count });
}

/** As the page was loaded with, and then by itself when the center tells of notices, each minute and when somebody comes back to it; what failed is asked again later. */
function useUnread(loaded: number): { unread: number; isNews: boolean } {
  const locale = useLocale();
  // Another object with each load of the frame
  const center = useOwnCenter();
  const { providerId } = center;
  const [heard, setHeard] = useState<{ since: OwnCenter; unread: number } | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const answer = await browserApi(locale)(UNREAD_NOTICES, { providerId }, { isUnattended: true }).catch(
        () => null,
      );
      if (!isGone && answer) setHeard({ since: center, unread: answer.countUnreadNotices });
    };
    const again = (): void => void ask();
    const unwatch = watchCenter(providerId, ({ kind }) => {
      if (kind === 'notices' || kind === 'missed') again();
    });
    const timer = setInterval(again, ASK_AGAIN_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      isGone = true;
      unwatch();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [locale, providerId, center]);
  const unread = heard?.since === center ? heard.unread : loaded;
  return { unread, isNews: unread > loaded };
}
