import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { FactList } from '#web/business-ui/fact-list.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ROLE_NAMES } from '#web/business-frame/users/user-labels.ts';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import styles from './member.module.css';
import { isPerson } from './staff-calls.ts';
import type { ListedResource, SeenMember } from './staff-calls.ts';
import { stateOf } from './staff-labels.ts';

export const GENDER_NAMES: Record<string, Message<Record<never, never>>> = {
  F: m.staff_gender_f,
  M: m.staff_gender_m,
};

/** Who or what it is, who comes in as them, and which services depend on them. */
export function MemberFacts({ member }: { member: SeenMember }) {
  const t = useTexts();
  const { resource, comingBookings } = member;
  const { tone, text } = stateOf(t, resource);
  return (
    <div className={styles.facts}>
      <p className={styles.standing}>
        <StatusPill tone={tone}>{text}</StatusPill>
        <strong>
          {isPerson(resource) ? resource.type && t(ROLE_NAMES[resource.type]) : t(m.staff_kind_thing)}
        </strong>
      </p>
      <FactList>
        {isPerson(resource) ? <OfPerson resource={resource} /> : <OfThing resource={resource} />}
        <dt>{t(m.staff_coming)}</dt>
        <dd>{comingBookings}</dd>
      </FactList>
      <Services member={member} />
    </div>
  );
}

function OfPerson({ resource: { role, gender, user } }: { resource: ListedResource }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayInvite = useMay('inviteUsers');
  const genderName = GENDER_NAMES[gender ?? ''];
  return (
    <>
      {role && (
        <>
          <dt>{t(m.staff_role)}</dt>
          <dd>{role}</dd>
        </>
      )}
      {genderName && (
        <>
          <dt>{t(m.staff_gender)}</dt>
          <dd>{t(genderName)}</dd>
        </>
      )}
      <dt>{t(m.staff_log_in)}</dt>
      <dd>
        {user ? [user.name, user.email].filter(Boolean).join(' · ') : t(m.staff_log_in_none)}{' '}
        {!user && mayInvite && <Link to={centerPath('users/invite')}>{t(m.staff_invite)}</Link>}
      </dd>
    </>
  );
}

function OfThing({ resource: { quantity, capacity, unitNames } }: { resource: ListedResource }) {
  const t = useTexts();
  const names = unitNames.filter(Boolean);
  return (
    <>
      <dt>{t(m.staff_units)}</dt>
      <dd>{names.length > 0 ? `${quantity}: ${names.join(', ')}` : quantity}</dd>
      <dt>{t(m.staff_capacity)}</dt>
      <dd>{capacity === null ? t(m.staff_capacity_none) : capacity}</dd>
    </>
  );
}

function Services({ member: { resource, services } }: { member: SeenMember }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const title = t(isPerson(resource) ? m.staff_services_person : m.staff_services_thing);
  return (
    <section aria-label={title} className={styles.part}>
      <h3>{title}</h3>
      {services.length === 0 ? (
        <p>{t(isPerson(resource) ? m.staff_services_person_none : m.staff_services_thing_none)}</p>
      ) : (
        <ul>
          {services.map(({ id, name, isArchived }) => (
            <li key={id}>
              <Link to={centerPath(`services/${id}`)}>{name}</Link>{' '}
              {isArchived && <StatusPill tone="quiet">{t(m.services_state_archived)}</StatusPill>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
