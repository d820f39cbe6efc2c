-- The functions through which visitors send. Each answers with its outcome as a value: an exception
-- would be a broken store.

create table private.settings (
  id integer primary key default 1 check (id = 1),
  submissions_per_hour integer not null default 30,
  -- The first of these headers that a request has names its address. A store that is not behind
  -- Cloudflare, as Supabase is, drops the first: any visitor could send it.
  address_headers text[] not null default array['cf-connecting-ip', 'x-forwarded-for'],
  salt uuid not null default gen_random_uuid()
);
insert into private.settings default values;
alter table private.settings enable row level security;

-- How often an address sent in an hour. It is kept as a hash, and for that hour only.
create table private.senders (
  address_hash text not null,
  hour timestamptz not null,
  submissions integer not null,
  primary key (address_hash, hour)
);
alter table private.senders enable row level security;

create function private.hash(secret text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex');
$$;

-- Of a list of hops the last: those before it are what the visitor claims. Of an IPv6 address its
-- network: whoever has one address has all 2^64 of them.
create function private.sender_address() returns text
language sql stable set search_path = '' as $$
  select case
    when address ~ '^[0-9A-Fa-f]{1,4}:[0-9A-Fa-f:]+$' then network(set_masklen(address::inet, 64))::text
    else address
  end
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request,
    private.settings, unnest(address_headers) with ordinality as header (name, place),
    trim(regexp_replace(headers ->> name, '^.*,', '')) as address
  where headers ? name
  order by place
  limit 1;
$$;

create function private.sent_too_many() returns boolean
language plpgsql set search_path = '' as $$
declare
  address text := private.sender_address();
  this_hour timestamptz := date_trunc('hour', now());
  sent integer;
  allowed integer;
begin
  if coalesce(address, '') = '' then
    return false;
  end if;
  delete from private.senders as old
  where (old.address_hash, old.hour) in (
    select address_hash, hour from private.senders where hour < this_hour for update skip locked
  );
  select submissions_per_hour, private.hash(salt::text || address) into allowed, address
  from private.settings;
  insert into private.senders as sender (address_hash, hour, submissions)
  values (address, this_hour, 1)
  on conflict (address_hash, hour) do update set submissions = sender.submissions + 1
  returning submissions into sent;
  return sent > allowed;
end
$$;

-- Robots fill every field and need no time to read. They get the answer that a person gets.
create function private.is_robot(guard jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(guard ->> 'website', '') <> ''
    or jsonb_typeof(guard -> 'elapsed') is distinct from 'number'
    or (guard ->> 'elapsed')::numeric < 1500;
$$;

create function private.camel_case(column_name text) returns text
language sql immutable set search_path = '' as $$
  select lower(left(column_name, 1)) || substr(replace(initcap(replace(column_name, '_', ' ')), ' ', ''), 2);
$$;

-- What a form says for a column: trimmed as JavaScript trims, null where it is empty.
create function private.form_text(form jsonb, column_name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  field jsonb := form -> private.camel_case(column_name);
begin
  if jsonb_typeof(field) not in ('string', 'null') then
    raise check_violation using column = column_name, message = 'Not a text';
  end if;
  return nullif(
    btrim(
      field #>> '{}',
      E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
    ),
    ''
  );
end
$$;

-- The field that a constraint is about, by PostgreSQL's own names for the constraints of columns.
create function private.invalid(table_name text, column_name text, constraint_name text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'invalid',
    'field', private.camel_case(coalesce(
      nullif(column_name, ''),
      substring(constraint_name from length(table_name) + 2 for length(constraint_name) - length(table_name) - 7)
    ))
  );
$$;

create function public.submit_registration(id uuid, event_id bigint, form jsonb, guard jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_registration.id;
  event public.events;
  previous public.registrations;
  token text := replace(gen_random_uuid()::text, '-', '');
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
  select * into previous from public.registrations where id = sent;
  if event.id is null or previous.event_id <> event.id or previous.canceled_at is not null then
    return '{"outcome": "gone"}';
  end if;
  if previous.id is null and event.attendees >= event.slots then
    return '{"outcome": "full"}';
  end if;

  insert into public.registrations as registration (
    id, event_id, event_title, name, email, phone, additional_notes, token_hash
  )
  values (
    sent, event.id, event.title,
    private.form_text(form, 'name'), private.form_text(form, 'email'),
    private.form_text(form, 'phone'), private.form_text(form, 'additional_notes'),
    private.hash(token)
  )
  on conflict (id) do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone,
    additional_notes = excluded.additional_notes, token_hash = excluded.token_hash
  -- The same id may have come for another event meanwhile.
  where registration.event_id = excluded.event_id;
  if not found then
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
  select * into registration from public.registrations
  where id = cancel_registration.id and token_hash = private.hash(cancel_registration.token);
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

create function public.submit_volunteer_application(
  id uuid, event_id bigint, form jsonb, guard jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_volunteer_application.id;
  asked_event_id constant bigint := submit_volunteer_application.event_id;
  event_title text;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if private.is_robot(guard) then
    return '{"outcome": "accepted"}';
  end if;
  if not exists (select from public.volunteer_applications where id = sent) and private.sent_too_many() then
    return '{"outcome": "tooMany"}';
  end if;
  if asked_event_id is not null then
    select title into event_title from public.events where id = asked_event_id;
    if not found then
      return '{"outcome": "gone"}';
    end if;
  end if;
  insert into public.volunteer_applications as application (
    id, event_id, event_title, name, email, phone, interests, experience, availability
  )
  values (
    sent, asked_event_id, event_title,
    private.form_text(form, 'name'), private.form_text(form, 'email'), private.form_text(form, 'phone'),
    case when asked_event_id is null then private.form_text(form, 'interests') end,
    case when asked_event_id is not null then private.form_text(form, 'experience') end,
    case when asked_event_id is not null then private.form_text(form, 'availability') end
  )
  on conflict (id) do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone,
    interests = excluded.interests, experience = excluded.experience,
    availability = excluded.availability
  where application.event_id is not distinct from excluded.event_id;
  return '{"outcome": "accepted"}';
exception when check_violation or not_null_violation then
  get stacked diagnostics broken_table = table_name, broken_column = column_name,
    broken_constraint = constraint_name;
  return private.invalid(broken_table, broken_column, broken_constraint);
end
$$;

create function public.submit_donation_offer(id uuid, form jsonb, guard jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_donation_offer.id;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if private.is_robot(guard) then
    return '{"outcome": "accepted"}';
  end if;
  if not exists (select from public.donation_offers where id = sent) and private.sent_too_many() then
    return '{"outcome": "tooMany"}';
  end if;
  insert into public.donation_offers (id, name, email, phone, donation_type, donation_details)
  values (
    sent,
    private.form_text(form, 'name'), private.form_text(form, 'email'), private.form_text(form, 'phone'),
    private.form_text(form, 'donation_type'), private.form_text(form, 'donation_details')
  )
  on conflict (id) do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone,
    donation_type = excluded.donation_type, donation_details = excluded.donation_details;
  return '{"outcome": "accepted"}';
exception when check_violation or not_null_violation then
  get stacked diagnostics broken_table = table_name, broken_column = column_name,
    broken_constraint = constraint_name;
  return private.invalid(broken_table, broken_column, broken_constraint);
end
$$;

create function public.submit_health_fair_request(id uuid, type text, form jsonb, guard jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_health_fair_request.id;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if private.is_robot(guard) then
    return '{"outcome": "accepted"}';
  end if;
  if not exists (select from public.health_fair_requests where id = sent) and private.sent_too_many() then
    return '{"outcome": "tooMany"}';
  end if;
  insert into public.health_fair_requests (
    id, type, name, email, phone, organization, location, preferred_date, attendees, details
  )
  values (
    sent, submit_health_fair_request.type,
    private.form_text(form, 'name'), private.form_text(form, 'email'), private.form_text(form, 'phone'),
    private.form_text(form, 'organization'), private.form_text(form, 'location'),
    private.form_text(form, 'preferred_date'), private.form_text(form, 'attendees'),
    private.form_text(form, 'details')
  )
  on conflict (id) do update set
    type = excluded.type, name = excluded.name, email = excluded.email, phone = excluded.phone,
    organization = excluded.organization, location = excluded.location,
    preferred_date = excluded.preferred_date, attendees = excluded.attendees,
    details = excluded.details;
  return '{"outcome": "accepted"}';
exception when check_violation or not_null_violation then
  get stacked diagnostics broken_table = table_name, broken_column = column_name,
    broken_constraint = constraint_name;
  return private.invalid(broken_table, broken_column, broken_constraint);
end
$$;

-- An address that is subscribed already is answered like a new one, which reveals nothing.
create function public.subscribe_to_newsletter(id uuid, email text, guard jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := subscribe_to_newsletter.id;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if private.is_robot(guard) then
    return '{"outcome": "accepted"}';
  end if;
  if not exists (select from public.newsletter_subscriptions where id = sent) and private.sent_too_many() then
    return '{"outcome": "tooMany"}';
  end if;
  insert into public.newsletter_subscriptions (id, email)
  values (sent, private.form_text(jsonb_build_object('email', subscribe_to_newsletter.email), 'email'))
  on conflict do nothing;
  return '{"outcome": "accepted"}';
exception when check_violation or not_null_violation then
  get stacked diagnostics broken_table = table_name, broken_column = column_name,
    broken_constraint = constraint_name;
  return private.invalid(broken_table, broken_column, broken_constraint);
end
$$;

revoke all on function
  public.submit_registration(uuid, bigint, jsonb, jsonb),
  public.cancel_registration(uuid, text),
  public.submit_volunteer_application(uuid, bigint, jsonb, jsonb),
  public.submit_donation_offer(uuid, jsonb, jsonb),
  public.submit_health_fair_request(uuid, text, jsonb, jsonb),
  public.subscribe_to_newsletter(uuid, text, jsonb)
from public;
grant execute on function
  public.submit_registration(uuid, bigint, jsonb, jsonb),
  public.cancel_registration(uuid, text),
  public.submit_volunteer_application(uuid, bigint, jsonb, jsonb),
  public.submit_donation_offer(uuid, jsonb, jsonb),
  public.submit_health_fair_request(uuid, text, jsonb, jsonb),
  public.subscribe_to_newsletter(uuid, text, jsonb)
to anon, authenticated, service_role;
