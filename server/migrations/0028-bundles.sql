-- Bundles: memberships that pay a number of uses of each of their services and classes.

alter table memberships drop constraint memberships_type_check;
alter table memberships add constraint memberships_type_check
  check (type in ('service', 'class', 'video', 'workout', 'subscription', 'bundle'));
comment on column memberships.type is 'what it pays: services, classes (course/event of the API), videos, workouts, services and classes of a subscription, or the parts of a bundle';

alter table membership_covers add column entries smallint check (entries between 1 and 100);
comment on column membership_covers.entries is 'of a part of a bundle: how many uses of it are sold; null: no bundle';

alter table passes drop constraint passes_type_check;
alter table passes add constraint passes_type_check
  check (type in ('service', 'class', 'video', 'workout', 'subscription', 'bundle'));
alter table passes add column parts jsonb;
alter table passes add constraint passes_of_bundles_have_parts check ((type = 'bundle') = (parts is not null));
comment on column passes.parts is 'of a bundle: its parts as they were sold, each with offerId, name and entries';

alter table pass_uses add column offer_id bigint;
comment on column pass_uses.offer_id is 'the offer of a service, or the class, that was used: uses of a bundle are counted by it; null: used before bundles';
