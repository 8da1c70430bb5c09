import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { Availability } from './form/availability.tsx';
import { Essentials } from './form/essentials.tsx';
import { FormEnd } from './form/form-end.tsx';
import { Offers } from './form/offers.tsx';
import { OfTheCenter } from './form/of-the-center.tsx';
import styles from './form/service-form.module.css';
import type { ServiceGroup, ServiceResource } from './service-calls.ts';
import type { ServiceFormValues } from './service-form-values.ts';

/** What an action of the form answers; `id` of what was saved. */
export type ServiceFormAnswer = FormAnswer & { id?: number };

type ServiceFormProps = {
  /** What the fields begin with. */
  initial: ServiceFormValues;
  /** Of the service that is changed; null for a new one. */
  version: number | null;
  /** What visitors see as its picture; null for a new one. */
  shownImageUrl: string | null;
  groups: readonly ServiceGroup[];
  resources: readonly ServiceResource[];
};

/** A service with its offers, as a page of sections that is saved whole. */
export function ServiceForm({ initial, version, shownImageUrl, groups, resources }: ServiceFormProps) {
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showDone } = useOutcomes();
  const [filledFrom] = useState(version);
  const name = useRef(initial.name);
  const { Form, formProps, answer, isBusy } = useApiForm<ServiceFormAnswer>({
    onSaved: ({ id }) => {
      showDone(version === null ? 'create' : 'update', name.current);
      void navigate(centerPath(`services/${id ?? ''}`));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form
      {...formProps}
      className={styles.form}
      onSubmit={(event) => {
        name.current = textOf(new FormData(event.currentTarget), 'name');
        formProps.onSubmit(event);
      }}
    >
      <AttemptKey />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      <Essentials {...{ initial, errors, groups, shownImageUrl }} />
      <Offers {...{ initial, errors, resources }} />
      <Availability {...{ initial, errors }} />
      <OfTheCenter />
      <FormEnd {...{ version, answer, isBusy }} form={formProps.ref} />
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
