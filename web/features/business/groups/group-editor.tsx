import { useNavigate } from 'react-router';
import type { GroupKind } from '#contracts/group-kinds.ts';
import * as m from '#contracts/texts/messages.js';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { HUES } from '#web/business-ui/hues.ts';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useOutcomes } from '#web/lib/use-outcomes.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import styles from './groups.module.css';
import type { Group } from './group-calls.ts';

/** Name and colour of a new group, or of one that is changed. */
export function GroupEditor({ group, kind }: { group: Group | null; kind: GroupKind }) {
  const t = useTexts();
  const action = `${useCenterPath()('groups')}?kind=${kind}`;
  const navigate = useNavigate();
  const { showDone } = useOutcomes();
  const { Form, formProps, answer, isBusy } = useApiForm({
    action,
    onSaved: () => {
      showDone(group ? 'update' : 'create');
      if (group) void navigate(action, { preventScrollReset: true });
    },
  });
  const typed = new Map(answer?.typed);
  const { fieldErrors = {}, errors = [] } = answer ?? {};
  return (
    <Form {...formProps} className={styles.editor} aria-label={t(group ? m.groups_edit : m.groups_new)}>
      <h3 className={styles.title}>{t(group ? m.groups_edit : m.groups_new)}</h3>
      <AttemptKey />
      {group && <input type="hidden" name="id" value={group.id} />}
      <Text
        name="name"
        label={t(m.services_name)}
        isRequired
        defaultValue={typed.get('name') ?? group?.name ?? ''}
        {...(fieldErrors['name'] && { error: fieldErrors['name'] })}
      />
      <ColorField
        name="color"
        label={t(m.groups_color)}
        defaultValue={typed.get('color') ?? group?.color ?? HUES[0].hex}
        {...(fieldErrors['color'] && { error: fieldErrors['color'] })}
      />
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t(group ? m.services_save : m.groups_add)}
        </Button>
        {group && (
          <ButtonLink to={action} look="secondary" preventScrollReset>
            {t(m.kit_cancel)}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
