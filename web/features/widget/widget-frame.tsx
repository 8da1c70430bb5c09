import { useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { WidgetLook } from '#contracts/widget-look.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useParentPage } from './use-parent-page.ts';
import { widgetTheme } from './widget-theme.ts';
import styles from './widget.module.css';

type WidgetFrameProps = {
  title: string;
  look?: Partial<WidgetLook>;
  /** The provider's main site; null where it named none. */
  siteHref?: string | null;
  children: ReactNode;
};

/** The widget's own light page, made to stand in a provider's site and to take on its colours. */
export function WidgetFrame({ title, look = {}, siteHref = null, children }: WidgetFrameProps) {
  const t = useTexts();
  const { ref, isFitted, look: tried } = useParentPage();
  const [hasTried, setTried] = useState(false);
  const isPreview = tried !== null;
  // It would be a real booking, of whoever tries colours out.
  const keepHere = (event: SyntheticEvent<HTMLElement, SubmitEvent>): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
  };
  return (
    <div
      ref={ref}
      className={classNames(styles.page, isFitted && styles.fitted)}
      style={widgetTheme(tried ?? look)}
      {...(isPreview && { onSubmitCapture: keepHere })}
    >
      <div className={styles.frame}>
        <main>
          <h1 className={styles.title}>{title}</h1>
          {isPreview && hasTried && (
            <p role="status" className={styles.preview}>
              {t(m.widget_preview_only)}
            </p>
          )}
          {children}
        </main>
        <footer className={styles.footer}>
          {siteHref !== null && (
            <a href={siteHref} target={isPreview ? '_blank' : '_top'} rel="noopener">
              {t(m.widget_back_to_site)}
            </a>
          )}
          <a href="/" target="_blank" rel="noopener">
            {t(m.provider_by_radura)}
            <span className="visually-hidden"> {t(m.booking_new_tab)}</span>
          </a>
        </footer>
      </div>
    </div>
  );
}
