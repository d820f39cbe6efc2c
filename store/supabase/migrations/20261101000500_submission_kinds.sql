-- What visitors send: of each kind its table, the function that takes it, and its registration. Lengths
-- and shapes equal those of the forms in shared/src/entities; a test compares them.

-- An event's id and title are copies: a submission outlives its event, which may also be deleted and
-- brought back.
create table public.registrations (
  id uuid primary key,
  event_id bigint not null,
  event_title text not null,
  name text not null check (char_length(name) between 2 and 200),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 50),
  additional_notes text check (char_length(additional_notes) <= 5000),
  canceled_at timestamptz
);

-- What the visitor's device cancels with. The same for each repeat: whichever answer arrives, it will do.
create function private.cancellation_token(registration uuid) returns text
language sql stable set search_path = '' as $$
  select private.hash('cancel ' || salt || registration) from private.settings;
$$;

create function public.submit_registration(id uuid, form jsonb, guard jsonb, event_id bigint)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_registration.id;
  token constant text := private.cancellation_token(sent);
  event public.events;
  previous public.registrations;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if private.is_robot(guard) then
    select * into event from public.events where id = submit_registration.event_id;
    return jsonb_build_object('outcome', 'accepted', 'token', token, 'attendees', coalesce(event.attendees, 0));
  end if;
  if not exists (select from public.registrations where id = sent) and private.sent_too_many() then
    return '{"outcome": "tooMany"}';
  end if;

  -- Registrations of one event wait for each other here, repeated calls of one too.
  select * into event from public.events where id = submit_registration.event_id for update;
  -- And here for a deletion that is under way.
  select * into previous from public.registrations where id = sent for update;
  if event.id is null or previous.event_id <> event.id or previous.canceled_at is not null
    or private.was_deleted(sent)
  then
    return '{"outcome": "gone"}';
  end if;
  if previous.id is null and event.attendees >= event.slots then
    return '{"outcome": "full"}';
  end if;
  if previous.handled_at is null and not private.store_form('registration', sent, form, event) then
    -- The same id has come for another event meanwhile.
    return '{"outcome": "gone"}';
  end if;
  if previous.id is null then
    perform set_config('store.submission', 'yes', true);
    update public.events set attendees = attendees + 1 where id = event.id
    returning attendees into event.attendees;
  end if;
  return jsonb_build_object('outcome', 'accepted', 'token', token, 'attendees', event.attendees);
exception when check_violation or not_null_violation then
  get stacked diagnostics broken_table = table_name, broken_column = column_name,
    broken_constraint = constraint_name;
  return private.invalid(broken_table, broken_column, broken_constraint);
end
$$;

create function public.cancel_registration(id uuid, token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  registration public.registrations;
  attendees bigint;
begin
  -- Hashes, because the time that comparing texts takes says how much of them is the same.
  select * into registration from public.registrations
  where id = cancel_registration.id
    and private.hash(private.cancellation_token(id)) = private.hash(cancel_registration.token);
  if registration.id is null then
    return '{"outcome": "gone"}';
  end if;
  -- The event first, as a registration does: otherwise the two could wait for each other forever.
  select events.attendees into attendees from public.events
  where id = registration.event_id for update;
  update public.registrations set canceled_at = now()
  where id = registration.id and canceled_at is null;
  if found then
    perform set_config('store.submission', 'yes', true);
    update public.events set attendees = greatest(events.attendees - 1, 0)
    where id = registration.event_id
    returning events.attendees into attendees;
  end if;
  return jsonb_build_object('outcome', 'canceled', 'attendees', coalesce(attendees, 0));
end
$$;
revoke all on function public.cancel_registration(uuid, text) from public;
grant execute on function public.cancel_registration(uuid, text) to anon, authenticated, service_role;

call private.register_submissions(
  'registration', 'registrations', '{name, email, phone, additional_notes}', 'public.submit_registration'
);

create table public.volunteer_applications (
  id uuid primary key,
  -- Null for volunteering in general.
  event_id bigint,
  event_title text,
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 50),
  interests text check (char_length(interests) <= 5000),
  experience text check (char_length(experience) <= 5000),
  availability text,
  constraint volunteer_applications_event_title_check
    check ((event_id is null) = (event_title is null)),
  constraint volunteer_applications_availability_check
    check (char_length(availability) <= 300 and (event_id is null or availability is not null))
);

create function public.submit_volunteer_application(
  id uuid, form jsonb, guard jsonb, event_id bigint default null
) returns jsonb
language sql security definer set search_path = '' as $$
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
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 50),
  donation_type text not null check (char_length(donation_type) between 1 and 300),
  donation_details text check (char_length(donation_details) <= 5000)
);

create function public.submit_donation_offer(id uuid, form jsonb, guard jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  select private.submit('offer', id, form, guard);
$$;

call private.register_submissions(
  'offer', 'donation_offers', '{name, email, phone, donation_type, donation_details}',
  'public.submit_donation_offer'
);

create table public.health_fair_requests (
  id uuid primary key,
  type text not null check (type in ('host', 'plan')),
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (private.is_email(email)),
  phone text not null check (char_length(phone) between 1 and 50),
  organization text not null check (char_length(organization) between 1 and 300),
  location text not null check (char_length(location) between 1 and 300),
  preferred_date text not null check (char_length(preferred_date) between 1 and 300),
  -- How many people are expected, as typed.
  attendees text not null check (char_length(attendees) between 1 and 300),
  details text check (char_length(details) <= 5000)
);

create function public.submit_health_fair_request(id uuid, form jsonb, guard jsonb) returns jsonb
language sql security definer set search_path = '' as $$
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
language sql security definer set search_path = '' as $$
  select private.submit('newsletter', id, form, guard);
$$;

call private.register_submissions(
  'newsletter', 'newsletter_subscriptions', '{email}', 'public.subscribe_to_newsletter', lasting => true
);
