import { useRef, useState } from 'react';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { DateRange } from '#web/business-ui/date-range.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Number } from '#web/business-ui/number.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { Upload } from '#web/business-ui/upload.tsx';
import { Button } from '#web/ui/button.tsx';
import { GROUPS } from './samples.ts';
import { Section } from './section.tsx';
import type { Words } from './words.ts';
import styles from './gallery.module.css';

const STATES = ['plain', 'filled', 'invalid', 'disabled'] as const;
type State = (typeof STATES)[number];

export function FieldGallery({ words }: { words: Words }) {
  return (
    <Section title={words.fields}>
      <div className={styles.columns}>
        {STATES.map((state) => (
          <Fields key={state} state={state} words={words} />
        ))}
      </div>
      <WrongForm words={words} />
    </Section>
  );
}

function WrongForm({ words }: { words: Words }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form} method="get" aria-label={words.wrongForm}>
      <FormSection title={words.wrongForm} hint={words.descriptionHint}>
        <Text name="wrong-name" label={words.name} error={words.required} />
        <ErrorSummary
          errors={[{ message: words.failedText }]}
          fieldErrors={{ 'wrong-name': words.required }}
          form={form}
        />
      </FormSection>
    </form>
  );
}

function Fields({ state, words }: { state: State; words: Words }) {
  const isFilled = state === 'filled' || state === 'disabled';
  const isDisabled = state === 'disabled';
  const error = state === 'invalid' ? words.required : undefined;
  const shared = { isDisabled, error };
  const n = (name: string): string => `${state}-${name}`;
  return (
    <form method="get" className={styles.column} aria-label={words[state]}>
      <h3>{words[state]}</h3>
      <Text {...shared} name={n('name')} label={words.name} defaultValue={isFilled ? words.longText : ''} />
      <Text {...shared} name={n('text')} label={words.description} hint={words.descriptionHint} isLong />
      <div className={styles.half}>
        <Money {...shared} name={n('price')} label={words.price} defaultValue={isFilled ? 5500 : null} />
        <Number
          {...shared}
          error={error && words.tooMuch}
          name={n('minutes')}
          label={words.minutes}
          unit="min"
          min={5}
          max={480}
          step={5}
          defaultValue={isFilled ? 60 : 45}
        />
      </div>
      <Choice
        {...shared}
        name={n('group')}
        label={words.group}
        options={GROUPS}
        defaultValue={isFilled ? 'Massaggi' : null}
      />
      <Choice
        {...shared}
        isMany
        name={n('staff')}
        label={words.staff}
        options={[
          { value: 'anna', label: 'Anna Verdi' },
          { value: 'bruno', label: 'Bruno Neri' },
          { value: 'chiara', label: 'Chiara De Bernardis' },
        ]}
        defaultValue={isFilled ? ['anna', 'bruno'] : []}
      />
      <Segments
        label={words.where}
        name={n('where')}
        isDisabled={isDisabled}
        defaultValue="here"
        options={[
          { value: 'here', label: words.here },
          { value: 'home', label: words.home },
          { value: 'online', label: words.online },
        ]}
      />
      <DatesAndColour shared={shared} n={n} isFilled={isFilled} words={words} />
      <Toggle
        name={n('published')}
        label={words.published}
        hint={words.publishedHint}
        defaultChecked={isFilled}
        isDisabled={isDisabled}
      />
      <Tick
        name={n('lunch')}
        label={words.lunch}
        defaultChecked={isFilled}
        isDisabled={isDisabled}
        {...(error && { error })}
      />
      <Picture state={state} words={words} error={error} />
      <Button type="submit" look="secondary" disabled={isDisabled}>
        {words.save}
      </Button>
    </form>
  );
}

type DatesAndColourProps = {
  shared: { isDisabled: boolean; error: string | undefined };
  n: (name: string) => string;
  isFilled: boolean;
  words: Words;
};

function DatesAndColour({ shared, n, isFilled, words }: DatesAndColourProps) {
  return (
    <>
      <DateField
        {...shared}
        name={n('day')}
        label={words.day}
        defaultValue={isFilled ? '2027-03-08' : null}
      />
      <TimeField {...shared} name={n('time')} label={words.time} defaultValue={isFilled ? 570 : null} />
      <DateRange
        {...shared}
        names={{ from: n('from'), to: n('to') }}
        label={words.period}
        defaultValue={isFilled ? { from: '2027-06-01', to: '2027-09-15' } : null}
      />
      <ColorField
        {...shared}
        name={n('colour')}
        label={words.colour}
        defaultValue={isFilled ? '#8A5A83' : null}
      />
    </>
  );
}

function Picture({ state, words, error }: { state: State; words: Words; error: string | undefined }) {
  const [picture, setPicture] = useState(state === 'filled' ? '/radura.png' : null);
  return (
    <Upload
      label={words.picture}
      hint={words.pictureHint}
      accept="image/png,image/jpeg"
      picture={picture}
      progress={state === 'plain' ? 0.4 : null}
      isDisabled={state === 'disabled'}
      onFile={(file) => setPicture(URL.createObjectURL(file))}
      onRemove={() => setPicture(null)}
      {...(error && { error })}
    />
  );
}
