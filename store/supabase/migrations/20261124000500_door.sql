-- The door: administrators tap who is here, on several phones and for hours without a connection. Each tap is
-- kept with its time, and once, however often it is sent; what follows from all of them is the site's to say.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

-- How many of those who came the figure of people served counts; null where an administrator has not added any.
alter table public.events add column served integer check (served >= 0);

create table private.door_taps (
  id uuid primary key,
  -- In the order of their arrival here, in which they are read on: whoever adds some holds the lock of events,
  -- so that none becomes visible after a higher number.
  number bigint generated always as identity,
  -- One that was deleted may be brought back, with who came.
  event_id bigint not null,
  registration_id uuid references public.registrations on delete cascade,
  -- Of its party, the first one is the one who registered.
  person integer not null default 0 check (person between 0 and 7),
  -- Somebody who never registered, by an id of their own.
  walk_in uuid,
  name text check (char_length(name) <= 200 and private.is_line(name)),
  here boolean not null,
  at timestamptz not null check (isfinite(at)),
  check (num_nonnulls(registration_id, walk_in) = 1)
);

alter table private.door_taps enable row level security;

create index door_taps_of_event on private.door_taps (event_id, number);
create index door_taps_of_registration on private.door_taps (registration_id);

-- Keeps taps, each with the event that it is about, and answers those of one event that came after the number
-- `since`, the highest number, and the ids of what it did not accept. Null to anybody but an administrator.
create function public.sync_door(about bigint, taps jsonb default '[]', since bigint default 0) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  tap jsonb;
  nth bigint;
  refused jsonb := '[]';
begin
  if not public.is_administrator() then
    return null;
  end if;
  taps := case when jsonb_typeof(taps) = 'array' then taps else '[]' end;
  if taps <> '[]' then
    perform private.lock_events();
    delete from private.door_taps as old
    where at < now() - interval '30 days' and not exists (select from public.events where id = old.event_id);
  end if;
  for tap, nth in select * from jsonb_array_elements(taps) with ordinality loop
    begin
      insert into private.door_taps (id, event_id, registration_id, person, walk_in, name, here, at)
      values (
        (tap ->> 'id')::uuid,
        (tap ->> 'eventId')::bigint,
        (tap ->> 'registrationId')::uuid,
        coalesce((tap ->> 'person')::integer, 0),
        (tap ->> 'walkIn')::uuid,
        tap ->> 'name',
        (tap ->> 'here')::boolean,
        -- A phone whose clock is fast would have the last word until then. Its taps keep their order.
        least((tap ->> 'at')::timestamptz, clock_timestamp() + nth * interval '1 microsecond')
      )
      on conflict (id) do nothing;
    exception when data_exception or integrity_constraint_violation then
      refused := refused || jsonb_build_array(tap -> 'id');
    end;
  end loop;
  return jsonb_build_object(
    'taps', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', replace(id::text, '-', ''),
        'eventId', event_id,
        'registrationId', registration_id,
        'person', case when registration_id is not null then person end,
        'walkIn', replace(walk_in::text, '-', ''),
        'name', name,
        'here', here,
        'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      )) order by number)
      from private.door_taps where event_id = about and number > since
    ), '[]'),
    'next', coalesce((select max(number) from private.door_taps where event_id = about), 0),
    'refused', refused
  );
end
$$;

revoke all on function public.sync_door(bigint, jsonb, bigint) from public, anon;
grant execute on function public.sync_door(bigint, jsonb, bigint) to authenticated, administrator, service_role;
