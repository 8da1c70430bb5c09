import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { CheckedTextsSeen } from './text-calls.ts';
import styles from './texts.module.css';

/** More than this nobody reads on a screen; the count says how many there are. */
const MOST_SHOWN = 50;

const PROBLEMS = {
  noText: m.texts_problem_no_text,
  empty: m.texts_problem_empty,
  tooLong: m.texts_problem_too_long,
  placeholders: m.texts_problem_placeholders,
  markup: m.texts_problem_markup,
} as const;

/** What a file would change, what of it is left out, and what is wrong with it. */
export function CheckedFile({ checked: { changed, unknown, wrong } }: { checked: CheckedTextsSeen }) {
  const t = useTexts();
  const nothing = changed.length === 0 && wrong.length === 0;
  return (
    <div role="status" className={styles.checked}>
      {wrong.length > 0 && (
        <>
          <p className={styles.wrong}>{t(m.texts_wrong, { count: String(wrong.length) })}</p>
          <ul>
            {wrong.slice(0, MOST_SHOWN).map(({ key, problem }) => (
              <li key={key}>
                <code>{key}</code>: {t(PROBLEMS[problem])}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{nothing ? t(m.texts_nothing) : t(m.texts_changed, { count: String(changed.length) })}</p>
      {changed.length > 0 && (
        <ul>
          {changed.slice(0, MOST_SHOWN).map(({ key, before, after }) => (
            <li key={key}>
              <del>{before}</del> <ins>{after}</ins>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p>
          {t(m.texts_unknown, { count: String(unknown.length) })}{' '}
          <code>{unknown.slice(0, MOST_SHOWN).join(', ')}</code>
        </p>
      )}
    </div>
  );
}
