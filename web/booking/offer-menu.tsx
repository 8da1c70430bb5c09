import { useSearchParams } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SmartImage } from '#web/ui/smart-image.tsx';
import { isBookable } from './booking-types.ts';
import type { BookablePerson, OfferToBook, ServiceToBook } from './booking-types.ts';
import { readBookingRequest } from './booking-request.ts';
import defaultService from './default-service.svg';
import { groupNamed, GroupNav, groupsOf } from './offer-groups.tsx';
import styles from './offer-menu.module.css';
import { useProviderLanguage } from './provider-language.ts';
import { BookingLink } from './booking-link.tsx';

type OfferMenuProps = {
  services: readonly ServiceToBook[];
  /** Its buttons stand out until something is chosen: where the menu is all there is, as in a widget. */
  isMain?: boolean;
};

/** The services as a menu, by group (specification section 2). */
export function OfferMenu({ services, isMain = false }: OfferMenuProps) {
  const t = useTexts();
  const lang = useProviderLanguage();
  const [search] = useSearchParams();
  const groups = groupsOf(services);
  const shownGroup = groupNamed(groups, search);
  const { offerId: chosenOfferId, personId } = readBookingRequest(search);
  const person = chosenOfferId === null ? personNamed(services, personId) : null;
  const shown = services
    .map((service) => ({ ...service, offers: service.offers.filter((offer) => isDoneBy(offer, person)) }))
    .filter(({ group, offers }) => offers.length > 0 && (shownGroup === null || group?.id === shownGroup));
  if (services.every(({ offers }) => offers.length === 0)) {
    return <EmptyState title={t(m.booking_no_services)} text={t(m.booking_no_services_text)} />;
  }
  return (
    <div className={styles.menu} data-grouped={(groups.length > 1 && !person) || undefined}>
      {person ? (
        <p className={styles.only}>
          <span>{t(m.booking_only_with, { name: person.name })}</span>
          <BookingLink bookingRequest={{}}>{t(m.booking_with_everyone)}</BookingLink>
        </p>
      ) : (
        groups.length > 1 && <GroupNav groups={groups} shownGroup={shownGroup} />
      )}
      <ul className={styles.services}>
        {shown.map((service) => (
          <li key={service.id} className={styles.service}>
            <SmartImage
              src={service.imageUrl}
              fallback={defaultService}
              alt=""
              width={72}
              height={72}
              className={styles.picture}
            />
            <div className={styles.serviceText} lang={lang}>
              <h3 className={styles.serviceName}>{service.name}</h3>
              {service.description && <p className={styles.description}>{service.description}</p>}
            </div>
            <ul className={styles.offers}>
              {service.offers.map((offer) => (
                <OfferRow
                  key={offer.id}
                  service={service}
                  offer={offer}
                  personId={person?.id ?? null}
                  isChosen={offer.id === chosenOfferId}
                  standsOut={isMain && chosenOfferId === null}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The person in the address, where they can be booked here. */
function personNamed(services: readonly ServiceToBook[], personId: number | null): BookablePerson | null {
  if (personId === null) return null;
  const people = services.flatMap(({ offers }) => offers.flatMap(({ resources }) => resources));
  return people.find(({ id }) => id === personId) ?? null;
}

const isDoneBy = ({ resources }: OfferToBook, person: BookablePerson | null): boolean =>
  person === null || resources.some(({ id }) => id === person.id);

function OfferRow({
  service,
  offer,
  personId,
  isChosen,
  standsOut,
}: {
  service: ServiceToBook;
  offer: OfferToBook;
  /** Whom the visitor wants to book with; null: anyone. */
  personId: number | null;
  isChosen: boolean;
  standsOut: boolean;
}) {
  const t = useTexts();
  const lang = useProviderLanguage();
  const { name, description, duration, priceCents, onlinePriceCents, canPayOnline } = offer;
  const price = priceCents === 0 ? t(m.booking_free) : formatMoney(priceCents);
  const isDiscounted = canPayOnline && onlinePriceCents < priceCents;
  return (
    <li className={styles.offer} data-chosen={isChosen || undefined}>
      <div className={styles.what}>
        <p className={styles.offerName}>
          <span lang={lang}>{name}</span>{' '}
          <span className={styles.minutes}>{t(m.booking_minutes, { minutes: duration })}</span>
        </p>
        {description && (
          <p className={styles.description} lang={lang}>
            {description}
          </p>
        )}
      </div>
      <div className={styles.cost}>
        <p className={styles.price}>{price}</p>
        {isDiscounted && (
          <p className={styles.online}>
            {t(m.booking_price_online, { price: formatMoney(onlinePriceCents) })}
          </p>
        )}
      </div>
      {isBookable(offer) ? (
        <BookingLink
          bookingRequest={{ offerId: offer.id, personId }}
          rel="nofollow"
          className={classNames(
            buttonStyles.button,
            isChosen || standsOut ? buttonStyles.primary : buttonStyles.secondary,
            styles.book,
          )}
          aria-current={isChosen ? 'true' : undefined}
        >
          {t(isChosen ? m.booking_chosen : m.booking_book)}
          <span className="visually-hidden">
            : <span lang={lang}>{`${service.name}, ${name}`}</span>,{' '}
            {t(m.booking_minutes, { minutes: duration })}, {price}
          </span>
        </BookingLink>
      ) : (
        <p className={styles.notOnline}>{t(m.booking_not_online)}</p>
      )}
    </li>
  );
}
