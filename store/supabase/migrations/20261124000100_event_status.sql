-- An event has a status and words of its own. Without a status it is scheduled.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

alter table public.events
  add column status text check (status in ('draft', 'scheduled', 'postponed', 'canceled')),
  add column status_note text check (char_length(status_note) <= 500 and private.is_line(status_note)),
  add column description text check (char_length(description) <= 20000),
  add column services text[] check (private.are_tags(services)),
  -- How often what a calendar shows has changed: SEQUENCE of RFC 5545.
  add column sequence integer;

update private.content_versions set readable = 'status is distinct from ''draft''' where collection = 'events';

-- Counted here, whatever a client sends: two administrators who change an event at once would count the same.
create function private.raise_sequence() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    -- One that was deleted and is brought back goes on: the history has at least as many changes.
    new.sequence := nullif((
      select count(*) from public.audit where table_name = 'events' and row_id = new.id::text
    ), 0);
  elsif (new.date, new.time, new.location, coalesce(new.status, 'scheduled'))
    is distinct from (old.date, old.time, old.location, coalesce(old.status, 'scheduled')) then
    new.sequence := coalesce(old.sequence, 0) + 1;
  else
    new.sequence := old.sequence;
  end if;
  return new;
end
$$;

create trigger raise_sequence before insert or update on public.events
  for each row execute function private.raise_sequence();

-- As before, without what the database counts itself.
create or replace function private.audit_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  bookkeeping constant text[] := array['version', 'updated_at', 'sequence'];
  before jsonb := to_jsonb(old) - bookkeeping;
  after jsonb := to_jsonb(new) - bookkeeping;
  row_id text := coalesce(after, before) ->> tg_argv[0];
  unchanged text[];
  personal text;
begin
  if private.is_submission() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(key), '{}') into unchanged
    from jsonb_each(after) where value = before -> key;
    before := before - unchanged;
    after := after - unchanged;
    if after = '{}' then
      return null;
    end if;
  end if;
  foreach personal in array tg_argv[1:] loop
    if before ? personal then before := jsonb_set(before, array[personal], '"…"'); end if;
    if after ? personal then after := jsonb_set(after, array[personal], '"…"'); end if;
  end loop;
  perform private.write_audit(tg_table_name, row_id, lower(tg_op), before, after);
  return null;
end
$$;

-- Nobody registers for an event that is not scheduled. An older page understands "gone".
create or replace function private.take_place(about bigint) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  own_hash constant text := private.sender_hash();
  attendees bigint;
begin
  perform set_config('store.submission', 'yes', true);
  update public.events set attendees = events.attendees + 1
  where id = about and events.attendees < slots and coalesce(status, 'scheduled') = 'scheduled'
  returning events.attendees into attendees;
  if not found then
    raise exception using errcode = 'NPLCE', message = case
      when exists (select from public.events where id = about and status <> 'scheduled') then 'gone'
      else 'full'
    end;
  end if;
  if own_hash is not null and (
    select count(*) from private.origins join public.registrations using (id)
    where kind = 'registration' and sender = own_hash and origins.event_id = about and canceled_at is null
  ) > (select places_per_address_and_event from private.settings) then
    raise exception using errcode = 'NPLCE', message = 'tooMany';
  end if;
  return attendees;
end
$$;

-- As before, and nobody offers help at a draft either, which they cannot know of.
create or replace function private.submit(
  kind text, sent uuid, form jsonb, guard jsonb, about bigint default null
) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  table_name text;
  event public.events;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if private.called_too_often() then
    return '{"outcome": "tooMany"}';
  end if;
  if private.is_robot(guard) then
    return '{"outcome": "accepted"}';
  end if;
  begin
    select kinds.table_name into strict table_name
    from public.submission_kinds as kinds where kinds.kind = submit.kind;
    -- Waits for a deletion that is under way.
    execute format('select from public.%I where id = $1 for update', table_name) using sent;
    if private.was_deleted(sent) then
      return '{"outcome": "accepted"}';
    end if;
    if about is not null then
      select * into event from public.events where id = about and status is distinct from 'draft';
      if not found then
        return '{"outcome": "gone"}';
      end if;
    end if;
    perform private.store_form(kind, sent, form, guard, event);
    return '{"outcome": "accepted"}';
  exception when check_violation or not_null_violation then
    get stacked diagnostics broken_table = table_name, broken_column = column_name,
      broken_constraint = constraint_name;
    return private.invalid(broken_table, broken_column, broken_constraint);
  end;
end
$$;

-- An earlier console would show a draft as if it were public.
create or replace function public.content_versions() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(collection, version) || '{"schema": 2}' from private.content_versions
  where readable is not null or public.is_administrator();
$$;
