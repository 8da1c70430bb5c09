import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isByRoom } from '#web/business-frame/calendar/calendar-address.ts';
import {
  everybodyOf,
  hrefOf,
  hueOf,
  hueOfPerson,
  useDrawing,
} from '#web/business-frame/calendar/calendar-context.ts';
import type { Drawing } from '#web/business-frame/calendar/calendar-context.ts';
import styles from './calendar.module.css';

/** Whose bookings are shown, in one line: what each colour means, the way to one person's alone, and back to everybody's. */
export function PersonSwitch() {
  const drawing = useDrawing();
  const t = useTexts();
  const { address, shown } = drawing;
  const everybody = everybodyOf(drawing);
  // A day by people says it over its columns, and on a phone has a strip of its own
  const isDay = address.view === 'day' && !isByRoom(address);
  const isFiltered = address.people.length > 0 && !isByRoom(address);
  const chosen = new Set(address.people);
  const names = everybody.filter(({ id }) => !address.byService || chosen.has(id));
  const hasNames = everybody.length > 1 && (isFiltered || (!isDay && !address.byService));
  const line = classNames(styles.strip, styles.who, isDay && styles.besidePhone);
  return (
    <>
      {hasNames && !isByRoom(address) && (
        <nav aria-label={t(m.calendar_people)} className={line}>
          <Person
            to={hrefOf(drawing, { people: [] })}
            isChosen={!isFiltered}
            name={t(m.calendar_everybody)}
          />
          {names.map(({ id, name }) => (
            <Person
              key={id}
              to={hrefOf(drawing, { people: [id] })}
              isChosen={isFiltered && chosen.has(id)}
              hue={address.byService ? undefined : hueOfPerson(drawing, id)}
              isLeftOut={isFiltered && !chosen.has(id)}
              name={name}
            />
          ))}
        </nav>
      )}
      {isByRoom(address) && shown.rooms.length > 0 && (
        <div className={styles.rooms}>
          {hasNames && (
            <Legend of={everybody.map(({ id, name }) => ({ name, hue: hueOfPerson(drawing, id) }))} />
          )}
          <p className={styles.note}>{t(m.calendar_rooms_note)}</p>
        </div>
      )}
      {address.byService && shown.bookings.length > 0 && <Legend of={groupsOf(drawing)} />}
    </>
  );
}

/** A phone shows one person's day: whose is chosen here. */
export function PeopleOfPhone() {
  const drawing = useDrawing();
  const t = useTexts();
  const { address, shown } = drawing;
  const { columns } = shown;
  const isFiltered = address.people.length > 0;
  if (columns.length < 2 && !isFiltered) return null;
  const focused = (columns.find(({ id }) => id === address.person) ?? columns[0])?.id;
  return (
    <nav aria-label={t(m.calendar_people)} className={classNames(styles.strip, styles.onPhone)}>
      {isFiltered && <Person to={hrefOf(drawing, { people: [] })} name={t(m.calendar_everybody)} />}
      {columns.map(({ id, name }) => (
        <Person
          key={id}
          to={hrefOf(drawing, { person: id })}
          isChosen={id === focused}
          hue={hueOfPerson(drawing, id)}
          name={name}
        />
      ))}
    </nav>
  );
}

type PersonProps = {
  to: string;
  name: string;
  hue?: string | undefined;
  isChosen?: boolean;
  /** Their bookings are not shown. */
  isLeftOut?: boolean;
};

const Person = ({ to, name, hue, isChosen = false, isLeftOut = false }: PersonProps) => (
  <Link to={to} aria-current={isChosen ? 'true' : undefined} className={styles.person} preventScrollReset>
    {hue !== undefined && (
      <span
        className={styles.dot}
        style={isLeftOut ? { border: `2px solid ${hue}` } : { background: hue }}
        aria-hidden="true"
      />
    )}
    {name}
  </Link>
);

type Coloured = { name: string; hue: string };

function Legend({ of }: { of: readonly Coloured[] }) {
  const t = useTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- lists without dots are none to Safari
    <ul role="list" aria-label={t(m.calendar_colour)} className={classNames(styles.strip, styles.who)}>
      {of.map(({ name, hue }) => (
        <li key={`${hue} ${name}`} className={styles.meant}>
          <span className={styles.dot} style={{ background: hue }} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** What the colours of the bookings that are shown mean: their group where it has one, else the service itself. */
function groupsOf(drawing: Drawing): Coloured[] {
  const found = new Map<string, Coloured>();
  for (const booking of drawing.shown.bookings) {
    const name = (booking.color === null ? null : booking.group) ?? booking.offer;
    const hue = hueOf(drawing, booking);
    found.set(`${hue} ${name}`, { name, hue });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
