import { eachDetail } from '#contracts/customer-details.ts';
import { CARE_RELATION_TEXTS } from '#contracts/care-relation-texts.ts';
import { formatDate } from '#contracts/format.ts';
import { fullName } from '#contracts/name-key.ts';
import { spacedPhone } from '#contracts/phone-of-country.ts';
import { m } from '#contracts/texts/messages.js';
import type { ExportedCustomer } from '#server/modules/customer-cards/index.ts';
import type { OwnField } from '#server/modules/customers/index.ts';
import type { Column, PrintedColumn, Words } from './column.ts';
import { dayIn } from './moments.ts';

type CustomerColumn = Column<ExportedCustomer>;

const dayOrNone = ({ zone }: Words, at: Date | null): string => (at === null ? '' : dayIn(zone, at));
const yes = ({ t }: Words, is: boolean): string => (is ? t(m.exports_yes) : '');

const FIRSTNAME: CustomerColumn = { title: m.customers_firstname, cell: ({ firstname }) => firstname ?? '' };
const LASTNAME: CustomerColumn = { title: m.customers_lastname, cell: ({ lastname }) => lastname ?? '' };
/** With its country and spaces, so that a spreadsheet takes it for no figure and leaves its zero. */
const PHONE: CustomerColumn = {
  title: m.customers_phone,
  cell: ({ phone }, { country }) => spacedPhone(phone ?? '', country),
};
const EMAIL: CustomerColumn = { title: m.customers_email, cell: ({ email }) => email ?? '' };
const DETAILS = eachDetail(({ label, kind }, name): CustomerColumn => ({
  title: label,
  cell({ [name]: value }) {
    return value !== null && kind === 'date' ? formatDate(value) : (value ?? '');
  },
}));
const TAGS: CustomerColumn = {
  title: m.customers_tags,
  cell: ({ tags }) => tags.map(({ name }) => name).join(', '),
};
const VISITS: CustomerColumn = { title: m.customers_visits, cell: ({ visits }) => String(visits) };
const LAST: CustomerColumn = {
  title: m.customers_last,
  cell: ({ lastAt }, words) => dayOrNone(words, lastAt),
};
const NEXT: CustomerColumn = {
  title: m.customers_next,
  cell: ({ nextAt }, words) => dayOrNone(words, nextAt),
};
const SINCE: CustomerColumn = {
  title: m.customers_since,
  cell: ({ createdAt }, words) => dayOrNone(words, createdAt),
};
const BLACKLISTED: CustomerColumn = {
  title: m.customers_blacklisted,
  cell: ({ isBlacklisted }, words) => yes(words, isBlacklisted),
};
const ARCHIVED: CustomerColumn = {
  title: m.customers_archived,
  cell: ({ isArchived }, words) => yes(words, isArchived),
};

/** `Marta Riva <marta@esempio.it>`: our import finds them by it. */
const CARER: CustomerColumn = {
  title: m.import_field_carer,
  cell: ({ carer }, { country }) => {
    if (carer === null) return '';
    const contact = carer.email ?? spacedPhone(carer.phone ?? '', country);
    const name = fullName(carer);
    if (name === null || contact === '') return name ?? contact;
    return `${name.replaceAll(/[<>]/g, '')} <${contact}>`;
  },
};
const CARE_RELATION: CustomerColumn = {
  title: m.import_field_care_relation,
  cell: ({ carer }, { t }) => (carer === null ? '' : t(CARE_RELATION_TEXTS[carer.relation])),
};

const YES_NO = { yes: m.exports_yes, no: m.exports_no } as const;

/** A field of the provider's own, and until when it counts where its values end. */
export function ownFieldColumns({ id, name, kind, expires }: OwnField): CustomerColumn[] {
  const VALUE: CustomerColumn = {
    title: () => name,
    cell({ values }, { t }) {
      const value = values[id]?.value ?? '';
      if (kind === 'date') return value === '' ? '' : formatDate(value);
      return kind === 'yesNo' && (value === 'yes' || value === 'no') ? t(YES_NO[value]) : value;
    },
  };
  const UNTIL: CustomerColumn = {
    title: (_none, { locale }) => m.exports_valid_until({ name }, { locale }),
    cell({ values }) {
      const until = values[id]?.validUntil ?? null;
      return until === null ? '' : formatDate(until);
    },
  };
  return expires ? [VALUE, UNTIL] : [VALUE];
}

/** What a file of customers holds; never a note. */
export const CUSTOMER_COLUMNS: readonly CustomerColumn[] = [
  FIRSTNAME,
  LASTNAME,
  EMAIL,
  PHONE,
  ...Object.values(DETAILS),
  CARER,
  CARE_RELATION,
  TAGS,
  VISITS,
  LAST,
  NEXT,
  SINCE,
  BLACKLISTED,
  ARCHIVED,
];

const NAME: CustomerColumn = {
  title: m.customers_name,
  cell: ({ firstname, lastname, isBlacklisted }, { t }) => {
    const name = [firstname, lastname].filter(Boolean).join(' ') || '–';
    return isBlacklisted ? `${name} (${t(m.customers_blacklisted)})` : name;
  },
};

/** What of it fits on a sheet. */
export const PRINTED_CUSTOMER_COLUMNS: readonly PrintedColumn<ExportedCustomer>[] = [
  { ...NAME, weight: 22 },
  { ...PHONE, weight: 14 },
  { ...EMAIL, weight: 24 },
  { ...DETAILS.birthday, weight: 10 },
  { ...TAGS, weight: 16 },
  { ...VISITS, weight: 6, isEnd: true },
  { ...LAST, weight: 10 },
  { ...NEXT, weight: 9 },
];
