-- Families, and who registers by phone. A registration is for one person or several, all of whom have places,
-- and an administrator makes, changes, moves and cancels one for somebody.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

alter table public.registrations
  add column party_size integer not null default 1 check (party_size between 1 and 8),
  -- Of the others, one on each line.
  add column party_names text check (char_length(party_names) <= 1000),
  -- How it came; null for the site.
  add column channel text check (channel in ('phone', 'door')),
  drop constraint registrations_email_check,
  add constraint registrations_email_check
    check (private.is_email(email) or (email = '' and channel is not null));

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

-- As before, with such details and the channel.
create or replace procedure private.rebuild_submissions_view()
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  lists text;
begin
  select string_agg(
    format(
      'select id, %L::text as kind, created_at, %s as name, email, %s as phone, %s as event_id,
         %s as event_title, jsonb_strip_nulls(jsonb_build_object(%s)) as details,
         %s as canceled_at, handled_at, %s as channel
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
  select case when registration.canceled_at is null then registration.party_size else 0 end;
$$;

create function private.places_left(about bigint) returns bigint
language sql stable set search_path = pg_catalog, pg_temp as $$
  select greatest(slots - attendees, 0) from public.events where id = about;
$$;

-- Takes so many more places of an event, or gives them back. Only by the difference: an event also counts who
-- never registered, as an administrator has typed. More than there are only where one says so.
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
  where id = about
    and (more < 0 or attendees + more <= slots or current_setting('store.above_slots', true) = 'yes');
  if not found and more > 0 then
    raise exception using errcode = 'NPLCE', message = case
      when exists (select from public.events where id = about) then 'full' else 'gone'
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
  return null;
end
$$;

create trigger hold_places after insert or update of event_id, party_size, canceled_at
  on public.registrations for each row execute function private.hold_places();

-- Whoever deletes registrations for a coming event gives their places back.
create or replace function private.give_places_back() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform private.change_attendees(given.event_id, -given.places)
  from (
    select event_id, sum(party_size)::integer as places from removed
    where canceled_at is null group by event_id order by event_id
  ) as given
  join public.events on events.id = given.event_id
  where private.event_day(events.date) >= (now() at time zone 'America/Jamaica')::date;
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
    select sum(private.places_of(registrations)) from private.origins join public.registrations using (id)
    where kind = 'registration' and sender = own_hash and origins.event_id = about
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

create or replace function public.submit_registration(id uuid, form jsonb, guard jsonb, event_id bigint)
returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_registration.id;
  token constant text := private.cancellation_token(sent);
  party_size text;
  event public.events;
  previous public.registrations;
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
    select * into previous from public.registrations where id = sent for update;
    if event.id is null or previous.canceled_at is not null or private.was_deleted(sent) then
      return '{"outcome": "gone"}';
    end if;
    party_size := private.form_text(form, 'party_size');
    if not private.is_party_size(party_size) then
      return '{"outcome": "invalid", "field": "partySize"}';
    end if;
    form := form || jsonb_build_object('partySize', coalesce(party_size, '1'));
    stored := private.store_form('registration', sent, form, guard, event);
    if stored = 'refused' then
      return '{"outcome": "gone"}';
    end if;
    perform private.limit_places_of_sender(event.id);
    select attendees into event.attendees from public.events where id = event.id;
    return jsonb_build_object('outcome', 'accepted', 'attendees', event.attendees) || case
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
  select * from public.registrations as registration
  where registration.id = registration_of.id
    and private.hash(private.cancellation_token(registration.id)) = private.hash(registration_of.token)
  for update;
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
    return jsonb_build_object('outcome', 'accepted', 'attendees', (
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
  told constant text[] := array['event_title', 'party_size', 'canceled_at'];
  old_fields jsonb;
  new_fields jsonb;
begin
  select
    jsonb_object_agg(key, case when key = any (told) then old.value else '"…"' end),
    jsonb_object_agg(key, case when key = any (told) then new.value else '"…"' end)
  into old_fields, new_fields
  from jsonb_each(to_jsonb(before)) as old join jsonb_each(to_jsonb(after)) as new using (key)
  where old.value <> new.value and key <> 'event_id';
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

revoke all on function
  public.change_party(uuid, text, integer), public.save_registration(uuid, jsonb, bigint, boolean)
from public;
revoke all on function public.save_registration(uuid, jsonb, bigint, boolean) from anon;
grant execute on function public.change_party(uuid, text, integer)
to anon, authenticated, administrator, service_role;
grant execute on function public.save_registration(uuid, jsonb, bigint, boolean)
to authenticated, administrator, service_role;
