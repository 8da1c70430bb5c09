import * as m from '#contracts/texts/messages.js';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { StepProps } from '../setup-checklist.tsx';
import { StepForm } from '../step-form.tsx';

/** Who works there: the first person's name, and a colleague where there is one. */
export function TeamStep({ setup, page, onSaved }: StepProps) {
  const t = useTexts();
  const [first] = setup.people;
  const isNamed = first !== undefined && (page.type === 'P' || first.name !== page.name);
  return (
    <StepForm intent="team" submit={t(m.setup_next)} onSaved={onSaved}>
      {({ errors, typed }) => (
        <>
          <Text
            name="name"
            label={t(m.setup_own_name)}
            hint={t(m.setup_own_name_hint)}
            autoComplete="name"
            defaultValue={typed('name') ?? (isNamed ? first.name : '')}
            {...errorAt(errors, 'name')}
          />
          <Text
            name="colleague"
            label={t(m.setup_colleague)}
            hint={t(m.setup_colleague_hint)}
            defaultValue={typed('colleague') ?? ''}
            {...errorAt(errors, 'colleague')}
          />
        </>
      )}
    </StepForm>
  );
}
