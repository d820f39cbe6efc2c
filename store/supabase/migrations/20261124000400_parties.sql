-- Families, who registers by phone, and who waits for a place. A registration is for one person or several, all
-- of whom have places, or wait for them together. An administrator makes, changes, moves and cancels one for
-- somebody.
--
-- Whoever changes registrations waits for other changes of events first, and then takes the registrations: a
-- place that becomes free goes to one that waits, under the event's lock. So no two wait for each other.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

alter table public.registrations
  add column party_size integer not null default 1 check (party_size between 1 and 8),
  -- Of the others, one on each line.
  add column party_names text check (char_length(party_names) <= 1000),
  -- How it came; null for the site.
  add column channel text check (channel in ('phone', 'door')),
  -- Since when it waits for places; null for one that has them.
  add column waiting_since timestamptz,
  -- When it got the places that it had waited for.
  add column promoted_at timestamptz,
  drop constraint registrations_email_check,
  add constraint registrations_email_check
    check (private.is_email(email) or (email = '' and channel is not null));

create index registrations_waiting on public.registrations (event_id, waiting_since)
  where waiting_since is not null and canceled_at is null;

-- Not of one that is added, which nobody else changes: what is wrong with a form is said without waiting.
create trigger one_at_a_time before update or delete on public.registrations
  for each statement execute function private.lock_collection('events');

create function private.lock_events() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  select from private.content_versions where collection = 'events' for update;
$$;

-- An administrator changes nothing but "handled_at" of a submission directly. Functions that say that they
-- work inside of one may.
create or replace function private.change_only_handled() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  handled_at timestamptz := new.handled_at;
begin
  if current_setting('role') = 'administrator' and not private.is_submission() then
    new := old;
    new.handled_at := handled_at;
    new.handled_by := case when handled_at is not null then auth.uid() end;
  end if;
  return new;
end
$$;

-- What a form says of a field, for the list of all submissions: a text, and nothing where it is the default.
create function private.detail(table_name text, field text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select format('%L, nullif(%I::text, %L)', private.camel_case(field), field, (
    select column_default from information_schema.columns as known
    where known.table_schema = 'public' and known.table_name = detail.table_name
      and known.column_name = field
  ));
$$;

-- As before, with such details, the channel, since when somebody waits, and when they got their places.
create or replace procedure private.rebuild_submissions_view()
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  lists text;
begin
  select string_agg(
    format(
      'select id, %L::text as kind, created_at, %s as name, email, %s as phone, %s as event_id,
         %s as event_title, jsonb_strip_nulls(jsonb_build_object(%s)) as details,
         %s as canceled_at, handled_at, %s as channel, %s as waiting_since, %s as promoted_at
       from public.%I%s',
      kind,
      private.column_or_null(table_name, 'name', 'text'),
      private.column_or_null(table_name, 'phone', 'text'),
      private.column_or_null(table_name, 'event_id', 'bigint'),
      private.column_or_null(table_name, 'event_title', 'text'),
      (
        select string_agg(private.detail(table_name, field), ', ')
        from unnest(fields) as field where field not in ('name', 'email', 'phone')
      ),
      private.column_or_null(table_name, 'canceled_at', 'timestamptz'),
      private.column_or_null(table_name, 'channel', 'text'),
      private.column_or_null(table_name, 'waiting_since', 'timestamptz'),
      private.column_or_null(table_name, 'promoted_at', 'timestamptz'),
      table_name, ' where ' || condition
    ),
    ' union all ' order by kind
  ) into lists from public.submission_kinds;
  execute 'create or replace view public.submissions with (security_invoker = true) as ' || lists;
  revoke all on public.submissions from public, anon, authenticated;
  grant select on public.submissions to administrator, service_role;
end
$$;

update public.submission_kinds set fields = fields || '{party_size, party_names}'
where kind = 'registration';
call private.rebuild_submissions_view();

-- As before, for columns of any type: the form's texts are compared with what is stored as values of these.
create or replace function private.store_form(
  kind text, sent uuid, form jsonb, guard jsonb, event public.events
) returns private.stored
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  secret constant text := private.hash(guard ->> 'secret');
  known public.submission_kinds;
  columns jsonb;
  stored jsonb;
begin
  select * into strict known from public.submission_kinds as kinds where kinds.kind = store_form.kind;
  select jsonb_object_agg(field, private.form_text(form, field)) || jsonb_build_object('id', sent)
    into columns from unnest(known.fields) as field;
  if event.id is not null then
    columns := columns || jsonb_build_object('event_id', event.id, 'event_title', event.title);
  end if;
  execute format(
    'select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(jsonb_populate_record(null::public.%I, $1)))
     where $1 ? key',
    known.table_name
  ) into columns using columns;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
     on conflict do nothing returning to_jsonb(%1$I)',
    known.table_name,
    (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(columns) as name)
  ) into stored using columns;
  if stored is not null then
    insert into private.origins (kind, id, sender, secret_hash, event_id)
    values (kind, sent, private.sender_hash(), secret, event.id)
    on conflict on constraint origins_pkey do update
      set sender = excluded.sender, secret_hash = excluded.secret_hash, at = now();
    return 'new';
  end if;

  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', known.table_name)
    into stored using sent;
  if known.lasting then
    -- What is there already takes as long as what is new, which tells nobody that it was there.
    insert into private.origins (kind, id, sender, secret_hash)
    values (kind, sent, private.sender_hash(), secret)
    on conflict on constraint origins_pkey do update set at = now();
    return 'repeated';
  end if;
  if stored ->> 'event_id' is distinct from columns ->> 'event_id' then
    return 'refused';
  end if;
  if not exists (
    select from private.origins
    where origins.kind = store_form.kind and id = sent and secret_hash = secret
  ) then
    return case when stored @> columns then 'repeated' else 'refused' end;
  end if;
  if stored ->> 'handled_at' is null then
    execute format(
      'update public.%1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
       where id = $2',
      known.table_name, (select string_agg(quote_ident(field), ', ') from unnest(known.fields) as field)
    ) using columns, sent;
  end if;
  return 'repeated';
end
$$;

-- How many places a registration holds.
create function private.places_of(registration public.registrations) returns integer
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when registration.canceled_at is null and registration.waiting_since is null then registration.party_size
    else 0
  end;
$$;

create function private.places_left(about bigint) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select greatest(slots - attendees, 0) from public.events where id = about;
$$;

create function private.is_scheduled(event public.events) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(event.status, 'scheduled') = 'scheduled';
$$;

-- Takes so many more places of an event, or gives them back. Only by the difference: an event also counts who
-- never registered, as an administrator has typed. More than there are only where one says so; more at an event
-- that is a draft or called off only by an administrator.
create function private.change_attendees(about bigint, more integer) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  was_submission constant text := current_setting('store.submission', true);
begin
  if more = 0 then
    return;
  end if;
  perform set_config('store.submission', 'yes', true);
  update public.events set attendees = greatest(attendees + more, 0)
  where id = about and (more < 0 or (
    (attendees + more <= slots or current_setting('store.above_slots', true) = 'yes')
    and (private.is_scheduled(events) or public.is_administrator())
  ));
  if not found and more > 0 then
    raise exception using errcode = 'NPLCE', message = case
      when exists (select from public.events where id = about and attendees + more > slots) then 'full'
      else 'gone'
    end;
  end if;
  perform set_config('store.submission', coalesce(was_submission, ''), true);
end
$$;

-- How many are counted at events now, by their ids.
create function private.attendees_of(variadic ids bigint[]) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(id, attendees), '{}') from public.events where id = any (ids);
$$;

create function private.is_upcoming(event public.events) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(private.event_day(event.date) >= (now() at time zone 'America/Jamaica')::date, false);
$$;

-- Gives the places of a coming event that are free to those who wait: again and again to the first party that
-- fits.
create function private.promote_waiting(about bigint) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  was_submission constant text := current_setting('store.submission', true);
  event public.events;
begin
  if current_setting('store.promoting', true) = 'yes' or not exists (
    select from public.registrations
    where event_id = about and waiting_since is not null and canceled_at is null
  ) then
    return;
  end if;
  perform set_config('store.submission', 'yes', true);
  perform set_config('store.promoting', 'yes', true);
  perform private.lock_events();
  loop
    select * into event from public.events where id = about;
    exit when event.id is null or not private.is_upcoming(event) or not private.is_scheduled(event);
    update public.registrations set waiting_since = null, promoted_at = now()
    where id = (
      select id from public.registrations
      where event_id = about and waiting_since is not null and canceled_at is null
        and party_size <= event.slots - event.attendees
      order by waiting_since, id limit 1
    );
    exit when not found;
  end loop;
  perform set_config('store.promoting', '', true);
  perform set_config('store.submission', coalesce(was_submission, ''), true);
end
$$;

create function private.promote_after_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform private.promote_waiting(new.id);
  return null;
end
$$;

create trigger promote_waiting after insert or update on public.events
  for each row when (new.attendees < new.slots) execute function private.promote_after_change();

-- Where it was asked for, a registration that has no places waits for them.
create function private.wait_where_full() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('store.waiting', true) = 'yes' then
    perform private.lock_events();
    if new.party_size > private.places_left(new.event_id) then
      new.waiting_since := clock_timestamp();
    end if;
  end if;
  return new;
end
$$;

create trigger wait_where_full before insert on public.registrations
  for each row execute function private.wait_where_full();

-- The one place where registrations change what an event counts, but for deletion.
create function private.hold_places() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform private.change_attendees(new.event_id, private.places_of(new));
  elsif old.event_id = new.event_id then
    perform private.change_attendees(new.event_id, private.places_of(new) - private.places_of(old));
  else
    perform private.change_attendees(old.event_id, -private.places_of(old));
    perform private.change_attendees(new.event_id, private.places_of(new));
  end if;
  -- Another party may fit.
  if new.waiting_since is not null then
    perform private.promote_waiting(new.event_id);
  end if;
  return null;
end
$$;

create trigger hold_places after insert or update of event_id, party_size, canceled_at, waiting_since
  on public.registrations for each row execute function private.hold_places();

-- Whoever deletes registrations for a coming event gives their places back.
create or replace function private.give_places_back() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform private.change_attendees(given.event_id, -given.places)
  from (
    select event_id, sum(party_size)::integer as places from removed
    where canceled_at is null and waiting_since is null group by event_id order by event_id
  ) as given
  join public.events on events.id = given.event_id
  where private.is_upcoming(events);
  return null;
end
$$;

drop function private.take_place(bigint);

-- Undoes a registration with which one address has too many places of an event.
create function private.limit_places_of_sender(about bigint) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  own_hash constant text := private.sender_hash();
begin
  if own_hash is not null and (
    select sum(party_size) from private.origins join public.registrations using (id)
    where kind = 'registration' and sender = own_hash and origins.event_id = about and canceled_at is null
  ) > (select places_per_address_and_event from private.settings) then
    raise exception using errcode = 'NPLCE', message = 'tooMany';
  end if;
end
$$;

-- Why a party has no places: "full" with how many are left, "gone", or "tooMany".
create function private.without_places(outcome text, about bigint) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('outcome', outcome)
    || case when outcome = 'full' then jsonb_build_object('left', private.places_left(about)) else '{}' end;
$$;

create function private.is_party_size(size text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(size, '1') ~ '^[1-8]$';
$$;

-- How many parties wait, this one and those before it; null for one that does not.
create function private.waiting_number(registration public.registrations) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when registration.waiting_since is not null then (
    select count(*) from public.registrations as other
    where other.event_id = registration.event_id and other.canceled_at is null
      and (other.waiting_since, other.id) <= (registration.waiting_since, registration.id)
  ) end;
$$;

-- The outcome that says what became of a registration. Pages that know of nobody who waits are told that the
-- event is full.
create function private.state_of(registration public.registrations, knows_waiting boolean default true)
returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case
    when registration.id is null or registration.canceled_at is not null then '{"outcome": "gone"}'
    when registration.waiting_since is null then '{"outcome": "accepted"}'
    when not knows_waiting then '{"outcome": "full"}'
    else jsonb_build_object('outcome', 'waiting', 'number', private.waiting_number(registration))
  end;
$$;

drop function public.submit_registration(uuid, jsonb, jsonb, bigint);

-- With "waiting", a party for which places are too few waits for them, and the outcome is "waiting".
create function public.submit_registration(
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
    perform private.limit_places_of_sender(event.id);
    select * into own from public.registrations where id = sent;
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

-- The registration that a token is of, held until the end of the transaction. Hashes are compared, because
-- the time that comparing texts takes says how much of them is the same.
create function private.registration_of(id uuid, token text) returns public.registrations
language sql set search_path = pg_catalog, pg_temp as $$
  select private.lock_events();
  select * from public.registrations as registration
  where registration.id = registration_of.id
    and private.hash(private.cancellation_token(registration.id)) = private.hash(registration_of.token)
  for update;
$$;

-- What became of a registration since: whether it waits, how many before it, and how many people it is for.
create function public.registration_state(id uuid, token text) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce((
    select private.state_of(registration)
      || jsonb_build_object('partySize', party_size, 'promoted', promoted_at is not null)
    from public.registrations as registration
    where registration.id = registration_state.id
      and private.hash(private.cancellation_token(registration.id)) = private.hash(registration_state.token)
  ), '{"outcome": "gone"}');
$$;

-- A smaller party, or a larger one while places last.
create function public.change_party(id uuid, token text, party_size integer) returns jsonb
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
    perform private.limit_places_of_sender(registration.event_id);
    select * into registration from public.registrations where id = registration.id;
    return private.state_of(registration) || jsonb_build_object('attendees', (
      select attendees from public.events where id = registration.event_id
    ));
  exception
    when sqlstate 'NPLCE' then
      return private.without_places(sqlerrm, registration.event_id);
    when check_violation or not_null_violation then
      return '{"outcome": "invalid", "field": "partySize"}';
  end;
end
$$;

-- What an administrator did about a registration, and nothing of what is in it but its event and its party.
create function private.audit_registration(before public.registrations, after public.registrations)
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
  where old.value <> new.value and key not in ('event_id', 'promoted_at');
  if before.id is null then
    perform private.write_audit('registrations', after.id::text, 'insert', null, null);
  elsif new_fields is not null then
    perform private.write_audit('registrations', after.id::text, 'update', old_fields, new_fields);
  end if;
end
$$;

-- An administrator cancels for somebody, without a token.
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
  return jsonb_build_object('outcome', 'canceled', 'attendees', coalesce(
    (select attendees from public.events where id = registration.event_id), 0
  ));
end
$$;

-- An administrator registers somebody for an event, changes what is known of a registration, or moves it to
-- another event. Answers what its events count now; null to anybody else.
create function public.save_registration(
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
      case when before.id is null then coalesce(private.form_text(form, 'channel'), 'phone') else before.channel end,
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

-- An administrator gives places to one who waits, before others and, where asked to, above the slots.
create function public.promote_registration(id uuid, above_slots boolean default false) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  before public.registrations;
  after public.registrations;
begin
  if not public.is_administrator() then
    return null;
  end if;
  perform private.lock_events();
  select * into before from public.registrations where id = promote_registration.id for update;
  if before.id is null or before.canceled_at is not null then
    return '{"outcome": "gone"}';
  end if;
  begin
    perform set_config('store.submission', 'yes', true);
    perform set_config('store.above_slots', case when above_slots then 'yes' else '' end, true);
    update public.registrations set waiting_since = null, promoted_at = coalesce(promoted_at, now())
    where id = before.id and waiting_since is not null returning * into after;
    if after.id is not null then
      perform private.audit_registration(before, after);
    end if;
    return jsonb_build_object('outcome', 'accepted', 'events', private.attendees_of(before.event_id));
  exception when sqlstate 'NPLCE' then
    return private.without_places(sqlerrm, before.event_id);
  end;
end
$$;

revoke all on function
  public.submit_registration(uuid, jsonb, jsonb, bigint, boolean), public.registration_state(uuid, text),
  public.change_party(uuid, text, integer), public.save_registration(uuid, jsonb, bigint, boolean),
  public.promote_registration(uuid, boolean)
from public;
revoke all on function
  public.save_registration(uuid, jsonb, bigint, boolean), public.promote_registration(uuid, boolean)
from anon;
grant execute on function
  public.submit_registration(uuid, jsonb, jsonb, bigint, boolean), public.registration_state(uuid, text),
  public.change_party(uuid, text, integer)
to anon, authenticated, administrator, service_role;
grant execute on function
  public.save_registration(uuid, jsonb, bigint, boolean), public.promote_registration(uuid, boolean)
to authenticated, administrator, service_role;
