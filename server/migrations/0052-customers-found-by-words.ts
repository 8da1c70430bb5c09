import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Customers are found at the desk by the beginnings of their words (docs/decisions/0063): each row keeps its words without case and accents, each
 * with the provider in front, so that one index finds a provider's own. The version before neither reads nor writes the column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function customer_words(provider_id bigint, firstname text, lastname text, email text, phone text)
    returns tsvector language sql immutable parallel safe as $$
      with names as (
        select part from regexp_split_to_table(
          lower(regexp_replace(normalize(concat_ws(' ', firstname, lastname), NFKD), '[\\u0300-\\u036f]', '', 'g')), '\\s+') part
      ), digits as (
        select regexp_replace(regexp_replace(phone, '^\\s*(\\+|00)', ''), '\\D', '', 'g') as dialled, phone !~ '^\\s*(\\+|00)' as is_national
      ), words as (
        select 'n' || word as word from names, regexp_split_to_table(part, '[^[:alnum:]]+') word where word <> ''
        union select 'n' || regexp_replace(part, '[^[:alnum:]]+', '', 'g') from names where part ~ '[[:alnum:]]'
        union select 'c' || lower(email) where email <> ''
        union select 'c' || dialled from digits where dialled <> ''
        union select 'c39' || dialled from digits where is_national and dialled <> ''
        union select 'c' || substr(dialled, 3) from digits where not is_national and dialled ~ '^39.'
      )
      select coalesce(array_to_tsvector(array_agg(provider_id || left(word, 200))), ''::tsvector) from words
    $$;
    comment on function customer_words is 'by what a customer is found: n with the words of the name, c with the e-mail and the digits of the phone, with and without 39';
    alter table customers add column words tsvector generated always as (
      customer_words(provider_id, firstname, lastname, email, phone)) stored;
    comment on column customers.words is 'by what the desk finds them; without case and accents, the provider in front of each';
    create index customers_by_words on customers using gin (words) with (fastupdate = off);
  `.execute(db);
}
