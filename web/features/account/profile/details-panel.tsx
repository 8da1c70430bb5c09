import { useState } from 'react';
import { LOCALES } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useAuthentication } from '#web/sign-in/authentication.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PanelEnd } from '#web/ui/panel-end.tsx';
import panelStyles from '#web/ui/panel.module.css';
import { Panel } from '#web/ui/panel.tsx';
import { Select } from '#web/ui/select.tsx';
import type { SelectOption } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AvatarPanel } from '../avatar/avatar-panel.tsx';
import { typedDate } from './birthday.ts';
import { detailLabel } from './detail-labels.ts';
import styles from './details-panel.module.css';
import type { DetailField, MyProfile } from './profile-calls.ts';

const LANGUAGE_NAMES = { it: m.shell_language_it, en: m.shell_language_en };

type DetailsPanelProps = {
  profile: MyProfile;
  /** All there are, by name. */
  countries: readonly SelectOption[];
};

/** Name, address, invoice data and language (specification sections 1 and 2). */
export function DetailsPanel({ profile, countries }: DetailsPanelProps) {
  const t = useTexts();
  const { user } = useAuthentication();
  const { Form, formProps, answer, isBusy } = useApiForm({ intent: 'details', anchor: 'details' });
  const [shown, setShown] = useState(profile);
  const [isTouched, setTouched] = useState(false);
  // What is typed while the form is on its way stays, whatever it is answered
  const [isTypedSince, setTypedSince] = useState(false);
  const [round, setRound] = useState(0);
  const [seen, setSeen] = useState<FormAnswer>();
  // Untouched fields follow what is stored; typed ones stay until they are saved or given up
  if (shown !== profile && (!isTouched || (answer?.isSaved && seen !== answer))) {
    const stays = isTouched && isTypedSince;
    setShown(profile);
    setTouched(stays);
    setSeen(answer);
    if (!stays && shown.version !== profile.version) setRound(round + 1);
  }
  const field: FieldOf = (name) => ({
    name,
    label: t(detailLabel(name)),
    defaultValue: shown[name] ?? '',
    error: answer?.fieldErrors[name],
  });
  return (
    <Panel id="details" title={t(m.account_details_title)} intro={t(m.account_details_intro)}>
      <AvatarPanel user={{ fullname: user?.fullname || profile.email, image: user?.image ?? null }} />
      <Email profile={profile} />
      <Form
        key={round}
        {...formProps}
        className={panelStyles.form}
        onChange={() => {
          setTouched(true);
          setTypedSince(true);
        }}
        onSubmit={(event) => {
          setTypedSince(false);
          formProps.onSubmit(event);
        }}
      >
        <AttemptKey />
        <input type="hidden" name="intent" value="details" />
        <input type="hidden" name="version" value={shown.version} />
        <input type="hidden" name="languageBefore" value={shown.userLanguage} />
        <Person field={field} language={shown.userLanguage} />
        <Address field={field} countries={countries} />
        <InvoiceData field={field} />
        <PanelEnd
          save={t(m.account_save)}
          saved={t(m.account_saved)}
          isBusy={isBusy}
          answer={answer?.isSaved && isTouched ? undefined : answer}
        />
      </Form>
      {answer?.isOutdated && shown.version !== profile.version && (
        <ChangedElsewhere
          onShow={() => {
            setShown(profile);
            setTouched(false);
            setRound(round + 1);
          }}
        />
      )}
    </Panel>
  );
}

/** What a field of the form needs, by the name of the detail. */
type FieldOf = (name: DetailField) => {
  name: string;
  label: string;
  defaultValue: string;
  error: string | undefined;
};

/** Who it is, and in which language they are spoken to. */
function Person({ field, language }: { field: FieldOf; language: string }) {
  const t = useTexts();
  return (
    <div className={styles.group}>
      <TextField {...field('firstname')} autoComplete="given-name" maxLength={100} />
      <TextField {...field('lastname')} autoComplete="family-name" maxLength={100} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={30} />
      <TextField
        {...field('birthday')}
        hint={t(m.account_birthday_hint)}
        defaultValue={typedDate(field('birthday').defaultValue)}
        inputMode="numeric"
        autoComplete="bday"
        maxLength={10}
      />
      <Select
        {...field('gender')}
        autoComplete="sex"
        emptyLabel={t(m.account_gender_none)}
        options={[
          { value: 'F', label: t(m.account_gender_female) },
          { value: 'M', label: t(m.account_gender_male) },
        ]}
      />
      <Select
        name="userLanguage"
        label={t(m.account_language)}
        hint={t(m.account_language_hint)}
        defaultValue={language}
        options={LOCALES.map((each) => ({ value: each, label: t(LANGUAGE_NAMES[each]) }))}
      />
    </div>
  );
}

function Address({ field, countries }: { field: FieldOf; countries: readonly SelectOption[] }) {
  const t = useTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{t(m.account_where)}</legend>
      <div className={styles.whole}>
        <TextField {...field('address')} autoComplete="street-address" maxLength={200} />
      </div>
      <TextField {...field('postcode')} autoComplete="postal-code" maxLength={20} />
      <TextField {...field('city')} autoComplete="address-level2" maxLength={100} />
      <Select
        {...field('country')}
        autoComplete="country"
        emptyLabel={t(m.account_country_none)}
        options={countries}
      />
    </fieldset>
  );
}

function InvoiceData({ field }: { field: FieldOf }) {
  const t = useTexts();
  return (
    <fieldset className={styles.group}>
      <legend>{t(m.account_billing)}</legend>
      <p className={`${panelStyles.hint} ${styles.whole}`}>{t(m.account_billing_hint)}</p>
      <TextField {...field('codiceFiscale')} autoCapitalize="characters" maxLength={20} />
      <TextField {...field('piva')} autoCapitalize="characters" maxLength={20} />
      <TextField {...field('sdi')} autoCapitalize="characters" maxLength={7} />
    </fieldset>
  );
}

function ChangedElsewhere({ onShow }: { onShow: () => void }) {
  const t = useTexts();
  return (
    <div className={panelStyles.end}>
      <p>{t(m.account_changed_elsewhere)}</p>
      <Button look="secondary" onClick={onShow}>
        {t(m.account_show_current)}
      </Button>
    </div>
  );
}

function Email({ profile }: { profile: MyProfile }) {
  const t = useTexts();
  return (
    <dl className={styles.email}>
      <dt>{t(m.account_email)}</dt>
      <dd>{profile.email}</dd>
      <dd>
        <Badge>{t(profile.verifiedEmail ? m.account_email_verified : m.account_email_unverified)}</Badge>
      </dd>
    </dl>
  );
}
