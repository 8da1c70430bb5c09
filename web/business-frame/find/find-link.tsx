import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { lazyPart } from '#web/business-ui/lazy-part.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import type { FindPaletteProps } from './find-palette.tsx';
import styles from './find.module.css';

const usePalette = lazyPart<FindPaletteProps>(async () => (await import('./find-palette.tsx')).FindPalette);

/** The way to the search from every screen: a click or Ctrl K opens it over the screen; until that part is here a click leads to a page. */
export function FindLink() {
  const t = useTexts();
  const href = useCenterPath()('find');
  const palette = usePalette();
  const [isOpen, setIsOpen] = useState(false);
  const isHere = palette !== null;
  // Keys pressed before that part is here open it as soon as it is
  useEffect(() => {
    const openByKeys = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', openByKeys);
    return () => document.removeEventListener('keydown', openByKeys);
  }, []);
  return (
    <>
      <Link
        to={href}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t(m.find_title)}
        title={t(m.find_title)}
        className={styles.link}
        onClick={(event) => {
          if (!isHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <span className={styles.linkWords}>{t(m.find_title)}</span>
        <kbd className={styles.keys}>Ctrl K</kbd>
      </Link>
      {isOpen && <Opened palette={palette} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Opened({
  palette: Palette,
  onClose,
}: FindPaletteProps & { palette: ComponentType<FindPaletteProps> | null }) {
  return Palette && <Palette onClose={onClose} />;
}
