import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { DayOnSheet } from './today-calls.ts';
import styles from './today.module.css';
import { customerOf, marksOf, timesOf } from './today-labels.ts';

type Line = DayOnSheet['lines'][number];

/** A day on paper, a list for each person, with all that somebody must know who has it alone. */
export function PrintedDay({ sheet: { lines } }: { sheet: DayOnSheet }) {
  const t = useTexts();
  const { name } = useOwnCenter();
  const byPerson = Map.groupBy(lines, ({ visit }) => visit.resourceName);
  return (
    <div className={styles.printed}>
      <p>{name}</p>
      {lines.length === 0 && <p className={styles.calm}>{t(m.today_sheet_empty)}</p>}
      {[...byPerson].map(([person, own]) => (
        <section key={person}>
          <table>
            <colgroup>
              <col />
              <col span={3} />
            </colgroup>
            {/* Repeated on each sheet, with whose it is */}
            <thead>
              <tr>
                <th scope="colgroup" colSpan={4}>
                  <h2>{person}</h2>
                </th>
              </tr>
              <tr>
                <th scope="col">{t(m.today_time)}</th>
                <th scope="col">{t(m.today_customer)}</th>
                <th scope="col">{t(m.today_service)}</th>
                <th scope="col">{t(m.today_state)}</th>
              </tr>
            </thead>
            <tbody>
              {own.map((line) => (
                <tr key={line.visit.id}>
                  <td>{timesOf(line.visit)}</td>
                  <td>
                    {customerOf(line.visit, t)}
                    {line.phone && <small>{line.phone}</small>}
                  </td>
                  <td>
                    {line.visit.offer}
                    {line.rooms.length > 0 && <small>{line.rooms.join(', ')}</small>}
                  </td>
                  <td>{factsOf(line, t).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

/** What somebody must know of a visit who has the sheet alone: whether it stands, the note to look at, what is to be paid. */
const factsOf = ({ visit }: Line, t: Texts): string[] => [
  ...marksOf(visit, t),
  ...(visit.hasNote ? [t(m.today_has_note)] : []),
  ...((visit.owedCents ?? 0) > 0 && visit.standing !== 'noShow'
    ? [t(m.today_owes, { amount: formatMoney(visit.owedCents ?? 0) })]
    : []),
];
