import { IconCheck } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { ColorField as HexField } from 'react-aria-components/ColorField';
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { Input } from 'react-aria-components/Input';
import { textColourOn } from '#contracts/colour.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import fieldStyles from '#web/ui/field.module.css';
import styles from './color-field.module.css';
import { HUES } from './hues.ts';
import type { Hue } from './hues.ts';
import { useChangeEvent } from './use-change-event.ts';
import type { FieldProps } from './field-props.ts';

export type ColorFieldProps = FieldProps & {
  /** `#1F5C49`, as forms send it too. */
  defaultValue?: string | null;
  /** What choosing none is called, which sends ''; without it a colour must be chosen. */
  noneLabel?: string;
  /** Which colours are offered; ours unless given. */
  hues?: readonly Hue[];
};

/** What a picker stands at while none is chosen: no hue of ours. */
const NO_COLOUR = '#FEFEFE';

/** As a form has it: `#1F5C49`, or '' for none where none may be chosen. */
function firstOf(given: string | null | undefined, isNeeded: boolean): string {
  try {
    return parseColor(given ?? '').toString('hex');
  } catch {
    return isNeeded ? HUES[0].hex : '';
  }
}

/** One of our hues, or a colour of the own house by its code. */
export function ColorField({
  name,
  defaultValue,
  label,
  isLabelHidden = false,
  hint,
  error,
  isDisabled = false,
  noneLabel,
  hues = HUES,
}: ColorFieldProps) {
  const t = useTexts();
  const id = useId();
  const [place, announceChange] = useChangeEvent();
  const [hex, setHex] = useState(() => firstOf(defaultValue, noneLabel === undefined));
  const change = (color: string): void => {
    setHex(color);
    announceChange();
  };
  // The same object for the same colour: another one would take away what is being typed, whenever the page around is drawn anew.
  const color = useMemo(() => parseColor(hex || NO_COLOUR), [hex]);
  const known = hues.find((hue) => hue.hex === hex);
  return (
    <div
      ref={place}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint || error ? `${id}-text` : undefined}
      className={styles.field}
    >
      <span id={`${id}-label`} className={isLabelHidden ? 'visually-hidden' : fieldStyles['label']}>
        {label}
        {known && <span className={styles.name}> · {t(known.name)}</span>}
      </span>
      <ColorPicker value={color} onChange={(chosen) => change(chosen.toString('hex'))}>
        <div className={styles.choices}>
          <Swatches hues={hues} isDisabled={isDisabled} />
          <HexField
            aria-label={t(m.kit_color_own)}
            isDisabled={isDisabled}
            {...(noneLabel !== undefined && {
              value: hex === '' ? null : color,
              onChange: (chosen) => change(chosen?.toString('hex') ?? ''),
            })}
          >
            <Input className={classNames(fieldStyles['control'], styles.code)} />
          </HexField>
          {noneLabel !== undefined && (
            <button
              type="button"
              aria-pressed={hex === ''}
              disabled={isDisabled}
              onClick={() => change('')}
              className={styles.none}
            >
              {noneLabel}
            </button>
          )}
        </div>
      </ColorPicker>
      {(error ?? hint) && (
        <p id={`${id}-text`} className={error ? fieldStyles['error'] : fieldStyles['hint']}>
          {error ?? hint}
        </p>
      )}
      <input type="hidden" name={name} value={hex} disabled={isDisabled} />
    </div>
  );
}

function Swatches({ hues, isDisabled }: { hues: readonly Hue[]; isDisabled: boolean }) {
  const t = useTexts();
  return (
    <ColorSwatchPicker aria-label={t(m.kit_color_choose)} className={styles.swatches}>
      {hues.map((hue) => (
        <ColorSwatchPickerItem
          key={hue.hex}
          color={hue.hex}
          isDisabled={isDisabled}
          className={styles.swatch}
        >
          {({ isSelected }) => (
            <>
              <ColorSwatch colorName={t(hue.name)} className={styles.colour} />
              {isSelected && (
                <IconCheck
                  size={16}
                  stroke={2.4}
                  color={textColourOn(hue.hex)}
                  aria-hidden="true"
                  className={styles.check}
                />
              )}
            </>
          )}
        </ColorSwatchPickerItem>
      ))}
    </ColorSwatchPicker>
  );
}
