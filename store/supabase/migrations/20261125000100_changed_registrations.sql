-- A registration that was changed meanwhile, by whoever made it or by an administrator, is not taken for what
-- it was.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

-- In a party that becomes smaller, as many others are named as still come along.
create function private.drop_names() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.party_names := (
    select string_agg(name, E'\n' order by place) from (
      select name, place
      from unnest(string_to_array(new.party_names, E'\n')) with ordinality as listed (name, place)
      where private.trimmed(name) <> ''
      order by place limit greatest(new.party_size - 1, 0)
    ) as kept
  );
  return new;
end
$$;

create trigger drop_names before update of party_size on public.registrations
  for each row when (new.party_size < old.party_size) execute function private.drop_names();

-- As before, with the event that it is for: an administrator may have moved it.
create or replace function public.registration_state(id uuid, token text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select private.state_of(registration)
      || jsonb_build_object('eventId', event_id, 'partySize', party_size)
    from public.registrations as registration
    where registration.id = registration_state.id
      and private.hash(private.cancellation_token(registration.id)) = private.hash(registration_state.token)
  ), '{"outcome": "gone"}');
$$;

-- As before. Only who takes more places may have too many.
create or replace function public.submit_registration(
  id uuid, form jsonb, guard jsonb, event_id bigint, waiting boolean default false
) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_registration.id;
  token constant text := private.cancellation_token(sent);
  party_size text;
  event public.events;
  previous public.registrations;
  own public.registrations;
  stored private.stored;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if private.called_too_often() then
    return '{"outcome": "tooMany"}';
  end if;
  select * into event from public.events where id = submit_registration.event_id;
  if private.is_robot(guard) then
    return jsonb_build_object('outcome', 'accepted', 'token', token, 'attendees', coalesce(event.attendees, 0));
  end if;
  begin
    -- Waits for a deletion that is under way.
    if exists (select from public.registrations where id = sent) then
      perform private.lock_events();
    end if;
    select * into previous from public.registrations where id = sent for update;
    if event.id is null or previous.canceled_at is not null or private.was_deleted(sent)
      or previous.id is null and not private.is_scheduled(event) then
      return '{"outcome": "gone"}';
    end if;
    party_size := private.form_text(form, 'party_size');
    if not private.is_party_size(party_size) then
      return '{"outcome": "invalid", "field": "partySize"}';
    end if;
    form := form || jsonb_build_object('partySize', coalesce(party_size, '1'));
    perform set_config('store.waiting', case when waiting then 'yes' else '' end, true);
    stored := private.store_form('registration', sent, form, guard, event);
    if stored = 'refused' then
      return '{"outcome": "gone"}';
    end if;
    select * into own from public.registrations where id = sent;
    if own.party_size > coalesce(previous.party_size, 0) then
      perform private.limit_places_of_sender(event.id);
    end if;
    select attendees into event.attendees from public.events where id = event.id;
    return private.state_of(own, waiting) || jsonb_build_object('attendees', event.attendees) || case
      -- Nobody who knows no more than the form cancels what another browser has sent.
      when exists (
        select from private.origins
        where kind = 'registration' and id = sent and (stored = 'new' or secret_hash = private.hash(guard ->> 'secret'))
      ) then jsonb_build_object('token', token)
      else '{}'
    end;
  exception
    when sqlstate 'NPLCE' then
      return private.without_places(sqlerrm, event.id);
    when check_violation or not_null_violation then
      get stacked diagnostics broken_table = table_name, broken_column = column_name,
        broken_constraint = constraint_name;
      return private.invalid(broken_table, broken_column, broken_constraint);
  end;
end
$$;

-- As before, with the same answer as to who asks what became of it.
create or replace function public.change_party(id uuid, token text, party_size integer) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  registration public.registrations;
begin
  if private.called_too_often() then
    return '{"outcome": "tooMany"}';
  end if;
  registration := private.registration_of(change_party.id, change_party.token);
  if registration.id is null or registration.canceled_at is not null then
    return '{"outcome": "gone"}';
  end if;
  begin
    perform set_config('store.submission', 'yes', true);
    update public.registrations set party_size = change_party.party_size where id = registration.id;
    if change_party.party_size > registration.party_size then
      perform private.limit_places_of_sender(registration.event_id);
    end if;
    return public.registration_state(change_party.id, change_party.token) || jsonb_build_object('attendees', (
      select attendees from public.events where id = registration.event_id
    ));
  exception
    when sqlstate 'NPLCE' then
      return private.without_places(sqlerrm, registration.event_id)
        || jsonb_build_object('eventId', registration.event_id);
    when check_violation or not_null_violation then
      return '{"outcome": "invalid", "field": "partySize"}';
  end;
end
$$;

-- As before, with the event whose attendees a visitor is told.
create or replace function public.cancel_registration(id uuid, token text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  by_administrator constant boolean := public.is_administrator();
  registration public.registrations;
  canceled public.registrations;
begin
  if by_administrator then
    perform private.lock_events();
    select * into registration from public.registrations where id = cancel_registration.id for update;
  elsif private.called_too_often() then
    return '{"outcome": "tooMany"}';
  else
    registration := private.registration_of(cancel_registration.id, cancel_registration.token);
  end if;
  if registration.id is null then
    return '{"outcome": "gone"}';
  end if;
  if registration.canceled_at is null then
    perform set_config('store.submission', 'yes', true);
    update public.registrations set canceled_at = now() where id = registration.id returning * into canceled;
    if by_administrator then
      perform private.audit_registration(registration, canceled);
    end if;
  end if;
  if by_administrator then
    return jsonb_build_object('outcome', 'canceled', 'events', private.attendees_of(registration.event_id));
  end if;
  return jsonb_build_object(
    'outcome', 'canceled',
    'eventId', registration.event_id,
    'attendees', coalesce((select attendees from public.events where id = registration.event_id), 0)
  );
end
$$;

-- As before. A move is told also between events of the same title.
create or replace function private.audit_registration(before public.registrations, after public.registrations)
returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  told constant text[] := array['event_title', 'party_size', 'canceled_at', 'waiting_since'];
  old_fields jsonb;
  new_fields jsonb;
begin
  select
    jsonb_object_agg(key, case when key = any (told) then old.value else '"…"' end),
    jsonb_object_agg(key, case when key = any (told) then new.value else '"…"' end)
  into old_fields, new_fields
  from jsonb_each(to_jsonb(before)) as old join jsonb_each(to_jsonb(after)) as new using (key)
  where key not in ('event_id', 'promoted_at')
    and (old.value <> new.value or key = 'event_title' and before.event_id <> after.event_id);
  if before.id is null then
    perform private.write_audit('registrations', after.id::text, 'insert', null, null);
  elsif new_fields is not null then
    perform private.write_audit('registrations', after.id::text, 'update', old_fields, new_fields);
  end if;
end
$$;

-- What the form of a registration would say of it.
create function private.form_of(registration public.registrations) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(private.camel_case(field), to_jsonb(registration) ->> field)
  from public.submission_kinds, unnest(fields) as field where kind = 'registration';
$$;

-- As before, but a field that is not sent stays as it is: the visitor may have changed it meanwhile.
create or replace function public.save_registration(
  id uuid, form jsonb, event_id bigint, above_slots boolean default false
) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  party_size text;
  event public.events;
  before public.registrations;
  after public.registrations;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if not public.is_administrator() then
    return null;
  end if;
  begin
    perform set_config('store.submission', 'yes', true);
    perform set_config('store.above_slots', case when above_slots then 'yes' else '' end, true);
    perform private.lock_events();
    select * into before from public.registrations where id = save_registration.id for update;
    select * into event from public.events where id = save_registration.event_id;
    if before.canceled_at is not null or private.was_deleted(save_registration.id)
      -- A registration outlives its event.
      or event.id is null and before.event_id is distinct from save_registration.event_id then
      return '{"outcome": "gone"}';
    end if;
    if before.id is not null then
      form := private.form_of(before) || form;
    end if;
    party_size := private.form_text(form, 'party_size');
    if not private.is_party_size(party_size) then
      return '{"outcome": "invalid", "field": "partySize"}';
    end if;
    insert into public.registrations as known (
      id, event_id, event_title, name, email, phone, additional_notes, party_size, party_names, channel,
      handled_at, handled_by
    ) values (
      save_registration.id,
      save_registration.event_id,
      case when before.event_id = save_registration.event_id then before.event_title else event.title end,
      private.form_text(form, 'name'),
      coalesce(private.form_text(form, 'email'), ''),
      private.form_text(form, 'phone'),
      private.form_text(form, 'additional_notes'),
      coalesce(party_size, '1')::integer,
      private.form_text(form, 'party_names'),
      case when before.id is null then 'phone' else before.channel end,
      now(),
      auth.uid()
    )
    on conflict (id) do update set
      event_id = excluded.event_id, event_title = excluded.event_title, name = excluded.name,
      email = excluded.email, phone = excluded.phone, additional_notes = excluded.additional_notes,
      party_size = excluded.party_size, party_names = excluded.party_names
    returning * into after;
    perform private.audit_registration(before, after);
    return jsonb_build_object(
      'outcome', 'accepted', 'events', private.attendees_of(before.event_id, after.event_id)
    );
  exception
    when sqlstate 'NPLCE' then
      return private.without_places(sqlerrm, save_registration.event_id);
    when check_violation or not_null_violation then
      get stacked diagnostics broken_table = table_name, broken_column = column_name,
        broken_constraint = constraint_name;
      return private.invalid(broken_table, broken_column, broken_constraint);
  end;
end
$$;

-- As before, with the names of walk-ins, who have sent nothing. That somebody came still counts.
create or replace function public.delete_submissions_before(at timestamptz) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  deleted jsonb;
begin
  if not public.is_administrator() then
    return null;
  end if;
  -- Then it holds the lock of events, as whoever else changes taps does.
  deleted := private.delete_submissions('created_at < $1::timestamptz', at::text, false);
  update private.door_taps set name = null
  where name is not null and door_taps.at < delete_submissions_before.at;
  return deleted;
end
$$;
