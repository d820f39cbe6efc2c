-- Repeats of a submission, which have its id. Until an administrator has handled it, what was typed last
-- holds: somebody who was told that it failed may have mended it. Handled or deleted, it stays so.

-- The audit says that a submission was deleted, and nothing of whoever sent it.
create index audit_deleted on public.audit (row_id) where action = 'delete';

create function private.was_deleted(sent uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.audit where row_id = sent::text and action = 'delete');
$$;

-- What is answered without storing anything; null for a submission to be stored.
create function private.answer_at_once(table_name text, sent uuid, guard jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  is_handled boolean;
begin
  if private.is_robot(guard) then
    return '{"outcome": "accepted"}';
  end if;
  -- Waits for a deletion that is under way.
  execute format('select handled_at is not null from public.%I where id = $1 for update', table_name)
    into is_handled using sent;
  if is_handled or private.was_deleted(sent) then
    return '{"outcome": "accepted"}';
  end if;
  if is_handled is null and private.sent_too_many() then
    return '{"outcome": "tooMany"}';
  end if;
  return null;
end
$$;

-- The same for each repeat: whichever answer arrives, the device can cancel with it.
create function private.cancellation_token(registration uuid) returns text
language sql stable set search_path = '' as $$
  select private.hash('cancel ' || salt || registration) from private.settings;
$$;

create or replace function public.submit_registration(id uuid, event_id bigint, form jsonb, guard jsonb)
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

  if previous.id is null then
    if event.attendees >= event.slots then
      return '{"outcome": "full"}';
    end if;
    insert into public.registrations (
      id, event_id, event_title, name, email, phone, additional_notes, token_hash
    )
    values (
      sent, event.id, event.title,
      private.form_text(form, 'name'), private.form_text(form, 'email'),
      private.form_text(form, 'phone'), private.form_text(form, 'additional_notes'),
      private.hash(token)
    )
    on conflict (id) do nothing;
    if not found then
      -- The same id has come for another event meanwhile.
      return '{"outcome": "gone"}';
    end if;
    perform set_config('store.submission', 'yes', true);
    update public.events set attendees = attendees + 1 where id = event.id
    returning attendees into event.attendees;
  elsif previous.handled_at is null then
    update public.registrations set
      name = private.form_text(form, 'name'), email = private.form_text(form, 'email'),
      phone = private.form_text(form, 'phone'),
      additional_notes = private.form_text(form, 'additional_notes')
    where id = sent;
  end if;
  -- One from before this migration had a token of its own.
  update public.registrations set token_hash = private.hash(token)
  where id = sent and token_hash <> private.hash(token);
  return jsonb_build_object('outcome', 'accepted', 'token', token, 'attendees', event.attendees);
exception when check_violation or not_null_violation then
  get stacked diagnostics broken_table = table_name, broken_column = column_name,
    broken_constraint = constraint_name;
  return private.invalid(broken_table, broken_column, broken_constraint);
end
$$;

create or replace function public.submit_volunteer_application(
  id uuid, event_id bigint, form jsonb, guard jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_volunteer_application.id;
  asked_event_id constant bigint := submit_volunteer_application.event_id;
  answer jsonb;
  event_title text;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  answer := private.answer_at_once('volunteer_applications', sent, guard);
  if answer is not null then
    return answer;
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

create or replace function public.submit_donation_offer(id uuid, form jsonb, guard jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_donation_offer.id;
  answer jsonb;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  answer := private.answer_at_once('donation_offers', sent, guard);
  if answer is not null then
    return answer;
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

create or replace function public.submit_health_fair_request(
  id uuid, type text, form jsonb, guard jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := submit_health_fair_request.id;
  answer jsonb;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  answer := private.answer_at_once('health_fair_requests', sent, guard);
  if answer is not null then
    return answer;
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

create or replace function public.subscribe_to_newsletter(id uuid, email text, guard jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  sent constant uuid := subscribe_to_newsletter.id;
  answer jsonb;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  answer := private.answer_at_once('newsletter_subscriptions', sent, guard);
  if answer is not null then
    return answer;
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
