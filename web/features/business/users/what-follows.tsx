import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { ListedUser } from '#web/business-frame/users/user-calls.ts';

/** What follows when somebody's role ends, or is given back. */
export function WhatFollows({
  act,
  user: { comingBookings, staff },
}: {
  act: 'deactivate' | 'reactivate';
  user: ListedUser;
}) {
  const t = useTexts();
  if (act === 'reactivate') return <p>{t(m.users_reactivate_text)}</p>;
  return (
    <>
      <p>{t(m.users_deactivate_text)}</p>
      {staff && comingBookings > 0 && (
        <p>
          <strong>{t(m.users_deactivate_bookings, { count: comingBookings, name: staff.name })}</strong>
        </p>
      )}
    </>
  );
}
