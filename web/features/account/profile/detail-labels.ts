import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';
import type { DetailField } from './profile-calls.ts';

type Text = Message<Record<never, never>>;

const LABELS: Record<DetailField, Text> = {
  firstname: m.account_firstname,
  lastname: m.account_lastname,
  phone: m.account_phone,
  birthday: m.account_birthday,
  gender: m.account_gender,
  address: m.account_address,
  postcode: m.account_postcode,
  city: m.account_city,
  country: m.account_country,
  codiceFiscale: m.account_codice_fiscale,
  piva: m.account_piva,
  sdi: m.account_sdi,
};

export function detailLabel(field: DetailField): Text {
  return LABELS[field];
}
