import * as m from '#contracts/texts/messages.js';
import { dayInWords } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useOwnCenter } from '../center/own-center.tsx';
import type { DayAtCenter } from './today-calls.ts';
import styles from './today.module.css';
import { customerOf, timesOf } from './today-words.ts';

/** The day on paper, a list for each person; on the screen it is not there. */
export function PrintedDay({ day: { visits, date } }: { day: DayAtCenter }) {
  const t = useTexts();
  const locale = useLocale();
  const { name } = useOwnCenter();
  const byPerson = Map.groupBy(visits, ({ resourceName }) => resourceName);
  return (
    <div className={styles.printed}>
      <p>
        {name}, {dayInWords(date, locale)}
      </p>
      {[...byPerson].map(([person, own]) => (
        <section key={person}>
          <h2>{person}</h2>
          <table>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t(m.today_time)}</th>
                <th scope="col">{t(m.today_customer)}</th>
                <th scope="col">{t(m.today_service)}</th>
              </tr>
            </thead>
            <tbody>
              {own.map((visit) => (
                <tr key={visit.id}>
                  <td>{timesOf(visit)}</td>
                  <td>{customerOf(visit, t)}</td>
                  <td>{visit.offer}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
