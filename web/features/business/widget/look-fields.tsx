import * as m from '#contracts/texts/messages.js';
import type { WidgetLook } from '#contracts/widget-look.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { HUES, LIGHT_HUES } from '#web/business-ui/hues.ts';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import { ContrastNotes } from './contrast-notes.tsx';
import type { Settings } from './widget-form-values.ts';
import { endsOf } from './widget-form-values.ts';
import styles from './widget.module.css';

type LookFieldsProps = {
  widget: Settings;
  fields: SectionFields;
  /** As the form says it now. */
  look: WidgetLook;
  isDisabled: boolean;
};

/** Ours, and what nearly every device has: a font cannot be fetched from elsewhere. */
const FONTS = [
  ['Instrument Sans Variable, Arial, sans-serif', 'Instrument Sans'],
  ['Fraunces Variable, Georgia, serif', 'Fraunces'],
  ['Arial, Helvetica, sans-serif', 'Arial'],
  ['Verdana, Geneva, sans-serif', 'Verdana'],
  ['Trebuchet MS, Arial, sans-serif', 'Trebuchet'],
  ['Georgia, Times New Roman, serif', 'Georgia'],
  ['Times New Roman, Times, serif', 'Times New Roman'],
  ['Courier New, monospace', 'Courier New'],
] as const;

/** How a widget looks: its colours, its letters, and what cannot be read in them. */
export function LookFields(props: LookFieldsProps) {
  return (
    <>
      <Colours {...props} />
      <Letters {...props} />
    </>
  );
}

const MORE_COLOURS = [
  ['button', m.widget_button, m.widget_button_hint, HUES],
  ['font', m.widget_font_color, m.widget_font_color_hint, HUES],
  ['background', m.widget_background, m.widget_background_hint, LIGHT_HUES],
  ['body', m.widget_body, m.widget_body_hint, LIGHT_HUES],
  ['base', m.widget_base, m.widget_base_hint, LIGHT_HUES],
] as const;

function Colours({ widget, fields: { errors, value }, look, isDisabled }: LookFieldsProps) {
  const t = useTexts();
  const ends = endsOf(widget.gradient);
  const isOpen =
    [...MORE_COLOURS.map(([name]) => name), 'gradientFrom'].some((name) => errors[name] !== undefined) ||
    widget.gradient !== null ||
    MORE_COLOURS.some(([name]) => widget[name] !== null);
  return (
    <FormSection title={t(m.widget_colors)} hint={t(m.widget_colors_hint)}>
      <ColorField
        name="primaryColor"
        label={t(m.widget_primary)}
        hint={t(m.widget_primary_hint)}
        isDisabled={isDisabled}
        defaultValue={value('primaryColor', widget.primaryColor)}
        {...errorAt(errors, 'primaryColor')}
      />
      <ContrastNotes look={look} />
      <details open={isOpen} className={styles.more}>
        <summary>{t(m.widget_more_colors)}</summary>
        <div className={styles.inside}>
          {MORE_COLOURS.map(([name, label, hint, hues]) => (
            <ColorField
              key={name}
              name={name}
              label={t(label)}
              hint={t(hint)}
              hues={hues}
              noneLabel={t(m.widget_no_color)}
              isDisabled={isDisabled}
              defaultValue={value(name, widget[name])}
              {...errorAt(errors, name)}
            />
          ))}
          <ColorField
            name="gradientFrom"
            label={t(m.widget_gradient_from)}
            hint={t(m.widget_gradient_hint)}
            noneLabel={t(m.widget_no_color)}
            isDisabled={isDisabled}
            defaultValue={value('gradientFrom', ends.from)}
            {...errorAt(errors, 'gradientFrom')}
          />
          <ColorField
            name="gradientTo"
            label={t(m.widget_gradient_to)}
            noneLabel={t(m.widget_no_color)}
            isDisabled={isDisabled}
            defaultValue={value('gradientTo', ends.to)}
          />
          <input type="hidden" name="gradientKept" value={widget.gradient ?? ''} />
        </div>
      </details>
    </FormSection>
  );
}

function Letters({ widget, fields: { errors, value }, isDisabled }: LookFieldsProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.widget_letters)} hint={t(m.widget_letters_hint)}>
      <div className={styles.half}>
        {(
          [
            ['fontFamily', m.widget_font_family],
            ['fontname', m.widget_font_name],
          ] as const
        ).map(([name, label]) => (
          <Choice
            key={name}
            name={name}
            label={t(label)}
            options={fontOptions(widget[name])}
            noneLabel={t(name === 'fontname' ? m.widget_font_as_text : m.widget_font_ours)}
            isDisabled={isDisabled}
            defaultValue={value(name, widget[name])}
            {...errorAt(errors, name)}
          />
        ))}
        <Choice
          name="fontStyle"
          label={t(m.widget_font_style)}
          options={[{ value: 'italic', label: t(m.widget_style_italic) }]}
          noneLabel={t(m.widget_style_normal)}
          isDisabled={isDisabled}
          defaultValue={value('fontStyle', widget.fontStyle === 'normal' ? null : widget.fontStyle)}
          {...errorAt(errors, 'fontStyle')}
        />
      </div>
    </FormSection>
  );
}

/** The usual fonts, and the one that is set where it is none of them. */
function fontOptions(kept: string | null) {
  const usual = FONTS.map(([value, label]) => ({ value: value as string, label: label as string }));
  return kept === null || usual.some(({ value }) => value === kept)
    ? usual
    : [{ value: kept, label: kept }, ...usual];
}
