import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconX } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { BookingLink } from '#web/booking/booking-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './booking-sheet.module.css';

/** Narrower than this there is no room for the panel beside the services; the same in the stylesheet. */
const NARROW = '(width < 1000px)';

/** The booking beside the page; on phones a sheet over it once a service is chosen, so that the page keeps its place. */
export function BookingSheet({ offerId, children }: { offerId: number | null; children: ReactNode }) {
  const t = useTexts();
  const navigate = useNavigate();
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = offerId !== null;

  useEffect(() => {
    const shown = sheet.current;
    const narrow = window.matchMedia(NARROW);
    if (!shown || offerId === null) return undefined;
    let undo = narrow.matches ? asDialog(shown) : undefined;
    const adapt = (): void => {
      undo?.();
      undo = narrow.matches ? asDialog(shown) : undefined;
    };
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && narrow.matches && !event.defaultPrevented)
        void navigate({ search: '?' }, { preventScrollReset: true });
    };
    narrow.addEventListener('change', adapt);
    shown.addEventListener('keydown', close);
    return () => {
      narrow.removeEventListener('change', adapt);
      shown.removeEventListener('keydown', close);
      undo?.();
      if (narrow.matches) focusOffer(offerId);
    };
  }, [navigate, offerId]);

  return (
    <div ref={sheet} className={styles.booking} data-open={isOpen || undefined}>
      {isOpen && (
        <BookingLink bookingRequest={{}} className={styles.close} aria-label={t(m.provider_close_booking)}>
          <IconX size={22} stroke={1.6} aria-hidden="true" />
        </BookingLink>
      )}
      {children}
    </div>
  );
}

/** Back to where the sheet was opened. */
function focusOffer(offerId: number): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href*="offer="]');
  const opener = [...links].find(({ href }) => new URL(href).searchParams.get('offer') === String(offerId));
  opener?.focus({ preventScroll: true });
}

/** Makes it a dialog: what it covers is out of reach of keys and screen readers. @returns what takes it back */
function asDialog(shown: HTMLElement): () => void {
  const covered: Element[] = [];
  const around = document.getElementById('content')?.parentElement;
  for (let at: Element = shown; at.parentElement && at !== around; at = at.parentElement)
    for (const sibling of at.parentElement.children) if (sibling !== at) covered.push(sibling);
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'booking-title' };
  for (const [name, value] of Object.entries(dialog)) shown.setAttribute(name, value);
  for (const element of covered) element.setAttribute('inert', '');
  return () => {
    for (const name of Object.keys(dialog)) shown.removeAttribute(name);
    for (const element of covered) element.removeAttribute('inert');
  };
}
