import { IconLogout, IconMessages, IconUser, IconVideo } from '@tabler/icons-react';
import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import type { CurrentUser } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import styles from './account-menu.module.css';
import { useAuthentication } from './authentication.tsx';
import { LOGIN_MODAL } from './modal-ids.ts';
import { SignInLink } from './sign-in-link.tsx';

/** The way in for a visitor; for a person the avatar with profile and logout behind it (specification section 2). */
export function AccountMenu({ className }: { className?: string | undefined }) {
  const t = useTexts();
  const { user } = useAuthentication();
  if (user === null) {
    return (
      <SignInLink to={LOGIN_MODAL} className={`${styles.logIn} ${className ?? ''}`}>
        {t(m.signin_log_in)}
      </SignInLink>
    );
  }
  return (
    <DisclosureMenu
      label={t(m.signin_menu_of, { name: nameOf(user) })}
      button={
        <>
          <Avatar image={user.image} name={nameOf(user)} size={36} />
          {user.unreadChats > 0 && <Unread count={user.unreadChats} />}
        </>
      }
      className={className}
    >
      <AccountEntries />
    </DisclosureMenu>
  );
}

/** The same entries for a menu that stands elsewhere: the narrow one of the shell. */
export function AccountEntries() {
  const t = useTexts();
  const localPath = useLocalPath();
  const { user, tellSignedOut } = useAuthentication();
  if (user === null) {
    return (
      <ul className={styles.entries}>
        <li>
          <SignInLink to={LOGIN_MODAL} className={styles.entry}>
            <IconUser size={20} stroke={1.6} aria-hidden="true" />
            {t(m.signin_log_in)}
          </SignInLink>
        </li>
      </ul>
    );
  }
  return (
    <>
      <p className={styles.who}>
        <strong>{nameOf(user)}</strong>
        {user.fullname && <span>{user.email}</span>}
      </p>
      <ul className={styles.entries}>
        <li>
          <LocalLink to="/profile" className={styles.entry}>
            <IconUser size={20} stroke={1.6} aria-hidden="true" />
            {t(m.signin_profile)}
          </LocalLink>
        </li>
        <li>
          <LocalLink to="/chat" className={styles.entry}>
            <IconMessages size={20} stroke={1.6} aria-hidden="true" />
            {t(m.chat_title)}
            {user.unreadChats > 0 && <Unread count={user.unreadChats} />}
          </LocalLink>
        </li>
        <li>
          <LocalLink to="/my-video-courses" className={styles.entry}>
            <IconVideo size={20} stroke={1.6} aria-hidden="true" />
            {t(m.videos_mine_title)}
          </LocalLink>
        </li>
        <li>
          <Form method="post" action={localPath('/logout')} onSubmit={tellSignedOut}>
            <button type="submit" className={styles.entry}>
              <IconLogout size={20} stroke={1.6} aria-hidden="true" />
              {t(m.signin_log_out)}
            </button>
          </Form>
        </li>
      </ul>
    </>
  );
}

function Unread({ count }: { count: number }) {
  const t = useTexts();
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t(m.chat_unread_count, { count })}</span>
    </span>
  );
}

function nameOf({ fullname, email }: CurrentUser): string {
  return fullname || email;
}
