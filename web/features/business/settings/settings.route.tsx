import { useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { countryOptions } from '#web/lib/country-options.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { isProofRequired, ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/settings.route.ts';
import { loadOwnCenter, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { SectionForm } from '#web/business-frame/center/section-form.tsx';
import { BillingFields } from './billing-fields.tsx';
import { ChatFields } from './chat-fields.tsx';
import { CollaboratorFields } from './collaborator-fields.tsx';
import { saveBilling } from './save-billing.ts';
import { saveChatSettings } from './save-chat-settings.ts';
import { saveCollaboratorRules } from './save-collaborator-rules.ts';
import { saveSettings } from './save-settings.ts';
import type { Consequences, SettingsAnswer } from './save-settings.ts';
import { GlobalShareFields } from './global-share-fields.tsx';
import { saveGlobalShare } from './save-global-share.ts';
import { BILLING, CHAT_SETTINGS, COLLABORATOR_RULES, SETTINGS } from './settings-calls.ts';
import type { RulesOfCollaborators, ShareOfAll } from './settings-calls.ts';
import { SettingsFields } from './settings-fields.tsx';
import styles from './settings.module.css';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.settings_title), isPrivate: true }));

/** Of the server, whose names the browser need not know. */
const ZONES = Intl.supportedValuesOf('timeZone');

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const { api, locale } = requestOf(context);
    const [
      { getProviderSettings: settings },
      { getBillingInformation: billing },
      { getChatSettings: chats },
      center,
    ] = await Promise.all([
      api(SETTINGS, { providerId }),
      api(BILLING, { providerId }),
      api(CHAT_SETTINGS, { providerId }),
      loadOwnCenter({ context, url }, params.center),
    ]);
    // Those of the owner alone, who is asked of them alone
    const rules = center.viewerCan.includes('changeCollaboratorRules')
      ? await api(COLLABORATOR_RULES, { providerId })
      : null;
    return {
      settings,
      billing,
      chats,
      rules,
      countries: countryOptions(locale),
      zones: [...new Set([...ZONES, settings.timezone])],
    };
  });
}

/** The sections beside the settings themselves. */
const SAVE_SECTION = new Map([
  ['billing', saveBilling],
  ['chats', saveChatSettings],
  ['collaborators', saveCollaboratorRules],
  ['share', saveGlobalShare],
]);

export async function action({ context, request, params }: Route.ActionArgs): Promise<SettingsAnswer> {
  const form = await request.formData();
  const save = SAVE_SECTION.get(textOf(form, 'intent')) ?? saveSettings;
  const answer: SettingsAnswer = await save(form, requestOf(context), providerIdIn(params));
  return answer;
}

/** How a center works and is booked; what a change does to bookings that are made is said before it is saved. */
export default function SettingsRoute({
  loaderData: { settings, billing, chats, rules, countries, zones },
}: Route.ComponentProps) {
  const t = useTexts();
  const sections = useRef<HTMLDivElement>(null);
  return (
    <Screen title={t(m.settings_title)}>
      <div ref={sections}>
        <SectionForm
          intent="settings"
          version={settings.version}
          save={t(m.settings_save)}
          saved={t(m.settings_title)}
          question={(answer: SettingsAnswer) => questionOf(answer, t(m.settings_save))}
        >
          {(fields) => <SettingsFields {...{ settings, zones, fields }} />}
        </SectionForm>
        <SectionForm
          intent="billing"
          version={billing.version}
          save={t(m.billing_save)}
          saved={t(m.billing_title)}
        >
          {(fields) => <BillingFields {...{ countries, fields }} billing={billing.billing} />}
        </SectionForm>
        <SectionForm
          intent="chats"
          version={chats.version}
          save={t(m.chat_settings_save)}
          saved={t(m.chat_settings_saved)}
        >
          {() => <ChatFields settings={chats} />}
        </SectionForm>
        {rules && <OfCollaborators {...rules} />}
      </div>
      <UnsavedChanges form={sections} />
    </Screen>
  );
}

function OfCollaborators({
  getCollaboratorRules: rules,
  getGlobalShare: globalShare,
}: {
  getCollaboratorRules: RulesOfCollaborators;
  getGlobalShare: ShareOfAll;
}) {
  const t = useTexts();
  return (
    <>
      <SectionForm
        intent="collaborators"
        version={rules.version}
        save={t(m.settings_collaborators_save)}
        saved={t(m.settings_collaborators_saved)}
        question={(answer) => proofFor(answer, t(m.settings_collaborators_save))}
      >
        {(fields) => <CollaboratorFields {...{ rules, fields }} />}
      </SectionForm>
      <SectionForm
        intent="share"
        version={globalShare.version}
        save={t(m.settings_share_save)}
        saved={t(m.settings_share_saved)}
      >
        {(fields) => <GlobalShareFields {...{ globalShare, fields }} />}
      </SectionForm>
    </>
  );
}

const questionOf = (answer: SettingsAnswer, save: string) =>
  answer.consequences ? <Question consequences={answer.consequences} /> : proofFor(answer, save);

/** What is saved only for who has just proved who they are. */
const proofFor = (answer: SectionAnswer, save: string) =>
  isProofRequired(answer) && (
    <div className={styles.proof}>
      <ProofIfRequired answer={answer} />
      {new Map(answer.typed).get('confirmed') === '1' && <input type="hidden" name="confirmed" value="1" />}
      <Button type="submit">{save}</Button>
    </div>
  );

function Question({ consequences: { zone, step, count } }: { consequences: Consequences }) {
  const t = useTexts();
  return (
    <div role="alert" tabIndex={-1} className={styles.consequences}>
      <h2>{t(count === 1 ? m.settings_booking_to_come : m.settings_bookings_to_come, { count })}</h2>
      {zone && <p>{t(m.settings_zone_changes)}</p>}
      {step && <p>{t(m.settings_step_changes)}</p>}
      <Button type="submit" name="confirmed" value="1">
        {t(m.settings_save_anyway)}
      </Button>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'settings', label: t(m.settings_title) }} />;
}
