import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import fieldStyles from '#web/ui/field.module.css';
import styles from './pin-field.module.css';
import { metresFrom, pointAt, REACH_METRES } from './pin-position.ts';
import type { Point } from './pin-position.ts';
import { PinSketch } from './pin-sketch.tsx';
import type { TownMiddle } from '#web/business-frame/setup/setup-calls.ts';

/** In metres, for arrow keys. */
const STEP = 50;
const LOCATING = { enableHighAccuracy: true, timeout: 10_000 };

type PinFieldProps = { town: TownMiddle; initial: Point | null; error: string | undefined };

/**
 * The pin on a plain sketch of the town, by its distance from the middle: dragged, moved by two sliders, or put where somebody stands.
 * Untouched it sends what there is, or nothing: then it is the middle of the town.
 */
export function PinField({ town, initial, error }: PinFieldProps) {
  const t = useTexts();
  const [point, setPoint] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const { north, east } = metresFrom(town, point ?? town);
  const put = (metres: { north: number; east: number }): void => setPoint(pointAt(town, metres));
  const locate = (): void =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setProblem(null);
        setPoint({ latitude, longitude });
      },
      () => setProblem(t(m.setup_pin_not_found)),
      LOCATING,
    );
  return (
    <details className={styles.pin}>
      <summary>{t(m.setup_pin)}</summary>
      <input type="hidden" name="latitude" value={point?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={point?.longitude ?? ''} />
      <p className={fieldStyles['hint']}>{t(m.setup_pin_hint, { city: town.name })}</p>
      <div className={styles.map}>
        <PinSketch north={north} east={east} onPut={put} />
        <div className={styles.sliders}>
          <Slider
            label={t(m.setup_pin_north_south)}
            value={north}
            onChange={(metres) => put({ north: metres, east })}
          />
          <Slider
            label={t(m.setup_pin_east_west)}
            value={east}
            onChange={(metres) => put({ north, east: metres })}
          />
          <Button look="secondary" onClick={locate}>
            <IconCurrentLocation size={18} stroke={1.6} aria-hidden="true" />
            {t(m.setup_pin_here)}
          </Button>
        </div>
      </div>
      <p role="status" className={fieldStyles['hint']}>
        {point
          ? t(m.setup_pin_at, { north: Math.round(north), east: Math.round(east) })
          : t(m.setup_pin_middle)}
      </p>
      {(error ?? problem) && <p className={fieldStyles['error']}>{error ?? problem}</p>}
    </details>
  );
}

type SliderProps = { label: string; value: number; onChange: (metres: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={-REACH_METRES}
        max={REACH_METRES}
        step={STEP}
        value={Math.round(value / STEP) * STEP}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
