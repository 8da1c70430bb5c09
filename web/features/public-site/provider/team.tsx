import * as m from '#contracts/texts/messages.js';
import { BookingLink } from '#web/booking/booking-link.tsx';
import { isBookable } from '#web/booking/booking-types.ts';
import type { PersonOnOffer, ServiceToBook } from '#web/booking/booking-types.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import styles from './provider-page.module.css';

/** Who can be booked, each with the way to the services they do; a single person needs no list. */
export function Team({ services, language }: { services: readonly ServiceToBook[]; language: string }) {
  const t = useTexts();
  const people = bookablePeople(services);
  if (people.length < 2) return null;
  return (
    <section aria-labelledby="team" className={styles.team}>
      <h2 id="team" className={styles.sectionTitle}>
        {t(m.provider_team)}
      </h2>
      <ul className={styles.people}>
        {people.map(({ id, name, role }) => (
          <li key={id} className={styles.person}>
            <Avatar image={null} name={name} size={56} />
            <div className={styles.personWords}>
              <p className={styles.personName}>{name}</p>
              {role && (
                <p className={styles.role} lang={language}>
                  {role}
                </p>
              )}
            </div>
            <BookingLink
              bookingRequest={{ personId: id }}
              onClick={() => document.getElementById('services')?.scrollIntoView({ block: 'start' })}
              rel="nofollow"
              className={classNames(buttonStyles.button, buttonStyles.secondary)}
            >
              {t(m.provider_book_with, { name: firstName(name) })}
            </BookingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;

function bookablePeople(services: readonly ServiceToBook[]): PersonOnOffer[] {
  const offers = services.flatMap((service) => service.offers).filter(isBookable);
  const people = new Map(offers.flatMap(({ resources }) => resources.map((person) => [person.id, person])));
  return [...people.values()];
}
