import type { CenterSetupPageData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** How far the first settings have come; minutes of the local day. */
export type Setup = CenterSetupPageData['getCenterSetup'];
/** The page as its owner sees it before visitors do. */
export type OwnPage = CenterSetupPageData['getOwnProvider'];
export type CategoryToChoose = CenterSetupPageData['categories'][number];
/** The middle of the center's town, in decimal degrees. */
export type TownMiddle = { name: string; latitude: number; longitude: number };

export const CENTER_SETUP_PAGE = operation(`query CenterSetupPage($providerId: Id!) {
  getCenterSetup(providerId: $providerId) {
    steps { name isDone } isFinished email isEmailProved hours { weekday startMinute endMinute } people { id name }
    services { id name priceCents duration } acceptPayments hasPaymentAccount vat { treatment rateBasisPoints }
  }
  getOwnProvider(providerId: $providerId) {
    id type name description categories { slug name } phone email url blog tags
    socialLinks { facebook instagram linkedin skype twitter youtube }
    location { addressLine1 addressLine2 city postalCode state country latitude longitude }
    cityKey drawnImageUrl photos { id isDrawn images { medium } } profileVersion locationVersion missing isPublished
  }
  categories { slug name type }
}`);

export const TOWN_OF_CENTER = operation(`query TownOfCenter($text: String!) {
  searchPlaces(text: $text, limit: 20) { key name latitude longitude }
}`);

export const SAVE_ABOUT =
  operation(`mutation SaveAbout($providerId: Id!, $version: Int!, $input: ProviderProfileInput!) {
  saveProviderProfile(providerId: $providerId, version: $version, input: $input) { id }
}`);

export const SAVE_PLACE =
  operation(`mutation SavePlace($providerId: Id!, $version: Int!, $input: ProviderLocationInput!) {
  saveProviderLocation(providerId: $providerId, version: $version, input: $input) { id }
}`);

export const CHOOSE_DRAWN_PICTURE = operation(`mutation ChooseDrawnPicture($providerId: Id!) {
  chooseDrawnPhoto(providerId: $providerId) { id }
}`);

export const REQUEST_PHOTO = operation(`mutation RequestFirstPhoto($providerId: Id!, $fileType: String!) {
  requestProviderPhotoUpload(providerId: $providerId, fileType: $fileType) { uploadId presignedUrl }
}`);

export const TAKE_PHOTO = operation(`mutation TakeFirstPhoto($providerId: Id!, $uploadId: Id!) {
  takeProviderPhoto(providerId: $providerId, uploadId: $uploadId)
}`);

export const ADD_PHOTO = operation(`mutation AddFirstPhoto($providerId: Id!, $key: String!) {
  addProviderPhoto(providerId: $providerId, key: $key) { id }
}`);

export const SAVE_HOURS =
  operation(`mutation SaveFirstHours($providerId: Id!, $template: String!, $opensAt: Int!, $closesAt: Int!, $acts: [HurtActInput!]) {
  saveFirstHours(providerId: $providerId, template: $template, opensAt: $opensAt, closesAt: $closesAt, acts: $acts) { isFinished }
}`);

export const SAVE_TEAM =
  operation(`mutation SaveFirstTeam($providerId: Id!, $name: String, $colleague: String) {
  saveFirstTeam(providerId: $providerId, name: $name, colleague: $colleague) { isFinished }
}`);

export const ADD_FIRST_SERVICE =
  operation(`mutation AddFirstService($providerId: Id!, $input: SubServiceInput!) {
  createSubService(providerId: $providerId, input: $input) { id }
}`);

export const SAVE_PAYMENT =
  operation(`mutation SaveFirstPayment($providerId: Id!, $acceptPayments: PaymentSetting!) {
  saveFirstPayment(providerId: $providerId, acceptPayments: $acceptPayments) { isFinished }
}`);

export const FINISH_SETUP = operation(`mutation FinishSetup($providerId: Id!, $isPublished: Boolean!) {
  finishSetup(providerId: $providerId, isPublished: $isPublished) { isFinished }
}`);
