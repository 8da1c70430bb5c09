import * as m from '#contracts/texts/messages.js';
import { WIDGET_PAGES } from '#contracts/validation/web-integration.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import type { Settings } from './widget-form-values.ts';
import styles from './widget.module.css';

type FieldsProps = { widget: Settings; fields: SectionFields; isDisabled: boolean };

/** Where a widget stands: what it is called, in a frame or behind a link, of which site. */
export function WhereFields({ widget, fields: { errors, value }, isDisabled }: FieldsProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.widget_where)} hint={t(m.widget_where_hint)}>
      <Text
        name="name"
        label={t(m.widget_name)}
        hint={t(m.widget_name_hint)}
        isRequired
        defaultValue={value('name', widget.name)}
        {...errorAt(errors, 'name')}
      />
      <Choice
        name="integrationType"
        label={t(m.widget_type)}
        options={[
          { value: 'widget', label: t(m.widget_type_frame) },
          { value: 'link', label: t(m.widget_type_link) },
        ]}
        isRequired
        isDisabled={isDisabled}
        defaultValue={value('integrationType', widget.integrationType)}
        {...errorAt(errors, 'integrationType')}
      />
      <div className={styles.half}>
        <Text
          name="url"
          type="url"
          label={t(m.widget_url)}
          hint={t(m.widget_url_hint)}
          defaultValue={value('url', widget.url)}
          {...errorAt(errors, 'url')}
        />
        <Text
          name="link"
          type="url"
          label={t(m.widget_link)}
          hint={t(m.widget_link_hint)}
          defaultValue={value('link', widget.link)}
          {...errorAt(errors, 'link')}
        />
      </div>
      <Tick name="onlyOnItsSite" label={t(m.widget_only_on_its_site)} defaultChecked={widget.onlyOnItsSite} />
    </FormSection>
  );
}

const TABS = {
  services: { flag: 'showServices', text: m.widget_tab_services },
  courses: { flag: 'showCourses', text: m.widget_tab_courses },
  videos: { flag: 'showVideos', text: m.widget_tab_videos },
  memberships: { flag: 'showMemberships', text: m.widget_tab_memberships },
  events: { flag: 'showEvents', text: m.widget_tab_events },
} as const;

/** Which tabs a widget has, and with which it opens. */
export function TabFields({ widget, fields: { errors, value }, isDisabled }: FieldsProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.widget_tabs)} hint={t(m.widget_tabs_hint)}>
      <fieldset className={styles.ticks}>
        <legend className="visually-hidden">{t(m.widget_tabs)}</legend>
        {WIDGET_PAGES.map((page) => {
          const { flag, text } = TABS[page];
          const isOn = widget[flag];
          return <Tick key={page} name={flag} label={t(text)} defaultChecked={isOn} />;
        })}
      </fieldset>
      <Choice
        name="page"
        label={t(m.widget_page)}
        options={WIDGET_PAGES.map((page) => ({ value: page, label: t(TABS[page].text) }))}
        noneLabel={t(m.widget_page_first)}
        isDisabled={isDisabled}
        defaultValue={value('page', widget.page)}
        {...errorAt(errors, 'page')}
      />
    </FormSection>
  );
}

const ASKED = [
  ['askFirstname', m.widget_ask_firstname],
  ['askLastname', m.widget_ask_lastname],
  ['askPhone', m.widget_ask_phone],
] as const;

/** What whoever books must say. The e-mail is asked in any case; what was kept of it goes along. */
export function AskFields({ widget }: Pick<FieldsProps, 'widget'>) {
  const t = useTexts();
  return (
    <FormSection title={t(m.widget_ask)} hint={t(m.widget_ask_hint)}>
      <fieldset className={styles.ticks}>
        <legend className="visually-hidden">{t(m.widget_ask)}</legend>
        {ASKED.map(([name, text]) => (
          <Tick key={name} name={name} label={t(text)} defaultChecked={widget[name]} />
        ))}
      </fieldset>
      {widget.askEmail && <input type="hidden" name="askEmail" value="on" />}
    </FormSection>
  );
}
