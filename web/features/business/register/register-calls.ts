import { operation } from '#web/lib/api.ts';
import { MY_SECOND_FACTORS } from '#web/sign-in/second-factor/second-factor-calls.ts';

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

export const WHO_ADDS = operation('query WhoAddsACenter { getCurrentUser { email verifiedEmail timezone } }');

/** What whoever has no second factor yet sets up before a center can be added. */
export const FACTORS_OF_WHO_ADDS = operation(`query FactorsOfWhoAddsACenter {
  getMySecondFactors { ...MySecondFactors }
} ${MY_SECOND_FACTORS}`);
