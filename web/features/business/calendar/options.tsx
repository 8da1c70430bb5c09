import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { CalendarAddress } from '#web/business-frame/calendar/calendar-address.ts';
import { isByRoom, readAddress, searchOf } from '#web/business-frame/calendar/calendar-address.ts';
import { hueOfPerson, useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { Drawing } from '#web/business-frame/calendar/calendar-context.ts';
import { Kept } from './kept-fields.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { Step } from './use-grid-step.ts';
import { STEPS } from './use-grid-step.ts';
import styles from './toolbar.module.css';

type OptionsProps = {
  step: Step;
  onStep: (step: Step) => void;
  /** What has no room beside it on a phone. */
  children: ReactNode;
};

const OWN_PARTS: readonly (keyof CalendarAddress)[] = [
  'withCancelled',
  'withoutBreaks',
  'withoutHolidays',
  'byService',
];

/** What is shown, of whom and how: a form that scripts send with each change. */
export function Options({ step, onStep, children }: OptionsProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const navigate = useNavigate();
  const details = useRef<HTMLDetailsElement>(null);
  useLeft(details);
  const { address, people, here, date } = drawing;
  const centerPath = useCenterPath();
  const hasGrid = address.view !== 'month' && address.view !== 'agenda';
  const choosesPeople = people.length > 1 && !isByRoom(address);
  const own = [
    ...OWN_PARTS,
    ...(hasGrid ? (['allHours'] as const) : []),
    ...(choosesPeople ? (['people'] as const) : []),
  ];
  const send = (form: HTMLFormElement): void => {
    // All its fields are ticks, choices and hidden ones: each has a text.
    const typed = readAddress(new URLSearchParams([...new FormData(form)] as [string, string][]));
    const isEverybody = typed.people.length === people.length;
    const search = searchOf({ ...typed, people: isEverybody ? [] : typed.people });
    void navigate(here + search, { preventScrollReset: true });
  };
  return (
    // Another view is what was looked for there: it closes
    <details key={`${address.view} ${address.byRoom}`} ref={details} className={styles.options}>
      <summary className={styles.control}>
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />
        <span className={styles.word}>{t(m.calendar_options)}</span>
      </summary>
      <form
        method="get"
        action={here}
        className={styles.panel}
        onChange={({ currentTarget }) => send(currentTarget)}
      >
        <Kept address={address} without={own} />
        <input type="hidden" name="options" value="1" />
        <div className={styles.inOptions}>{children}</div>
        <fieldset>
          <legend>{t(m.calendar_show)}</legend>
          <Tick
            name="breaks"
            value="on"
            label={t(drawsBreaks(drawing) ? m.calendar_breaks : m.calendar_blocks)}
            isOn={!address.withoutBreaks}
          />
          <Tick name="holidays" value="on" label={t(m.calendar_holidays)} isOn={!address.withoutHolidays} />
          <Tick name="cancelled" value="1" label={t(m.calendar_cancelled)} isOn={address.withCancelled} />
          {hasGrid && (
            <Tick name="hours" value="all" label={t(m.calendar_all_hours)} isOn={address.allHours} />
          )}
        </fieldset>
        {choosesPeople && <People />}
        <label className={styles.field}>
          {t(m.calendar_colour)}
          <select name="colour" defaultValue={address.byService ? 'service' : 'person'}>
            <option value="person">{t(m.calendar_colour_person)}</option>
            <option value="service">{t(m.calendar_colour_service)}</option>
          </select>
        </label>
        {hasGrid && <GridStep step={step} onStep={onStep} />}
        <button type="button" className={styles.control} onClick={() => window.print()}>
          {t(m.calendar_print)}
        </button>
        {address.view === 'day' && (
          <Link to={`${centerPath('today/print')}?${new URLSearchParams({ date })}`}>{t(m.today_print)}</Link>
        )}
        <p className={styles.keys}>{t(m.calendar_keys)}</p>
      </form>
    </details>
  );
}

/** Breaks are each one's own: they stand in columns of one person, blocks at the dates of all views. */
const drawsBreaks = ({ address, shown }: Drawing): boolean =>
  address.view === 'day'
    ? !isByRoom(address)
    : address.view !== 'month' && address.view !== 'agenda' && shown.columns.length === 1;

function People() {
  const drawing = useDrawing();
  const t = useTexts();
  const { address, people } = drawing;
  const chosen = new Set(address.people.length === 0 ? people.map(({ id }) => id) : address.people);
  return (
    <fieldset>
      <legend>{t(m.calendar_people)}</legend>
      {people.map(({ id, name }) => (
        <Tick
          key={id}
          name="people"
          value={String(id)}
          label={name}
          hue={hueOfPerson(drawing, id)}
          isOn={chosen.has(id)}
        />
      ))}
    </fieldset>
  );
}

function GridStep({ step, onStep }: Omit<OptionsProps, 'children'>) {
  const t = useTexts();
  return (
    <label className={styles.field}>
      {t(m.calendar_step)}
      <select
        value={step}
        onChange={(event) => {
          // It is this browser's own, and nothing of the address.
          event.stopPropagation();
          onStep(STEPS.find((one) => String(one) === event.currentTarget.value) ?? step);
        }}
      >
        {STEPS.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t(m.calendar_step_minutes, { minutes })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Closed by Escape, and by whoever goes on elsewhere. */
function useLeft(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const point = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !details.current?.contains(target))
        details.current?.removeAttribute('open');
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.removeAttribute('open');
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', point);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', point);
      document.removeEventListener('keydown', press);
    };
  }, [details]);
}

type TickProps = { name: string; value: string; label: string; hue?: string; isOn: boolean };

/** As it was ticked until the address that it leads to has said what counts. */
function Tick({ name, value, label, hue, isOn }: TickProps) {
  const { address } = useDrawing();
  const [ticked, setTicked] = useState({ address, isOn });
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={ticked.address === address ? ticked.isOn : isOn}
        onChange={({ currentTarget }) => setTicked({ address, isOn: currentTarget.checked })}
      />
      {hue && <span className={styles.dot} style={{ background: hue }} aria-hidden="true" />}
      {label}
    </label>
  );
}
