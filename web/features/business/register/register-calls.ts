import { operation } from '#web/lib/api.ts';

export const REGISTER_BUSINESS = operation(`mutation RegisterBusiness(
  $email: String!, $password: String!, $termsAccepted: Boolean!, $type: ProviderType!, $name: String!, $city: String!, $cityKey: String
) {
  registerBusiness(
    email: $email, password: $password, termsAccepted: $termsAccepted, type: $type, name: $name, city: $city, cityKey: $cityKey
  ) { providerId isSignedIn }
}`);

export const ADD_CENTER = operation(`mutation AddCenter(
  $type: ProviderType!, $name: String!, $city: String!, $cityKey: String
) {
  addCenter(type: $type, name: $name, city: $city, cityKey: $cityKey) { providerId }
}`);

export const WHO_ADDS = operation('query WhoAddsACenter { getCurrentUser { email verifiedEmail } }');
