import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { MEMBERSHIP_PERIODS, MEMBERSHIP_RULES } from '#contracts/memberships.ts';
import type { MembershipPeriod, MembershipRuleType } from '#contracts/memberships.ts';
import * as m from '#contracts/texts/messages.js';
import { MOST_MEMBERSHIP_RULES } from '#contracts/validation/membership.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { MembershipValues, RuleValues } from './membership-form-values.ts';
import { NEW_RULE } from './membership-form-values.ts';
import styles from './memberships.module.css';

type Words = Message<Record<never, never>>;

const RULE_NAMES: Record<MembershipRuleType, Words> = {
  reservationLimit: m.memberships_rule_reservation,
  subscriptionLimit: m.memberships_rule_subscription,
  cancelReservationLimit: m.memberships_rule_cancel_reservation,
  cancelSubscriptionLimit: m.memberships_rule_cancel_subscription,
  cancelPeriod: m.memberships_rule_cancel_period,
};
const PERIOD_NAMES: Record<MembershipPeriod, Words> = {
  day: m.memberships_period_day,
  week: m.memberships_period_week,
  month: m.memberships_period_month,
  allPeriod: m.memberships_period_all,
  noPeriod: m.memberships_period_none,
};

type RuleRowsProps = { initial: MembershipValues; errors: Readonly<Record<string, string>> };

/** The rules of use: none, or several, also of one kind for two periods. */
export function RuleRows({ initial, errors }: RuleRowsProps) {
  const t = useTexts();
  const [rules, setRules] = useState(() => initial.rules.map((rule, key) => ({ key, rule })));
  const [nextKey, setNextKey] = useState(rules.length);
  const add = (): void => {
    setNextKey(nextKey + 1);
    setRules([...rules, { key: nextKey, rule: NEW_RULE }]);
  };
  return (
    <FormSection title={t(m.memberships_rules)} hint={t(m.memberships_rules_hint)}>
      {rules.length > 0 && (
        <div className={styles.offers}>
          {rules.map(({ key, rule }, place) => (
            <RuleRow
              key={key}
              place={place}
              rule={rule}
              errors={errors}
              onRemove={() => setRules(rules.filter((one) => one.key !== key))}
            />
          ))}
        </div>
      )}
      {rules.length < MOST_MEMBERSHIP_RULES && (
        <div>
          <Button look="secondary" onClick={add}>
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
            {t(m.memberships_rule_add)}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

type RuleRowProps = {
  /** From 0, also in the names of its fields. */
  place: number;
  rule: RuleValues;
  errors: Readonly<Record<string, string>>;
  onRemove: () => void;
};

function RuleRow({ place, rule, errors, onRemove }: RuleRowProps) {
  const t = useTexts();
  const [type, setType] = useState(rule.type);
  const title = t(m.memberships_rule_title, { number: place + 1 });
  return (
    <fieldset className={styles.offer}>
      <legend className="visually-hidden">{title}</legend>
      <div className={styles.offerHead}>
        <span>{title}</span>
        <Button look="quiet" aria-label={`${t(m.memberships_offer_remove)}: ${title}`} onClick={onRemove}>
          <IconTrash size={18} stroke={1.6} aria-hidden="true" />
        </Button>
      </div>
      <Choice
        name={`rules.${place}.type`}
        label={t(m.memberships_rule_what)}
        options={MEMBERSHIP_RULES.map((value) => ({ value, label: t(RULE_NAMES[value]) }))}
        defaultValue={rule.type}
        onChange={([chosen]) => setType(chosen ?? rule.type)}
        {...errorAt(errors, `rules.${place}.type`)}
      />
      <div className={styles.half}>
        <NumberField
          name={`rules.${place}.amount`}
          label={t(m.memberships_rule_amount)}
          min={0}
          max={1000}
          isRequired
          defaultValue={rule.amount}
          {...errorAt(errors, `rules.${place}.amount`)}
        />
        {type !== 'cancelPeriod' && (
          <Choice
            name={`rules.${place}.period`}
            label={t(m.memberships_rule_period)}
            options={MEMBERSHIP_PERIODS.map((value) => ({ value, label: t(PERIOD_NAMES[value]) }))}
            defaultValue={rule.period}
          />
        )}
      </div>
    </fieldset>
  );
}
