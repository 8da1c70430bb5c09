import type { PointerEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './pin-field.module.css';
import { REACH_METRES } from './pin-position.ts';

type Metres = { north: number; east: number };

/** A plain sketch around the middle of a town, for pointers; keys have the sliders beside it. */
export function PinSketch({ north, east, onPut }: Metres & { onPut: (metres: Metres) => void }) {
  const t = useTexts();
  const drag = (event: PointerEvent<SVGSVGElement>): void => {
    const { buttons, pointerId, clientX, clientY, currentTarget } = event;
    if (buttons === 0) return;
    currentTarget.setPointerCapture(pointerId);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPut({
      east: (((clientX - left) / width) * 2 - 1) * REACH_METRES,
      north: (1 - ((clientY - top) / height) * 2) * REACH_METRES,
    });
  };
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" onPointerDown={drag} onPointerMove={drag}>
      {[30, 60, 90].map((radius) => (
        <circle key={radius} r={radius} className={styles.ring} />
      ))}
      <path d="M-100 0H100M0-100V100" className={styles.ring} />
      <text y={-63} textAnchor="middle" className={styles.legend}>
        {t(m.setup_pin_scale)}
      </text>
      <text y={-93} textAnchor="middle" className={styles.legend}>
        {t(m.setup_pin_north)}
      </text>
      <g transform={`translate(${onSketch(east)} ${-onSketch(north)})`}>
        <path d="M0 0c-7-9-10-13-10-18a10 10 0 0 1 20 0c0 5-3 9-10 18Z" className={styles.marker} />
        <circle cy={-18} r={4} className={styles.eye} />
      </g>
    </svg>
  );
}

const onSketch = (metres: number): number =>
  (Math.max(-REACH_METRES, Math.min(REACH_METRES, metres)) / REACH_METRES) * 100;
