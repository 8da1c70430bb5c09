import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ShareAmountFields } from '#web/business-frame/center/share-amount.tsx';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import type { ShareOfAll } from './settings-calls.ts';

/** What of a paid booking is earned by whoever has the share of the center. */
export function GlobalShareFields({
  globalShare: { share },
  fields: { errors, value },
}: {
  globalShare: ShareOfAll;
  fields: SectionFields;
}) {
  const t = useTexts();
  return (
    <FormSection title={t(m.settings_share_title)} hint={t(m.settings_share_hint)}>
      <ShareAmountFields share={share} errors={errors} value={value} />
    </FormSection>
  );
}
