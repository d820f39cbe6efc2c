-- What visitors send: of each kind its table, the function that takes it, and its registration. Lengths
-- and shapes equal those of the forms in shared/src/entities; a test compares them.

-- An event's id and title are copies: a submission outlives its event, which may also be deleted and
-- brought back.
create table public.registrations (
  id uuid primary key,
  event_id bigint not null,
  event_title text not null,
  name text not null check (char_length(name) between 2 and 200 and private.is_line(name)),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 50 and private.is_line(phone)),
  additional_notes text check (char_length(additional_notes) <= 5000),
  canceled_at timestamptz
);

-- The day that an event's free text names, or null.
create function private.event_day(day text) returns date
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return day::date;
exception when data_exception then
  return null;
end
$$;

-- What the visitor's device cancels with. The same for each repeat: whichever answer arrives, it will do.
create function private.cancellation_token(registration uuid) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select private.hash('cancel ' || salt || registration) from private.settings;
$$;

-- Takes a place for a registration that is stored already, or undoes it with the reason why there is none.
create function private.take_place(about bigint) returns bigint
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  own_hash constant text := private.sender_hash();
  attendees bigint;
begin
  perform set_config('store.submission', 'yes', true);
  update public.events set attendees = events.attendees + 1
  where id = about and events.attendees < slots
  returning events.attendees into attendees;
  if not found then
    raise exception using errcode = 'NPLCE', message = 'full';
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

create function public.submit_registration(id uuid, form jsonb, guard jsonb, event_id bigint)
returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_registration.id;
  token constant text := private.cancellation_token(sent);
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
    stored := private.store_form('registration', sent, form, guard, event);
    if stored = 'refused' then
      return '{"outcome": "gone"}';
    end if;
    if stored = 'new' then
      event.attendees := private.take_place(event.id);
    end if;
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
      return jsonb_build_object('outcome', sqlerrm);
    when check_violation or not_null_violation then
      get stacked diagnostics broken_table = table_name, broken_column = column_name,
        broken_constraint = constraint_name;
      return private.invalid(broken_table, broken_column, broken_constraint);
  end;
end
$$;

create function public.cancel_registration(id uuid, token text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  registration public.registrations;
  attendees bigint;
begin
  if private.called_too_often() then
    return '{"outcome": "tooMany"}';
  end if;
  -- Hashes, because the time that comparing texts takes says how much of them is the same.
  select * into registration from public.registrations
  where id = cancel_registration.id
    and private.hash(private.cancellation_token(id)) = private.hash(cancel_registration.token)
  for update;
  if registration.id is null then
    return '{"outcome": "gone"}';
  end if;
  if registration.canceled_at is null then
    update public.registrations set canceled_at = now() where id = registration.id;
    perform set_config('store.submission', 'yes', true);
    update public.events set attendees = greatest(events.attendees - 1, 0) where id = registration.event_id;
  end if;
  select events.attendees into attendees from public.events where id = registration.event_id;
  return jsonb_build_object('outcome', 'canceled', 'attendees', coalesce(attendees, 0));
end
$$;
revoke all on function public.cancel_registration(uuid, text) from public;
grant execute on function public.cancel_registration(uuid, text)
to anon, authenticated, administrator, service_role;

-- Whoever deletes registrations for a coming event gives their places back.
create function private.give_places_back() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('store.submission', 'yes', true);
  update public.events set attendees = greatest(attendees - given.places, 0)
  from (
    select event_id, count(*) as places from removed where canceled_at is null group by event_id
  ) as given
  where events.id = given.event_id
    and private.event_day(events.date) >= (now() at time zone 'America/Jamaica')::date;
  perform set_config('store.submission', '', true);
  return null;
end
$$;

create trigger give_places_back after delete on public.registrations
  referencing old table as removed for each statement execute function private.give_places_back();

call private.register_submissions(
  'registration', 'registrations', '{name, email, phone, additional_notes}', 'public.submit_registration'
);

create table public.volunteer_applications (
  id uuid primary key,
  -- Null for volunteering in general.
  event_id bigint,
  event_title text,
  name text not null check (char_length(name) between 1 and 200 and private.is_line(name)),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 50 and private.is_line(phone)),
  interests text check (char_length(interests) <= 5000),
  experience text check (char_length(experience) <= 5000),
  availability text,
  constraint volunteer_applications_event_title_check
    check ((event_id is null) = (event_title is null)),
  constraint volunteer_applications_availability_check
    check (char_length(availability) <= 300 and private.is_line(availability) and (event_id is null or availability is not null))
);

create function public.submit_volunteer_application(
  id uuid, form jsonb, guard jsonb, event_id bigint default null
) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select private.submit(
    case when event_id is null then 'volunteer' else 'eventVolunteer' end, id, form, guard, event_id
  );
$$;

call private.register_submissions(
  'volunteer', 'volunteer_applications', '{name, email, phone, interests}',
  'public.submit_volunteer_application', condition => 'event_id is null'
);
call private.register_submissions(
  'eventVolunteer', 'volunteer_applications', '{name, email, phone, experience, availability}',
  'public.submit_volunteer_application', condition => 'event_id is not null'
);

create table public.donation_offers (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200 and private.is_line(name)),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 50 and private.is_line(phone)),
  donation_type text not null check (char_length(donation_type) between 1 and 300 and private.is_line(donation_type)),
  donation_details text check (char_length(donation_details) <= 5000)
);

create function public.submit_donation_offer(id uuid, form jsonb, guard jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select private.submit('offer', id, form, guard);
$$;

call private.register_submissions(
  'offer', 'donation_offers', '{name, email, phone, donation_type, donation_details}',
  'public.submit_donation_offer'
);

create table public.health_fair_requests (
  id uuid primary key,
  type text not null check (type in ('host', 'plan')),
  name text not null check (char_length(name) between 1 and 200 and private.is_line(name)),
  email text not null check (private.is_email(email)),
  phone text not null check (char_length(phone) between 1 and 50 and private.is_line(phone)),
  organization text not null check (char_length(organization) between 1 and 300 and private.is_line(organization)),
  location text not null check (char_length(location) between 1 and 300 and private.is_line(location)),
  preferred_date text not null check (char_length(preferred_date) between 1 and 300 and private.is_line(preferred_date)),
  -- How many people are expected, as typed.
  attendees text not null check (char_length(attendees) between 1 and 300 and private.is_line(attendees)),
  details text check (char_length(details) <= 5000)
);

create function public.submit_health_fair_request(id uuid, form jsonb, guard jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select private.submit('fairRequest', id, form, guard);
$$;

call private.register_submissions(
  'fairRequest', 'health_fair_requests',
  '{type, name, email, phone, organization, location, preferred_date, attendees, details}',
  'public.submit_health_fair_request'
);

create table public.newsletter_subscriptions (
  id uuid primary key,
  email text not null check (private.is_email(email))
);
-- An address that is subscribed already is answered like a new one, which reveals nothing.
create unique index newsletter_subscriptions_email on public.newsletter_subscriptions (lower(email));

create function public.subscribe_to_newsletter(id uuid, form jsonb, guard jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select private.submit('newsletter', id, form, guard);
$$;

call private.register_submissions(
  'newsletter', 'newsletter_subscriptions', '{email}', 'public.subscribe_to_newsletter', lasting => true
);
