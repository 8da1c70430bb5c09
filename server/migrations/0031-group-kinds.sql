-- Groups by kind: courses, events and video courses get groups of their own, copied from the groups of services that they stood in.

insert into offering_groups (provider_id, kind, name, color, position)
  select distinct g.provider_id, case s.service_type when 'Y' then 'course' else 'event' end, g.name, g.color, g.position
    from services s join offering_groups g on g.provider_id = s.provider_id and g.id = s.group_id
    where s.service_type in ('Y', 'E') and g.kind = 'service'
  union
  select distinct g.provider_id, 'video', g.name, g.color, g.position
    from video_courses c join offering_groups g on g.provider_id = c.provider_id and g.id = c.group_id where g.kind = 'service'
  on conflict (provider_id, kind, name) do nothing;

update services s set group_id = own.id
  from offering_groups g join offering_groups own on own.provider_id = g.provider_id and own.name = g.name
  where s.service_type in ('Y', 'E') and g.provider_id = s.provider_id and g.id = s.group_id and g.kind = 'service'
    and own.kind = case s.service_type when 'Y' then 'course' else 'event' end;

update video_courses c set group_id = own.id
  from offering_groups g join offering_groups own on own.provider_id = g.provider_id and own.name = g.name
  where g.provider_id = c.provider_id and g.id = c.group_id and g.kind = 'service' and own.kind = 'video';
