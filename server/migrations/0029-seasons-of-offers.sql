-- Seasons: an offer of a membership may be valid only from a day to a day, and passes keep the days that they were sold with.

alter table membership_offers add column season_from date;
alter table membership_offers add column season_until date;
alter table membership_offers add constraint membership_offers_season_in_order check (season_until >= season_from);
comment on column membership_offers.season_from is 'passes of it are valid from this day on, by the center''s date; null: from any';
comment on column membership_offers.season_until is 'the last day of passes of it, which are sold until then; null: no end';

alter table passes add column season_from date;
alter table passes add column season_until date;
comment on column passes.season_from is 'of the offer, as it was sold: it cannot begin before';
comment on column passes.season_until is 'of the offer, as it was sold: it ends by then';
