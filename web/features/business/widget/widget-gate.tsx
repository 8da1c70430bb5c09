import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './widget.module.css';

/** What the widget is and how to get it, where the package has none. */
export function WidgetGate() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="widget-gate" className={styles.gate}>
      <h2 id="widget-gate">{t(m.widget_gate_title)}</h2>
      <p>
        {t(m.error_insufficient_plan)} {t(m.widget_gate_text)}
      </p>
      <p>
        {t(m.widget_gate_how)} <a href={localPath('/')}>{t(m.widget_gate_home)}</a>
      </p>
    </section>
  );
}
