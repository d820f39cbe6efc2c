-- Who was at an event can be thanked after it. What was postponed or canceled does not end with the day that it
-- was planned for: its links say what became of it.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

-- What is about a registration: its parts of a message, or why it is not to be sent.
create or replace function private.registration_content(message public.messages) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  registration public.registrations;
  event public.events;
  announcement public.announcements;
  before jsonb;
  waits boolean;
  skip text;
begin
  select * into registration from public.registrations where id = message.submission_id;
  select * into event from public.events where id = registration.event_id;
  -- An event that was deleted by mistake is brought back.
  if registration.id is not null and event.id is null and message.created_at > now() - interval '1 hour' then
    return '{"later": "5 minutes"}';
  end if;
  select schedule into before from private.told where registration_id = registration.id;
  select * into announcement from public.announcements where id = message.announcement_id;
  waits := registration.waiting_since is not null;
  skip := case
    when registration.id is null or event.id is null then 'gone'
    when private.is_over(event) and message.kind <> 'announcement'
      or message.kind = 'reminder' and private.event_end(event) <= now() then 'over'
    when (message.kind = 'canceled') <> (registration.canceled_at is not null) then 'changed'
    when message.kind = 'waiting' and not waits then 'changed'
    when message.kind = 'eventChanged' and before = private.schedule_of(event) then 'changed'
    when message.kind in ('registered', 'placeFree', 'reminder') and waits then 'changed'
    when message.kind = 'reminder' and registration.reminder_stopped or announcement.stopped_at is not null
      then 'stopped'
    when message.kind in ('registered', 'waiting', 'placeFree', 'reminder') and not private.is_scheduled(event)
      then 'changed'
  end;
  if skip is not null then
    return jsonb_build_object('skip', skip);
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'to', registration.email,
    'event', private.camel_keys(private.public_event(event)),
    'before', case when message.kind = 'eventChanged' then before end,
    'registration', jsonb_build_object(
      'id', registration.id, 'partySize', registration.party_size,
      'waitingNumber', private.waiting_number(registration),
      'reminderStopped', nullif(registration.reminder_stopped, false)
    ),
    'announcement', case when announcement.id is not null then
      jsonb_build_object('subject', announcement.subject, 'text', announcement.text) end,
    'links', case
      when message.kind = 'canceled' or private.is_over(event) then '[]'::jsonb
      when waits then '["receipt", "cancel"]'
      when message.kind = 'reminder' then '["receipt", "change", "cancel", "stopReminder"]'
      else '["receipt", "change", "cancel"]'
    end
  ));
end
$$;

-- "done": what the link is for was done before; "ended": the event has taken place; "gone": there is no such link,
-- or what it is about was deleted, as a subscription that has ended.
create or replace function private.link_outcome(
  link private.links, registration public.registrations, event public.events
) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case
    when link.token_hash is null then 'gone'
    when link.purpose = 'confirm' then (
      select case when confirmed_at is null and link.made_at < now() - interval '30 days' then 'ended'
        when confirmed_at is null then 'open' else 'done' end
      from public.newsletter_subscriptions where id = link.submission_id
    )
    when link.purpose = 'unsubscribe' then 'open'
    when registration.id is null or event.id is null then 'gone'
    when private.is_over(event) and private.is_scheduled(event) then 'ended'
    when registration.canceled_at is not null
      or link.purpose = 'stopReminder' and registration.reminder_stopped then 'done'
    else 'open'
  end;
$$;
