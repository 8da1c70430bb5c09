-- When people work, and the one table in which time is taken (docs/decisions/0003, 0049).

create function tell_of_hours() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_changes(provider_id, 'hours', json_agg(distinct resource_id)) from old_rows group by provider_id;
  else
    perform tell_changes(provider_id, 'hours', json_agg(distinct resource_id)) from new_rows group by provider_id;
  end if;
  return null;
end $$;

create table working_times (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  resource_id bigint not null,
  weekday smallint not null check (weekday between 1 and 7),
  start_minute smallint not null check (start_minute between 0 and 1439),
  end_minute smallint not null check (end_minute between 1 and 2879),
  primary key (provider_id, id),
  foreign key (provider_id, resource_id) references resources (provider_id, id),
  check (end_minute > start_minute and end_minute - start_minute <= 1440)
);
comment on column working_times.end_minute is 'minutes from midnight of the weekday; above 1440 runs into the next day';
create index working_times_of_resource on working_times (provider_id, resource_id);
create trigger working_times_tell_new after insert on working_times referencing new table as new_rows
  for each statement execute function tell_of_hours();
create trigger working_times_tell_changed after update on working_times referencing new table as new_rows
  for each statement execute function tell_of_hours();
create trigger working_times_tell_gone after delete on working_times referencing old table as old_rows
  for each statement execute function tell_of_hours();

create table schedules (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  resource_id bigint not null,
  of_date boolean not null default false,
  valid_from date,
  valid_to date,
  cycle_weeks smallint not null default 1 check (cycle_weeks between 1 and 4),
  cycle_week smallint not null default 1,
  anchor_monday date not null check (extract(isodow from anchor_monday) = 1),
  primary key (provider_id, id),
  foreign key (provider_id, resource_id) references resources (provider_id, id),
  check (cycle_week between 1 and cycle_weeks),
  check (valid_to >= valid_from),
  constraint schedules_date_is_one_day
    check (not of_date or num_nulls(valid_from, valid_to) = 0 and valid_from = valid_to and cycle_weeks = 1),
  constraint schedules_one_per_date
    exclude using gist (provider_id with =, resource_id with =, daterange(valid_from, valid_to, '[]') with &&)
      where (not of_date and cycle_weeks = 1)
);
comment on table schedules is 'hours of a person that have dates or take turns; a week for good stands in working_times';
comment on column schedules.of_date is 'hours of one date: they replace what would begin on it; without times nobody works';
comment on column schedules.valid_to is 'the last day on which its times begin';
comment on column schedules.anchor_monday is 'Monday of a week that is week 1 of the cycle';
create index schedules_of_resource on schedules (provider_id, resource_id);
create unique index schedules_of_date on schedules (provider_id, resource_id, valid_from) where of_date;
create trigger schedules_tell_new after insert on schedules referencing new table as new_rows
  for each statement execute function tell_of_hours();
create trigger schedules_tell_changed after update on schedules referencing new table as new_rows
  for each statement execute function tell_of_hours();
create trigger schedules_tell_gone after delete on schedules referencing old table as old_rows
  for each statement execute function tell_of_hours();

create table schedule_times (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  schedule_id bigint not null,
  weekday smallint not null check (weekday between 1 and 7),
  start_minute smallint not null check (start_minute between 0 and 1439),
  end_minute smallint not null check (end_minute between 1 and 2879),
  primary key (provider_id, id),
  foreign key (provider_id, schedule_id) references schedules (provider_id, id) on delete cascade,
  check (end_minute > start_minute and end_minute - start_minute <= 1440)
);
create index schedule_times_of_schedule on schedule_times (provider_id, schedule_id);

create table breaks (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  resource_id bigint not null,
  weekday smallint check (weekday between 1 and 7),
  local_date date,
  start_minute smallint not null check (start_minute between 0 and 1439),
  end_minute smallint not null check (end_minute between 1 and 2879),
  is_block boolean not null default false,
  reason text,
  repeat_weeks smallint check (repeat_weeks between 1 and 52),
  repeat_until date,
  except_dates date[] not null default '{}',
  version integer not null default 1,
  start_offset text check (start_offset ~ '^[+-][0-9]{2}:[0-9]{2}$'),
  end_offset text check (end_offset ~ '^[+-][0-9]{2}:[0-9]{2}$'),
  primary key (provider_id, id),
  foreign key (provider_id, resource_id) references resources (provider_id, id),
  check (num_nonnulls(weekday, local_date) = 1),
  check (end_minute > start_minute and end_minute - start_minute <= 1440),
  constraint breaks_block_is_dated check (not is_block or local_date is not null),
  constraint breaks_only_blocks_repeat check (is_block or num_nonnulls(reason, repeat_weeks, repeat_until) = 0 and except_dates = '{}'),
  constraint breaks_repeat_until_a_date check (num_nulls(repeat_weeks, repeat_until) <> 1 and repeat_until >= local_date),
  constraint breaks_only_blocks_name_offsets check (is_block or num_nonnulls(start_offset, end_offset) = 0)
);
comment on column breaks.is_block is 'a dated block with a reason, wherever it lies; a break lies inside working time';
comment on column breaks.except_dates is 'dates on which a block that repeats does not begin';
comment on column breaks.start_offset is 'by which offset the start is meant where a night shows it twice; null: the first';
comment on column breaks.end_offset is 'the same of the end; null: the first after the start';
create index breaks_of_resource on breaks (provider_id, resource_id);
create trigger breaks_tell_new after insert on breaks referencing new table as new_rows for each statement execute function tell_of_hours();
create trigger breaks_tell_changed after update on breaks referencing new table as new_rows
  for each statement execute function tell_of_hours();
create trigger breaks_tell_gone after delete on breaks referencing old table as old_rows
  for each statement execute function tell_of_hours();

create table holidays (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  resource_id bigint,
  starts_local timestamp not null,
  ends_local timestamp not null,
  is_whole_day boolean not null,
  name text,
  out_of_service boolean not null default false,
  unit smallint check (unit >= 1),
  version integer not null default 1,
  primary key (provider_id, id),
  foreign key (provider_id, resource_id) references resources (provider_id, id),
  constraint "holidays__invalidStartDateBeforeEndDate" check (ends_local > starts_local),
  constraint holidays_out_of_service_is_of_a_thing
    check (case when out_of_service then resource_id is not null and name is not null else unit is null end)
);
comment on column holidays.resource_id is 'null: the whole provider is closed';
comment on column holidays.out_of_service is 'of a thing: why stands in name, and an end at 9999-12-31 is none';
comment on column holidays.unit is 'the one that is out of service; null: all of them';
create index holidays_of_provider on holidays (provider_id, ends_local);
create trigger holidays_tell_new after insert on holidays referencing new table as new_rows
  for each statement execute function tell_of_hours();
create trigger holidays_tell_changed after update on holidays referencing new table as new_rows
  for each statement execute function tell_of_hours();
create trigger holidays_tell_gone after delete on holidays referencing old table as old_rows
  for each statement execute function tell_of_hours();

create table opening_hours (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  weekday smallint check (weekday between 1 and 7),
  local_date date,
  start_minute smallint check (start_minute between 0 and 1439),
  end_minute smallint check (end_minute between 1 and 2879),
  primary key (provider_id, id),
  check (num_nonnulls(weekday, local_date) = 1),
  check (num_nulls(start_minute, end_minute) = 0 or num_nonnulls(start_minute, end_minute) = 0 and local_date is not null),
  check (end_minute > start_minute and end_minute - start_minute <= 1440)
);
comment on table opening_hours is
  'when a center is open, as its page says it: by weekday, or on a date; a date without times is closed. They bind no booking';
create index opening_hours_of_provider on opening_hours (provider_id);

create table hours_versions (
  provider_id bigint not null references providers (id),
  id bigint generated always as identity unique,
  resource_id bigint,
  version integer not null default 0,
  primary key (provider_id, id),
  unique nulls not distinct (provider_id, resource_id),
  foreign key (provider_id, resource_id) references resources (provider_id, id)
);
comment on table hours_versions is 'how often the hours of somebody were saved; without a resource, the opening hours of the provider';

create function is_turn(cycle_weeks smallint, cycle_week smallint, anchor_monday date, day date)
returns boolean language sql immutable as $$
  select cycle_weeks = 1 or
    ((floor((day - anchor_monday) / 7.0)::integer % cycle_weeks) + cycle_weeks) % cycle_weeks = cycle_week - 1
$$;

create function working_blocks_on(provider bigint, resource bigint, day date) returns setof tsrange language sql stable as $$
  select tsrange(day + start_minute * interval '1 minute', day + end_minute * interval '1 minute')
    from working_times
    where provider_id = provider and resource_id = resource and weekday = extract(isodow from day)
      and not exists (select from schedules where provider_id = provider and resource_id = resource and of_date and valid_from = day)
  union all
  select tsrange(day + t.start_minute * interval '1 minute', day + t.end_minute * interval '1 minute')
    from schedules s join schedule_times t on t.provider_id = s.provider_id and t.schedule_id = s.id and t.weekday = extract(isodow from day)
    where s.provider_id = provider and s.resource_id = resource
      and coalesce(s.valid_from <= day, true) and coalesce(s.valid_to >= day, true)
      and is_turn(s.cycle_weeks, s.cycle_week, s.anchor_monday, day)
      and (s.of_date or not exists
        (select from schedules where provider_id = provider and resource_id = resource and of_date and valid_from = day))
$$;
comment on function working_blocks_on is 'when somebody works whose shift begins on a local date, by the wall clock';

create function is_break_on(weekday smallint, local_date date, repeat_weeks smallint, repeat_until date, except_dates date[], day date)
returns boolean language sql immutable as $$
  select case
    when weekday is not null then weekday = extract(isodow from day)
    when repeat_weeks is null then local_date = day
    else day between local_date and repeat_until and (day - local_date) % (7 * repeat_weeks) = 0 and day <> all (except_dates)
  end
$$;

create function working_minutes_on(provider bigint, day date) returns integer language sql stable as $$
  select coalesce(sum(extract(epoch from upper(worked) - lower(worked)) / 60), 0)::integer
  from resources who,
    lateral unnest(
      tsmultirange(tsrange(day, day + 1))
      * (select range_agg(block) from (values (day), (day - 1)) as starting (began),
          lateral working_blocks_on(who.provider_id, who.id, began) as block)
      - coalesce((select range_agg(tsrange(began + start_minute * interval '1 minute', began + end_minute * interval '1 minute'))
          from breaks b, lateral (values (day), (day - 1)) as starting (began)
          where b.provider_id = who.provider_id and b.resource_id = who.id
            and is_break_on(b.weekday, b.local_date, b.repeat_weeks, b.repeat_until, b.except_dates, began)), '{}')
      - coalesce((select range_agg(tsrange(h.starts_local, h.ends_local)) from holidays h
          where h.provider_id = who.provider_id and (h.resource_id is null or h.resource_id = who.id)
            and h.ends_local > day and h.starts_local < day + 1), '{}')
    ) as worked
  where who.provider_id = provider and who.kind = 1 and not who.archived
$$;
comment on function working_minutes_on is
  'minutes in which a provider''s people work on a local date, all together, without breaks and holidays; by the wall clock';

create sequence occasions as bigint;

create table holds (
  provider_id bigint not null,
  id bigint generated always as identity unique,
  resource_id bigint not null,
  unit smallint not null check (unit >= 1),
  person_id bigint,
  occasion_id bigint not null,
  seat smallint not null,
  capacity smallint not null,
  kind text not null check (kind in ('reservation', 'class')),
  holder_id bigint not null,
  offer_id bigint,
  main_resource_id bigint not null,
  starts_at timestamptz not null,
  busy tstzrange not null constraint holds_busy_is_half_open
    check (not isempty(busy) and lower_inc(busy) and not upper_inc(busy) and not lower_inf(busy) and not upper_inf(busy)),
  expires_at timestamptz,
  service tstzrange not null,
  busy_wanted tstzrange,
  primary key (provider_id, id),
  constraint holds_one_holder_per_seat unique (provider_id, resource_id, unit, occasion_id, seat),
  foreign key (provider_id, resource_id) references resources (provider_id, id),
  constraint holds_seat_within_capacity check (seat between 1 and capacity),
  constraint holds_service_within_busy
    check (busy @> service and lower(service) = starts_at and lower_inc(service) and not upper_inc(service)),
  constraint holds_busy_within_wanted check (busy_wanted is null or busy_wanted @> busy),
  constraint "holds__reservationInvalidCapacity"
    exclude using gist (provider_id with =, resource_id with =, unit with =, busy with &&, occasion_id with <>),
  constraint holds_one_place_of_a_person exclude using gist (person_id with =, busy with &&, occasion_id with <>)
    where (person_id is not null)
);
comment on table holds is 'time taken: one row per holder, unit of a resource and busy range, buffers included';
comment on column holds.occasion_id is 'what happens in that time; a group''s bookings share one occasion, each on a seat of its own';
comment on column holds.holder_id is 'the reservation (or class session) that holds, by kind';
comment on column holds.service is 'the service itself, inside busy: from starts_at for the minutes it takes, without buffers';
comment on column holds.busy_wanted is 'with the buffers it should have, where the desk gave some of them up; null: busy has them all';
create index holds_of_holder on holds (provider_id, kind, holder_id);
create index holds_that_expire on holds (expires_at) where expires_at is not null;
