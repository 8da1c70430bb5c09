import { Link, NavLink, useLocation } from 'react-router';
import type { LinkProps, NavLinkProps } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';

/** Keeps the language of the present address: on `/en/about`, `/book/` becomes `/en/book/`; on `/about` it stays. */
export function useLocalPath(): (path: string) => string {
  const { pathname } = useLocation();
  return (path) => pathInLocale(path, localeInPath(pathname));
}

/** A link to one of our own pages that stays in the language of the address. */
export function LocalLink({ to, ...rest }: LinkProps & { to: string }) {
  const localPath = useLocalPath();
  return <Link to={localPath(to)} {...rest} />;
}

export function LocalNavLink({ to, ...rest }: NavLinkProps & { to: string }) {
  const localPath = useLocalPath();
  return <NavLink to={localPath(to)} {...rest} />;
}
