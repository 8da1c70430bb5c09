/** What a card shows of a provider. */
export const PROVIDER_ON_CARD = `fragment ProviderOnCard on Provider {
  id name language images { small medium } location { city state latitude longitude } categories { id name }
  priceFrom nextFreeTimes { subServiceId dateTimeFrom } takesBookings matchingService distanceKm nextSession { className dateTimeFrom }
}`;
