import * as m from '#contracts/texts/messages.js';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';

/** What is set once for the whole center and so is no field of a service. */
export function OfTheCenter() {
  const t = useTexts();
  const localPath = useLocalPath();
  const { providerId } = useOwnCenter();
  return (
    <FormSection title={t(m.services_of_center)}>
      <p>{t(m.services_of_center_text)}</p>
      <p>
        <a href={localPath(`/provider/${providerId}`)} target="_blank" rel="noreferrer">
          {t(m.services_of_center_link)}
        </a>
      </p>
    </FormSection>
  );
}
