import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useOwnCenter } from '../center/own-center.tsx';
import type { NoticeSeen } from './notice-calls.ts';
import { noticeDetail, noticeText, placeOf } from './notice-labels.ts';
import styles from './notices.module.css';

type NoticeItemProps = {
  notice: NoticeSeen;
  /** When its link is followed. */
  onFollow?: (notice: NoticeSeen) => void;
  children?: ReactNode;
};

/** One notice in a list: what happened, to which booking, when; and the way to where something can be done about it. */
export function NoticeItem({ notice, onFollow, children }: NoticeItemProps) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const { viewerCan, timeZone } = useOwnCenter();
  const place = placeOf(notice, viewerCan);
  const text = noticeText(t, notice);
  const detail = noticeDetail(t, locale, notice);
  return (
    <li className={styles.notice} data-unread={!notice.isRead || undefined}>
      <div className={styles.words}>
        <p className={styles.text}>
          {!notice.isRead && <span className={styles.dot} role="img" aria-label={t(m.notices_new)} />}
          {place === null ? (
            text
          ) : (
            <Link to={centerPath(place)} onClick={() => onFollow?.(notice)}>
              {text}
            </Link>
          )}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.at}>
          <time dateTime={notice.at}>{formatDateTime(localDateTimeIn(timeZone, notice.at))}</time>
        </p>
      </div>
      {children}
    </li>
  );
}
