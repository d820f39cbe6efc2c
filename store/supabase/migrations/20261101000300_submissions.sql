-- What visitors send. Nobody but administrators reads it; visitors write through functions only.
-- Lengths and shapes equal those of the forms in shared/src/entities; a test compares them.

-- The shape that zod accepts for an email address.
create function private.is_email(address text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(address) <= 254 and address ~
    '^(?:[A-Za-z0-9_''+\-]+\.)*[A-Za-z0-9_''+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$';
$$;

-- An event's id and title are copies: a submission outlives its event, which may also be deleted and
-- brought back.
create table public.registrations (
  id uuid primary key,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid,
  event_id bigint not null,
  event_title text not null,
  name text not null check (char_length(name) between 2 and 200),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 50),
  additional_notes text check (char_length(additional_notes) <= 5000),
  canceled_at timestamptz,
  -- Of the secret with which the visitor's device can cancel.
  token_hash text not null
);

create table public.volunteer_applications (
  id uuid primary key,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid,
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

create table public.donation_offers (
  id uuid primary key,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid,
  name text not null check (char_length(name) between 1 and 200),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 50),
  donation_type text not null check (char_length(donation_type) between 1 and 300),
  donation_details text check (char_length(donation_details) <= 5000)
);

create table public.health_fair_requests (
  id uuid primary key,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid,
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

create table public.newsletter_subscriptions (
  id uuid primary key,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid,
  email text not null check (private.is_email(email))
);
create unique index newsletter_subscriptions_email on public.newsletter_subscriptions (lower(email));

-- An administrator marks a submission as handled and changes nothing else of it.
create function private.change_only_handled() returns trigger
language plpgsql set search_path = '' as $$
declare
  handled_at timestamptz := new.handled_at;
begin
  if current_user = 'authenticated' then
    new := old;
    new.handled_at := handled_at;
    new.handled_by := case when handled_at is not null then auth.uid() end;
  end if;
  return new;
end
$$;

-- That it happened, and nothing of what the visitor wrote.
create function private.audit_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit(
    tg_table_name,
    old.id::text,
    case when tg_op = 'DELETE' then 'delete' when new.handled_at is null then 'reopen' else 'handle' end,
    null,
    null
  );
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array[
    'registrations', 'volunteer_applications', 'donation_offers', 'health_fair_requests',
    'newsletter_subscriptions'
  ] loop
    execute format(
      'alter table public.%1$I enable row level security, force row level security;
       create index %2$I on public.%1$I (created_at desc);
       create trigger change_only_handled before update on public.%1$I
         for each row execute function private.change_only_handled();
       create trigger audit_handling after update on public.%1$I for each row
         when (old.handled_at is distinct from new.handled_at)
         execute function private.audit_submission();
       create trigger audit_deletion after delete on public.%1$I
         for each row execute function private.audit_submission();
       create policy "administrators read" on public.%1$I for select to authenticated
         using ((select public.is_administrator()));
       create policy "administrators handle" on public.%1$I for update to authenticated
         using ((select public.is_administrator()));
       create policy "administrators remove" on public.%1$I for delete to authenticated
         using ((select public.is_administrator()));
       revoke all on public.%1$I from public, anon, authenticated;
       grant select, delete, update (handled_at) on public.%1$I to authenticated;
       grant all on public.%1$I to service_role',
      name, name || '_created_at'
    );
  end loop;
end
$$;

create view public.submissions with (security_invoker = true) as
  select id, 'registration' as kind, created_at, name, email, phone, event_id, event_title,
    jsonb_strip_nulls(jsonb_build_object('additionalNotes', additional_notes)) as details,
    canceled_at, handled_at
  from public.registrations
  union all
  select id, case when event_id is null then 'volunteer' else 'eventVolunteer' end, created_at,
    name, email, phone, event_id, event_title,
    jsonb_strip_nulls(jsonb_build_object(
      'interests', interests, 'experience', experience, 'availability', availability
    )),
    null, handled_at
  from public.volunteer_applications
  union all
  select id, 'offer', created_at, name, email, phone, null, null,
    jsonb_strip_nulls(jsonb_build_object(
      'donationType', donation_type, 'donationDetails', donation_details
    )),
    null, handled_at
  from public.donation_offers
  union all
  select id, 'fairRequest', created_at, name, email, phone, null, null,
    jsonb_strip_nulls(jsonb_build_object(
      'type', type, 'organization', organization, 'location', location,
      'preferredDate', preferred_date, 'attendees', attendees, 'details', details
    )),
    null, handled_at
  from public.health_fair_requests
  union all
  select id, 'newsletter', created_at, null, email, null, null, null, '{}', null, handled_at
  from public.newsletter_subscriptions;

revoke all on public.submissions from public, anon, authenticated;
grant select on public.submissions to authenticated, service_role;
