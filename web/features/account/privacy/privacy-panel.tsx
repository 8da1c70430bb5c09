import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';

/** In the profile: where to download everything, and where to leave. */
export function PrivacyPanel() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <Panel id="privacy" title={t(m.privacydata_title)} intro={t(m.privacydata_intro)}>
      <p>
        <ButtonLink to={localPath('/profile/privacy')} look="secondary">
          {t(m.privacydata_open)}
        </ButtonLink>
      </p>
    </Panel>
  );
}
