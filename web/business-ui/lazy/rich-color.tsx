import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ColorField as HexField } from 'react-aria-components/ColorField';
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { Input } from 'react-aria-components/Input';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import fieldStyles from '#web/ui/field.module.css';
import type { ColorFieldProps } from '../color-field.tsx';
import styles from '../color-field.module.css';
import { HUES } from '../hues.ts';
import type { Typed } from '../take-over.tsx';

export function RichColor({
  typed,
  name,
  defaultValue,
  label,
  isLabelHidden = false,
  hint,
  error,
  isDisabled = false,
}: ColorFieldProps & Typed) {
  const t = useTexts();
  const id = useId();
  const [hex, setHex] = useState((typed?.[0] ?? defaultValue ?? HUES[0].hex).toUpperCase());
  const known = HUES.find((hue) => hue.hex === hex);
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint || error ? `${id}-text` : undefined}
      className={styles.field}
    >
      <span id={`${id}-label`} className={isLabelHidden ? 'visually-hidden' : fieldStyles['label']}>
        {label}
        {known && <span className={styles.name}> · {t(known.name)}</span>}
      </span>
      <ColorPicker value={parseColor(hex)} onChange={(color) => setHex(color.toString('hex'))}>
        <div className={styles.choices}>
          <ColorSwatchPicker aria-label={t(m.kit_color_choose)} className={styles.swatches}>
            {HUES.map((hue) => (
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
                      <IconCheck size={16} stroke={2.4} aria-hidden="true" className={styles.check} />
                    )}
                  </>
                )}
              </ColorSwatchPickerItem>
            ))}
          </ColorSwatchPicker>
          <HexField aria-label={t(m.kit_color_own)} isDisabled={isDisabled}>
            <Input className={classNames(fieldStyles['control'], styles.code)} />
          </HexField>
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
