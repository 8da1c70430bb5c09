import './csp-nonce.ts';
import './tokens.css';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useHref, useNavigate } from 'react-router';
import { useLocale } from '#web/lib/texts.tsx';

const REGION = { it: 'it-IT', en: 'en-GB' } as const;

/** What every part of the kit needs around it: the page's language, our router for its links, toasts above its overlays. */
export function KitProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const navigate = useNavigate();
  useEffect(() => {
    // Without the mark an open dialog would hide them from screen readers, and a click on one would close it.
    document.querySelector('#toasts')?.setAttribute('data-react-aria-top-layer', 'true');
  }, []);
  return (
    <I18nProvider locale={REGION[locale]}>
      {/* oxlint-disable-next-line react/hooks -- it calls it, for each of its links */}
      <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
