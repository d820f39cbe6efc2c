-- What people are told. A message is a row, written in the transaction that it tells of, and says only what it is
-- about: to whom and with which words is found out when a worker is about to send it. So nothing is told of what
-- was rolled back or deleted since, and a person who is erased is in no message.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

-- Email addresses, separated by commas.
create function private.are_emails(list text) returns boolean
language sql immutable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(bool_and(private.is_email(private.trimmed(address))), true)
  from regexp_split_to_table(list, ',') as address where private.trimmed(list) <> '';
$$;

-- The day that an event's free text names, or null: in the words that parseEventDay of shared/src/format/eventTime.ts
-- reads, of which a month may be cut short.
create or replace function private.event_day(day text) returns date
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  found_parts text[];
begin
  found_parts := regexp_match(day, '\m(\d{4})-(\d{1,2})-(\d{1,2})\M');
  if found_parts is not null then
    return make_date(found_parts[1]::integer, found_parts[2]::integer, found_parts[3]::integer);
  end if;
  found_parts := regexp_match(day, '\m([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\M', 'i');
  if found_parts is null then
    found_parts := regexp_match(day, '\m(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?,?\s+(\d{4})\M', 'i');
    found_parts := array[found_parts[2], found_parts[1], found_parts[3]];
  end if;
  return make_date(
    found_parts[3]::integer,
    (
      select month from unnest(array[
        'january', 'february', 'march', 'april', 'may', 'june',
        'july', 'august', 'september', 'october', 'november', 'december'
      ]) with ordinality as known (name, month)
      where starts_with(name, lower(found_parts[1])) order by month limit 1
    )::integer,
    found_parts[2]::integer
  );
exception when data_exception then
  return null;
end
$$;

create table public.mail_settings (
  id bigint primary key default 1 check (id = 1),
  sender_name text not null check (char_length(sender_name) <= 200 and private.is_line(sender_name)),
  signature text not null check (char_length(signature) <= 2000),
  reply_to text not null check (reply_to = '' or private.is_email(reply_to)),
  requests_to text not null check (char_length(requests_to) <= 2000 and private.are_emails(requests_to)),
  volunteers_to text not null check (char_length(volunteers_to) <= 2000 and private.are_emails(volunteers_to)),
  offers_to text not null check (char_length(offers_to) <= 2000 and private.are_emails(offers_to)),
  gifts_to text not null check (char_length(gifts_to) <= 2000 and private.are_emails(gifts_to)),
  registrations_to text not null
    check (char_length(registrations_to) <= 2000 and private.are_emails(registrations_to))
);
call private.register_content('mail_settings', 'mailSettings');
insert into public.mail_settings values (1, '', '', '', '', '', '', '', '');

create table private.mail (
  id integer primary key default 1 check (id = 1),
  -- Since when a worker sends messages. Before that, none are written: they would all be sent at once.
  started_at timestamptz,
  -- When a worker last asked for messages.
  seen_at timestamptz
);
insert into private.mail default values;
alter table private.mail enable row level security;

-- What is known of an address, by its hash.
create table private.addresses (
  address_hash text primary key,
  -- Since when somebody who reads what is sent there has pressed a button that a message led to.
  confirmed_at timestamptz,
  -- Since when a server refuses the address for good.
  undeliverable_at timestamptz
);
alter table private.addresses enable row level security;

create function private.address_hash(address text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select private.hash('address ' || salt || lower(address)) from private.settings;
$$;

-- What an administrator writes to all who are registered for an event.
create table public.announcements (
  id uuid primary key,
  event_id bigint not null,
  subject text not null check (char_length(subject) between 1 and 200 and private.is_line(subject)),
  text text not null check (char_length(text) between 1 and 5000),
  at timestamptz not null default now(),
  stopped_at timestamptz
);
-- Two administrators who send the same words on one day send them once.
create unique index announcements_words on public.announcements
  (event_id, md5(subject || E'\n' || text), ((at at time zone 'America/Jamaica')::date))
where stopped_at is null;
call private.close_table('announcements');

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'registered', 'waiting', 'placeFree', 'changed', 'canceled', 'eventChanged', 'reminder', 'announcement',
    'received', 'handled', 'confirmNewsletter', 'subscribed', 'test',
    'staffSubmission', 'staffGift', 'staffRegistrations'
  )),
  -- The id of what it is about: a submission, a gift, an administrator, or a day.
  subject text not null,
  -- Tells apart what is said of one subject more than once; of what the foundation's own people are told, the hash
  -- of the address.
  occasion text not null default '',
  details jsonb,
  announcement_id uuid references public.announcements on delete cascade,
  submission_id uuid generated always as (
    case when kind not in ('test', 'staffGift', 'staffRegistrations') then subject::uuid end
  ) stored,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'skipped')),
  -- Why it was skipped or has failed, in one word.
  reason text,
  created_at timestamptz not null default now(),
  not_before timestamptz not null default now(),
  -- How often it was sent again by an administrator.
  round integer not null default 0,
  attempts integer not null default 0,
  first_tried_at timestamptz,
  last_tried_at timestamptz,
  -- A worker has it until then. If it has not said by then what came of it, another one takes it.
  claimed_until timestamptz,
  last_error text check (char_length(last_error) <= 500),
  sent_at timestamptz,
  address_hash text,
  -- As it was sent, without the secrets of its links.
  sent_subject text,
  sent_text text,
  unique (kind, subject, occasion)
);
-- What everybody of an event is told waits for what single people are.
create index messages_due on public.messages ((kind = 'announcement'), not_before, created_at, id)
where state = 'waiting';
create index messages_claimed on public.messages (claimed_until) where claimed_until is not null;
create index messages_of_submission on public.messages (submission_id);
create index messages_of_announcement on public.messages (announcement_id);
create index messages_of_address on public.messages (address_hash, sent_at);
create index messages_created_at on public.messages (created_at desc);
create index messages_tried_at on public.messages (last_tried_at);
create index messages_sent_at on public.messages (sent_at);
call private.close_table('messages');

-- The secret of a link is in the message alone. Each does one thing.
create table private.links (
  token_hash text primary key,
  purpose text not null
    check (purpose in ('receipt', 'change', 'cancel', 'stopReminder', 'confirm', 'unsubscribe')),
  submission_id uuid not null,
  made_at timestamptz not null default now()
);
create index links_of_submission on private.links (submission_id);
alter table private.links enable row level security;

-- Whether its day is over. One whose date nobody can read is to come.
create function private.is_over(event public.events) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(private.event_day(event.date) < (now() at time zone 'America/Jamaica')::date, false);
$$;

-- When it ends: at the second of its clock times, else with its day. As eventTimes of shared/src/format/eventTime.ts
-- reads them.
create function private.event_end(event public.events) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  with clock_times as (
    select row_number() over (order by place) as number, make_interval(
      hours => case when half is null then hour else hour % 12 + case when half ilike 'p%' then 12 else 0 end end,
      mins => minute
    ) as since_midnight
    from (
      select place, parts[1]::integer as hour, coalesce(parts[2]::integer, 0) as minute, parts[3] as half
      from regexp_matches(event.time, '\m(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?(?![\d:])', 'gi')
        with ordinality as found (parts, place)
      where parts[2] is not null or parts[3] is not null
    ) as clock where hour <= case when half is null then 23 else 12 end and minute <= 59
  )
  select (
    private.event_day(event.date) + coalesce(
      (
        select last.since_midnight from clock_times as first, clock_times as last
        where first.number = 1 and last.number = 2 and last.since_midnight > first.since_midnight
      ),
      interval '1 day'
    )
  ) at time zone 'America/Jamaica';
$$;

create function private.sends_mail() returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select started_at is not null from private.mail;
$$;

create function private.tell(
  kind text, subject text, occasion text default '', not_before timestamptz default now(), details jsonb default null
) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.messages (kind, subject, occasion, not_before, details)
  select tell.kind, tell.subject, tell.occasion, tell.not_before, tell.details where private.sends_mail()
  on conflict do nothing;
$$;

-- The foundation's own people who are told of something, by the setting that names them.
create function private.staff(setting text) returns setof text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select distinct lower(private.trimmed(address))
  from public.mail_settings as settings, regexp_split_to_table(to_jsonb(settings) ->> setting, ',') as address
  where private.trimmed(address) <> '';
$$;

create function private.tell_staff(
  kind text, subject text, setting text, not_before timestamptz default now()
) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select private.tell(kind, subject, private.address_hash(address), not_before)
  from private.staff(setting) as address;
$$;

-- Who is told of a submission in this table.
create function private.staff_setting(table_name text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case table_name
    when 'registrations' then 'registrations_to'
    when 'volunteer_applications' then 'volunteers_to'
    when 'donation_offers' then 'offers_to'
    else 'requests_to'
  end;
$$;

-- Registrations.

-- Whether its person wants no reminder.
alter table public.registrations add column reminder_stopped boolean not null default false;

create function private.in_jamaica(day date, hour integer) returns timestamptz
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select (day + make_interval(hours => hour)) at time zone 'America/Jamaica';
$$;

-- Whether nobody is sending it: it was not claimed, or whoever had it has not said what came of it.
create function private.is_free(message public.messages) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select message.state = 'waiting' and (message.claimed_until is null or message.claimed_until <= now());
$$;

-- One reminder, on the morning two days before the event, to those who have places. One that is late stays.
create function private.plan_reminder(registration public.registrations) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  event public.events;
  day date;
  wanted boolean;
begin
  select * into event from public.events where id = registration.event_id;
  day := private.event_day(event.date);
  wanted := coalesce(
    private.places_of(registration) > 0 and registration.email <> '' and not registration.reminder_stopped
      and private.is_scheduled(event) and day is not null,
    false
  );
  delete from public.messages as message
  where submission_id = registration.id and kind = 'reminder' and private.is_free(message)
    and not (wanted and occasion = event.id || ' ' || day);
  if wanted and private.in_jamaica(day - 2, 9) > now() then
    perform private.tell(
      'reminder', registration.id::text, event.id || ' ' || day, private.in_jamaica(day - 2, 9)
    );
  end if;
end
$$;

create function private.tell_registrant() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  today constant date := (now() at time zone 'America/Jamaica')::date;
  id constant text := new.id;
  -- This change may have given it a place already, which was told then.
  registration public.registrations;
begin
  select * into registration from public.registrations where registrations.id = new.id;
  perform private.plan_reminder(registration);
  if tg_op = 'INSERT' or new.event_id <> old.event_id then
    delete from public.messages as message
    where submission_id = new.id and kind = 'eventChanged' and private.is_free(message);
    insert into private.told
    select new.id, private.schedule_of(event) from public.events as event where event.id = new.event_id
    on conflict (registration_id) do update set schedule = excluded.schedule;
  end if;
  if tg_op = 'UPDATE' and new.email is distinct from old.email then
    delete from private.links where submission_id = new.id;
  end if;
  if tg_op = 'INSERT' then
    perform private.tell_staff('staffRegistrations', today::text, 'registrations_to', private.in_jamaica(today + 1, 7));
    perform private.tell(case when new.waiting_since is null then 'registered' else 'waiting' end, id);
  elsif new.canceled_at is not null then
    if old.canceled_at is null then
      perform private.tell('canceled', id);
    end if;
  elsif old.waiting_since is not null and new.waiting_since is null then
    perform private.tell('placeFree', id);
  elsif (new.event_id, new.party_size) is distinct from (old.event_id, old.party_size) then
    if new.waiting_since is not distinct from registration.waiting_since then
      perform private.tell('changed', id, clock_timestamp()::text);
    end if;
  elsif new.email is distinct from old.email then
    perform private.tell(
      case when new.waiting_since is null then 'registered' else 'waiting' end, id, private.address_hash(new.email)
    );
  end if;
  return null;
end
$$;

-- Later than "hold_places", which may undo a registration or give it places.
create trigger tell_registrant after insert or update on public.registrations
  for each row execute function private.tell_registrant();

-- What a change of is worth telling.
create function private.schedule_of(event public.events) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'date', event.date, 'time', event.time, 'location', event.location,
    'status', coalesce(event.status, 'scheduled')
  );
$$;

-- When and where its person believes the event to be: as it was when they registered, or as they were told last.
create table private.told (
  registration_id uuid primary key references public.registrations on delete cascade,
  schedule jsonb not null
);
alter table private.told enable row level security;
insert into private.told
select registration.id, private.schedule_of(event)
from public.registrations as registration join public.events as event on event.id = registration.event_id;

-- Five minutes later, so that a slip that is mended meanwhile is told to nobody. Each registration by itself: some
-- have heard of the change before, and some have not.
create function private.tell_of_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  after constant jsonb := private.schedule_of(new);
  known record;
begin
  for known in
    select registration, schedule as before
    from public.registrations as registration join private.told on registration_id = registration.id
    where event_id = new.id
  loop
    perform private.plan_reminder(known.registration);
    delete from public.messages as message
    where submission_id = (known.registration).id and kind = 'eventChanged' and private.is_free(message);
    if (known.registration).canceled_at is null and (known.registration).email <> '' and known.before <> after
      -- A draft is nobody's business.
      and after ->> 'status' <> 'draft'
      -- Of what is canceled or postponed, nobody needs to know when and where it would be.
      and (private.is_scheduled(new) or known.before ->> 'status' <> after ->> 'status')
      and not (private.is_over(old) and private.is_over(new)) then
      perform private.tell(
        'eventChanged', (known.registration).id::text, new.id || ' ' || new.sequence, now() + interval '5 minutes'
      );
    end if;
  end loop;
  return null;
end
$$;

create trigger tell_of_change after update on public.events
  for each row when (
    (old.date, old.time, old.location, coalesce(old.status, 'scheduled'))
      is distinct from (new.date, new.time, new.location, coalesce(new.status, 'scheduled'))
  ) execute function private.tell_of_change();

-- Everything else that visitors send.

create function private.tell_sender() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell('received', new.id::text);
    perform private.tell_staff('staffSubmission', new.id::text, private.staff_setting(tg_table_name));
  elsif new.handled_at is null then
    delete from public.messages as message
    where submission_id = new.id and kind = 'handled' and private.is_free(message);
  elsif old.handled_at is null then
    -- Later, so that a slip that is mended meanwhile is told to nobody.
    perform private.tell('handled', new.id::text, '', now() + interval '5 minutes');
  end if;
  return null;
end
$$;

-- As before, and its sender is told.
create or replace procedure private.register_submissions(
  kind text, table_name text, fields text[], submit_function regproc,
  condition text default null, lasting boolean default false
)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (
    select from public.submission_kinds as known where known.table_name = register_submissions.table_name
  ) then
    call private.close_table(table_name);
    execute format(
      'alter table public.%1$I
         add column created_at timestamptz not null default now(),
         add column handled_at timestamptz,
         add column handled_by uuid;
       create index %2$I on public.%1$I (created_at desc);
       create trigger change_only_handled before update on public.%1$I
         for each row execute function private.change_only_handled();
       create trigger audit_handling after update on public.%1$I for each row
         when (old.handled_at is distinct from new.handled_at)
         execute function private.audit_submission();
       create trigger audit_deletion after delete on public.%1$I
         for each row execute function private.audit_submission();
       create trigger tell_sender after insert or update of handled_at on public.%1$I
         for each row execute function private.tell_sender();
       create policy "administrators handle" on public.%1$I for update to administrator
         using ((select public.is_administrator()));
       create policy "administrators remove" on public.%1$I for delete to administrator
         using ((select public.is_administrator()));
       grant delete, update (handled_at) on public.%1$I to administrator',
      table_name, table_name || '_created_at'
    );
  end if;
  execute format(
    'revoke all on function %1$s from public;
     grant execute on function %1$s to anon, authenticated, administrator, service_role',
    submit_function
  );
  insert into public.submission_kinds values (kind, table_name, condition, fields, lasting);
  call private.rebuild_submissions_view();
end
$$;

do $$
declare
  known text;
begin
  for known in
    select distinct table_name from public.submission_kinds
    where table_name not in ('registrations', 'newsletter_subscriptions')
  loop
    execute format(
      'create trigger tell_sender after insert or update of handled_at on public.%I
         for each row execute function private.tell_sender()',
      known
    );
  end loop;
end
$$;

-- As before, and what was said of a deleted one is forgotten with it.
create or replace function private.audit_submission() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform private.write_audit(
    tg_table_name,
    old.id::text,
    case when tg_op = 'DELETE' then 'delete' when new.handled_at is null then 'reopen' else 'handle' end,
    null,
    null
  );
  if tg_op = 'DELETE' then
    delete from private.origins where id = old.id;
    delete from private.links where submission_id = old.id;
    delete from public.messages where submission_id = old.id;
  end if;
  return null;
end
$$;

-- The newsletter: nobody is subscribed before they have said so from their own address.

alter table public.newsletter_subscriptions add column confirmed_at timestamptz;

create function private.tell_subscriber() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform private.tell('confirmNewsletter', new.id::text, private.today());
  elsif old.confirmed_at is null and new.confirmed_at is not null then
    perform private.tell('subscribed', new.id::text);
  end if;
  return null;
end
$$;

create trigger tell_subscriber after insert or update on public.newsletter_subscriptions
  for each row execute function private.tell_subscriber();

-- Whoever asks again, and has not confirmed, is asked again: once a day.
create or replace function public.subscribe_to_newsletter(id uuid, form jsonb, guard jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  answer constant jsonb := private.submit('newsletter', id, form, guard);
begin
  if answer ->> 'outcome' = 'accepted' and not private.is_robot(guard) then
    perform private.tell('confirmNewsletter', known.id::text, private.today())
    from public.newsletter_subscriptions as known
    where lower(known.email) = lower(private.trimmed(form ->> 'email')) and known.confirmed_at is null;
  end if;
  return answer;
end
$$;

-- Not of one of long ago, as when a backup brings back all gifts.
create function private.tell_of_gift() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if private.event_day(new.date) < now()::date - 7 then
    return null;
  end if;
  perform private.tell_staff('staffGift', new.id::text, 'gifts_to');
  return null;
end
$$;

create trigger tell_of_gift after insert on public.donations
  for each row execute function private.tell_of_gift();

-- What a message says, made when it is about to be sent.

create function private.new_link(purpose text, submission uuid) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  -- 244 random bits.
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.links (token_hash, purpose, submission_id) values (private.hash(token), purpose, submission);
  return token;
end
$$;

create function private.new_links(purposes jsonb, submission uuid) returns jsonb
language sql set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(purpose, private.new_link(purpose, submission)), '{}')
  from jsonb_array_elements_text(purposes) as purpose;
$$;

-- What everybody may know of an event.
create function private.public_event(event public.events) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select to_jsonb(event) - '{version, updated_at, served}'::text[] where event.id is not null;
$$;

-- What is about a registration: its parts of a message, or why it is not to be sent.
create function private.registration_content(message public.messages) returns jsonb
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
    when private.is_over(event) or message.kind = 'reminder' and private.event_end(event) <= now() then 'over'
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
      when message.kind = 'canceled' then '[]'::jsonb
      when waits then '["receipt", "cancel"]'
      when message.kind = 'reminder' then '["receipt", "change", "cancel", "stopReminder"]'
      else '["receipt", "change", "cancel"]'
    end
  ));
end
$$;

create function private.camel_keys(fields jsonb) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(private.camel_case(key), value) from jsonb_each(fields) as field (key, value);
$$;

create function private.submission_content(message public.messages) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  sent public.submissions;
  event public.events;
begin
  select * into sent from public.submissions where id = message.submission_id;
  select * into event from public.events where id = sent.event_id;
  if sent.id is null or message.kind = 'handled' and sent.handled_at is null then
    return '{"skip": "gone"}';
  end if;
  -- What it promises for the next days would be long over.
  if message.created_at < now() - interval '7 days' and message.round = 0 then
    return '{"skip": "late"}';
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'to', sent.email,
    'submissionKind', sent.kind,
    'event', private.camel_keys(private.public_event(event))
  ));
end
$$;

create function private.subscription_content(message public.messages) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  subscription public.newsletter_subscriptions;
begin
  select * into subscription from public.newsletter_subscriptions where id = message.submission_id;
  if subscription.id is null then
    return '{"skip": "gone"}';
  elsif message.kind = 'confirmNewsletter' and subscription.confirmed_at is not null then
    return '{"skip": "changed"}';
  end if;
  return jsonb_build_object('to', subscription.email, 'links', case
    when message.kind = 'confirmNewsletter' then '["confirm", "unsubscribe"]'::jsonb
    else '["unsubscribe"]'
  end);
end
$$;

-- What the foundation's own people are told: what there is, and nothing of what anybody wrote.
create function private.staff_content(message public.messages) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  sent public.submissions;
  setting text;
  content jsonb;
begin
  if message.kind = 'staffSubmission' then
    select * into sent from public.submissions where id = message.submission_id;
    select private.staff_setting(table_name) into setting from public.submission_kinds where kind = sent.kind;
    content := jsonb_build_object('submissionKind', sent.kind);
  elsif message.kind = 'staffGift' then
    setting := 'gifts_to';
    select jsonb_build_object('amount', amount) into content
    from public.donations where id = message.subject::bigint;
  else
    setting := 'registrations_to';
    select jsonb_build_object('day', message.subject, 'registrations', jsonb_agg(of_event order by title))
    into content
    from (
      select event_id as "eventId", min(event_title) as title,
        count(*) filter (where waiting_since is null) as parties,
        coalesce(sum(party_size) filter (where waiting_since is null), 0) as people,
        coalesce(sum(party_size) filter (where waiting_since is not null), 0) as waiting
      from public.registrations
      where (created_at at time zone 'America/Jamaica')::date = message.subject::date and canceled_at is null
      group by event_id
    ) as of_event
    having count(*) > 0;
  end if;
  return coalesce(
    content || (
      select jsonb_build_object('to', address) from private.staff(setting) as address
      where private.address_hash(address) = message.occasion
    ),
    '{"skip": "gone"}'
  );
end
$$;

create function private.test_content(message public.messages) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(
    (
      select jsonb_build_object('to', users.email) || coalesce(message.details, '{}')
      from auth.users join public.administrators on user_id = users.id
      where users.id = message.subject::uuid
    ),
    '{"skip": "gone"}'
  );
$$;

-- What the worker needs for a message, as shared/src/messages/messageContent.ts describes it, with the links that it
-- is to have instead of their secrets; or "skip" with the reason.
create function private.message_content(message public.messages) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  content constant jsonb := case
    when message.kind in ('received', 'handled') then private.submission_content(message)
    when message.kind in ('confirmNewsletter', 'subscribed') then private.subscription_content(message)
    when message.kind like 'staff%' then private.staff_content(message)
    when message.kind = 'test' then private.test_content(message)
    else private.registration_content(message)
  end;
begin
  if content ->> 'to' = '' then
    return '{"skip": "noAddress"}';
  end if;
  return jsonb_build_object('id', message.id, 'kind', message.kind, 'round', message.round, 'links', '[]'::jsonb)
    || jsonb_build_object(
      'site', (
        select jsonb_build_object(
          'siteName', site_name, 'contactEmail', contact_email, 'phoneNumber', phone_number
        ) from public.general_settings
      ),
      'sender', (
        select jsonb_build_object('senderName', sender_name, 'signature', signature, 'replyTo', reply_to)
        from public.mail_settings
      )
    ) || content;
end
$$;

-- What the worker calls, as the owner of these tables.

create function private.is_to_visitor(kind text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select kind <> 'test' and kind not like 'staff%';
$$;

create function private.has_confirmed(hash text) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (select from private.addresses where address_hash = hash and confirmed_at is not null);
$$;

-- Whether an address that has confirmed nothing has had its three messages of a day; then, until when it waits. Nobody
-- can have a stranger's mailbox filled. What only the foundation causes does not wait: whoever is registered hears in
-- time that an event is canceled.
create function private.held_until(kind text, hash text) returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when claimed_until > now() then now() else sent_at end + interval '1 day'
  from public.messages as sent
  where private.is_to_visitor(held_until.kind) and held_until.kind not in ('eventChanged', 'announcement')
    and private.is_to_visitor(sent.kind) and sent.address_hash = hash
    and (sent_at > now() - interval '1 day' or claimed_until > now())
    and not private.has_confirmed(hash)
  order by 1 desc offset 2 limit 1;
$$;

-- Whether an address that has confirmed nothing was told the same of another registration for the event.
create function private.is_repeated(message public.messages, hash text) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select message.kind in ('reminder', 'eventChanged') and message.round = 0 and not private.has_confirmed(hash)
    and exists (
      select from public.messages as other
      where other.kind = message.kind and other.occasion = message.occasion and other.address_hash = hash
        and other.id <> message.id and (other.sent_at is not null or other.claimed_until > now())
    );
$$;

-- Hands out messages whose time has come, at most so many, and no more in a minute by all workers together than
-- "per_minute". Whoever gets one says within two minutes what came of it. Says that a worker is there.
create function private.claim_messages(most integer, per_minute integer) returns setof jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  -- A long queue of what is not to be sent holds up no other worker.
  most_looked_at constant integer := 500;
  -- More than a day has, however long the pauses: whoever takes it ends before it has said what came of it.
  most_attempts constant integer := 30;
  looked_at integer := 0;
  room integer;
  message public.messages;
  content jsonb;
  hash text;
  held timestamptz;
  known record;
begin
  -- Workers ask one after another: each counts what the others have.
  perform pg_advisory_xact_lock(hashtext('messages'));
  if not private.sends_mail() then
    update private.mail set started_at = now();
    for known in
      select registration from public.registrations as registration
      join public.events on events.id = registration.event_id where private.is_upcoming(events)
    loop
      perform private.plan_reminder(known.registration);
    end loop;
  end if;
  -- A row that every question writes anew would soon be a thousand dead ones.
  update private.mail set seen_at = now() where seen_at is null or seen_at < now() - interval '10 seconds';
  -- What a server has refused counts, too: it may have done so because there was too much.
  room := least(most, per_minute - (
    select count(*) from public.messages where last_tried_at > now() - interval '1 minute'
  ));
  while room > 0 and looked_at < most_looked_at loop
    looked_at := looked_at + 1;
    select * into message from public.messages
    where state = 'waiting' and not_before <= now() and (claimed_until is null or claimed_until <= now())
    order by kind = 'announcement', not_before, created_at, id limit 1 for update skip locked;
    exit when not found;
    content := private.message_content(message);
    hash := private.address_hash(content ->> 'to');
    held := case
      when content ? 'later' then now() + (content ->> 'later')::interval
      else private.held_until(message.kind, hash)
    end;
    if content ? 'skip' then
      update public.messages set state = 'skipped', reason = content ->> 'skip' where id = message.id;
    elsif exists (select from private.addresses where address_hash = hash and undeliverable_at is not null) then
      -- A wrong address of the foundation's own people is for an administrator to mend, who is told what has failed.
      update public.messages set
        state = case when message.kind like 'staff%' then 'failed' else 'skipped' end,
        reason = 'undeliverable', address_hash = hash
      where id = message.id;
    elsif private.is_repeated(message, hash) then
      update public.messages set state = 'skipped', reason = 'repeated' where id = message.id;
    elsif message.attempts >= most_attempts then
      update public.messages set state = 'failed', reason = 'temporary', claimed_until = null where id = message.id;
    elsif held is not null then
      update public.messages set not_before = held where id = message.id;
    else
      update public.messages set
        claimed_until = clock_timestamp() + interval '2 minutes', attempts = attempts + 1,
        first_tried_at = coalesce(first_tried_at, now()), last_tried_at = now(), address_hash = hash,
        details = case when content ? 'registration' then
          (select jsonb_build_object('told', private.schedule_of(event)) from public.registrations
            join public.events as event on event.id = event_id where registrations.id = message.submission_id)
          else details end
      where id = message.id;
      room := room - 1;
      return next content - 'links'
        || jsonb_build_object('tokens', private.new_links(content -> 'links', message.submission_id));
    end if;
  end loop;
end
$$;

create function private.message_sent(id uuid, subject text, body text) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  with sent as (
    update public.messages set
      state = 'sent', reason = null, sent_at = now(), claimed_until = null, last_error = null,
      sent_subject = message_sent.subject, sent_text = message_sent.body
    where id = message_sent.id
    returning submission_id, details -> 'told' as schedule
  )
  update private.told set schedule = sent.schedule
  from sent where registration_id = sent.submission_id and sent.schedule is not null;
$$;

-- "temporary": it is tried again later, for a day. "undeliverable": the address gets nothing more. "refused":
-- the message is given up.
create function private.message_failed(id uuid, error text, outcome text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  message public.messages;
begin
  -- Another worker may have sent it meanwhile.
  select * into message from public.messages where id = message_failed.id and state = 'waiting' for update;
  if message.id is null then
    return;
  end if;
  if outcome = 'temporary' and message.first_tried_at > now() - interval '1 day' then
    update public.messages set
      claimed_until = null, last_error = left(error, 500),
      -- 30 s, 2 min, 8 min, 32 min, then every two hours.
      not_before = now() + interval '30 seconds' * least(4 ^ least(message.attempts - 1, 6), 240)
    where id = message.id;
    return;
  end if;
  update public.messages set
    state = 'failed', reason = outcome, claimed_until = null, last_error = left(error, 500)
  where id = message.id;
  if outcome = 'undeliverable' then
    insert into private.addresses as known (address_hash, undeliverable_at) values (message.address_hash, now())
    on conflict (address_hash) do update set undeliverable_at = now();
  end if;
end
$$;

-- For a worker that stops before it has begun with them.
create function private.hand_back_messages(ids uuid[]) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  update public.messages set claimed_until = null, attempts = attempts - 1, last_tried_at = null
  where id = any (ids) and state = 'waiting';
$$;

-- What is kept only for a time: texts as they were sent for ninety days, that something was sent for a year, links
-- until thirty days after the event, or for a year where nobody can tell its day. What ends a subscription is kept
-- as long as that.
create function private.tidy_messages() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  update public.messages set sent_subject = null, sent_text = null
  where sent_at < now() - interval '90 days' and sent_text is not null;
  delete from public.messages where created_at < now() - interval '1 year' and state <> 'waiting';
  delete from private.links as link
  where purpose not in ('confirm', 'unsubscribe') and coalesce(
    (
      select private.event_day(events.date) + 30
      from public.registrations join public.events on events.id = registrations.event_id
      where registrations.id = link.submission_id
    ),
    made_at::date + 365
  ) < now()::date;
  delete from private.links where purpose = 'confirm' and made_at < now() - interval '1 year';
  -- Who was asked, and did not confirm within the thirty days that they had.
  delete from public.newsletter_subscriptions as asked
  where confirmed_at is null and created_at < now() - interval '30 days'
    and exists (select from public.messages where submission_id = asked.id and kind = 'confirmNewsletter' and state = 'sent')
    and not exists (
      select from public.messages where submission_id = asked.id and kind = 'confirmNewsletter'
        and (state = 'waiting' or sent_at > now() - interval '30 days')
    );
  delete from public.announcements where at < now() - interval '1 year';
$$;

-- What the links in messages lead to. Opening one changes nothing: programs that look for harm open them, too.

create function private.link_of(token text) returns private.links
language sql stable set search_path = pg_catalog, pg_temp as $$
  select * from private.links where token_hash = private.hash(link_of.token);
$$;

-- "done": what the link is for was done before; "ended": the event is over; "gone": there is no such link, or what
-- it is about was deleted, as a subscription that has ended.
create function private.link_outcome(
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
    when private.is_over(event) then 'ended'
    when registration.canceled_at is not null
      or link.purpose = 'stopReminder' and registration.reminder_stopped then 'done'
    else 'open'
  end;
$$;

create function public.open_link(token text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  link private.links;
  registration public.registrations;
  event public.events;
begin
  if private.called_too_often() then
    return '{"outcome": "tooMany"}';
  end if;
  link := private.link_of(token);
  select * into registration from public.registrations where id = link.submission_id;
  select * into event from public.events where id = registration.event_id;
  return jsonb_strip_nulls(jsonb_build_object(
    'outcome', private.link_outcome(link, registration, event),
    'purpose', link.purpose,
    'registrationId', registration.id,
    'partySize', registration.party_size,
    'waitingNumber', private.waiting_number(registration),
    'event', private.public_event(event)
  ));
end
$$;

-- What a link does besides canceling and changing. Who uses one has read a message: the address is theirs.
create function private.follow_link(link private.links) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  registration public.registrations;
  event public.events;
  outcome text;
begin
  select * into registration from public.registrations where id = link.submission_id;
  select * into event from public.events where id = registration.event_id;
  outcome := private.link_outcome(link, registration, event);
  if outcome <> 'open' or link.purpose = 'receipt' then
    return outcome;
  end if;
  perform private.confirm_address(link);
  if link.purpose = 'confirm' then
    update public.newsletter_subscriptions set confirmed_at = now() where id = link.submission_id;
  elsif link.purpose = 'unsubscribe' then
    delete from public.newsletter_subscriptions where id = link.submission_id;
  else
    update public.registrations set reminder_stopped = true where id = link.submission_id;
  end if;
  return 'done';
end
$$;

create function private.confirm_address(link private.links) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  insert into private.addresses as known (address_hash, confirmed_at)
  select private.address_hash(email), now() from public.submissions where id = link.submission_id and email <> ''
  on conflict (address_hash) do update set confirmed_at = now();
$$;

-- For a mail program that does it by itself, through the worker. A secret of 244 bits needs no counting of tries.
create function private.one_click(token text) returns text
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  link constant private.links := private.link_of(token);
begin
  if link.purpose in ('unsubscribe', 'stopReminder') then
    perform set_config('store.submission', 'yes', true);
    return private.follow_link(link);
  end if;
  return 'gone';
end
$$;

-- Does what the link is for.
create function public.use_link(token text, party_size integer default null) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  link private.links;
  registration public.registrations;
  event public.events;
  outcome text;
  answer jsonb;
  own_token text;
begin
  -- An administrator's browser may open it, too.
  perform set_config('store.submission', 'yes', true);
  link := private.link_of(token);
  own_token := private.cancellation_token(link.submission_id);
  if link.purpose = 'cancel' or link.purpose = 'change' then
    select * into registration from public.registrations where id = link.submission_id;
    select * into event from public.events where id = registration.event_id;
    outcome := private.link_outcome(link, registration, event);
    if outcome = 'open' then
      answer := case link.purpose
        when 'cancel' then public.cancel_registration(link.submission_id, own_token)
        else public.change_party(link.submission_id, own_token, use_link.party_size)
      end;
      outcome := case
        when answer ->> 'outcome' in ('canceled', 'accepted', 'waiting') then 'done'
        -- The registration is there: nobody more can come while its event is not scheduled.
        when answer ->> 'outcome' = 'gone' and link.purpose = 'change' then 'closed'
        else answer ->> 'outcome'
      end;
    end if;
    if outcome = 'done' then
      perform private.confirm_address(link);
    end if;
  elsif private.called_too_often() then
    return '{"outcome": "tooMany"}';
  else
    outcome := private.follow_link(link);
  end if;
  return jsonb_strip_nulls(jsonb_build_object('outcome', outcome, 'left', answer -> 'left'));
end
$$;

revoke all on function public.open_link(text), public.use_link(text, integer) from public;
grant execute on function public.open_link(text), public.use_link(text, integer)
to anon, authenticated, administrator, service_role;

-- What administrators see and do.

create view public.message_list with (security_invoker = true) as
select
  messages.id, messages.kind, state, reason, sent_subject as subject, messages.created_at, not_before, sent_at,
  attempts, last_error, submission_id, name, email, submissions.event_id, event_title
from public.messages left join public.submissions on submissions.id = submission_id;
revoke all on public.message_list from public, anon, authenticated;
grant select on public.message_list to administrator, service_role;

create function public.mail_status() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when public.is_administrator() then jsonb_strip_nulls(jsonb_build_object(
    'startedAt', started_at,
    'seenAt', seen_at,
    'waiting', (select count(*) from public.messages where state = 'waiting')
  )) end from private.mail;
$$;

-- Once, whoever presses the button how often.
create function public.resend_message(id uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  hash text;
begin
  if not public.is_administrator() then
    return null;
  end if;
  update public.messages set
    state = 'waiting', reason = null, not_before = now(), round = round + 1, attempts = 0, first_tried_at = null,
    last_error = null
  where id = resend_message.id and state <> 'waiting'
  returning address_hash into hash;
  if not found then
    return '{"outcome": "gone"}';
  end if;
  update private.addresses set undeliverable_at = null where address_hash = hash;
  return '{"outcome": "accepted"}';
end
$$;

-- To whom an announcement goes: to each address once, of those who have places.
create function private.audience(about bigint) returns setof public.registrations
language sql stable set search_path = pg_catalog, pg_temp as $$
  select distinct on (lower(email)) * from public.registrations
  where event_id = about and canceled_at is null and waiting_since is null and email <> ''
  order by lower(email), created_at;
$$;

-- Writes to all who have places at an event. Without an id it only counts them.
create function public.announce(
  event_id bigint, id uuid default null, subject text default null, text text default null
) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  counted bigint;
begin
  if not public.is_administrator() then
    return null;
  end if;
  select count(*) into counted from private.audience(announce.event_id);
  if announce.id is not null then
    if not private.sends_mail() then
      return '{"outcome": "notStarted"}';
    end if;
    begin
      insert into public.announcements (id, event_id, subject, text)
      values (announce.id, announce.event_id, private.trimmed(announce.subject), private.trimmed(announce.text))
      on conflict do nothing;
      if not found then
        return '{"outcome": "repeated"}';
      end if;
    exception when check_violation or not_null_violation then
      return '{"outcome": "invalid"}';
    end;
    insert into public.messages (kind, subject, occasion, announcement_id)
    select 'announcement', registration.id::text, announce.id::text, announce.id
    from private.audience(announce.event_id) as registration;
    perform private.write_audit('announcements', announce.id::text, 'insert', null, jsonb_build_object(
      'subject', announce.subject, 'event_id', announce.event_id
    ));
  end if;
  return jsonb_build_object('outcome', 'accepted', 'count', counted);
end
$$;

create function public.announcements(event_id bigint) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when public.is_administrator() then coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', id, 'subject', subject, 'text', text, 'at', at, 'stoppedAt', stopped_at,
      'sent', (select count(*) from public.messages where announcement_id = known.id and state = 'sent'),
      'waiting', (select count(*) from public.messages where announcement_id = known.id and state = 'waiting'),
      'failed', (select count(*) from public.messages where announcement_id = known.id and state = 'failed')
    )) order by at desc)
    from public.announcements as known where known.event_id = announcements.event_id
  ), '[]') end;
$$;

-- What is under way arrives.
create function public.stop_announcement(id uuid) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  stopped bigint;
begin
  if not public.is_administrator() then
    return null;
  end if;
  update public.announcements set stopped_at = coalesce(stopped_at, now()) where id = stop_announcement.id;
  update public.messages set state = 'skipped', reason = 'stopped'
  where announcement_id = stop_announcement.id and state = 'waiting'
    and (claimed_until is null or claimed_until <= now());
  get diagnostics stopped = row_count;
  return jsonb_build_object('stopped', stopped);
end
$$;

-- A message to the caller's own address; with an announcement, that one.
create function public.send_test(id uuid, announcement jsonb default null) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not public.is_administrator() then
    return null;
  end if;
  perform private.tell(
    'test', auth.uid()::text, send_test.id::text, now(),
    case when announcement is not null then jsonb_build_object('announcement', jsonb_build_object(
      'subject', left(announcement ->> 'subject', 200), 'text', left(announcement ->> 'text', 5000)
    )) end
  );
  return jsonb_build_object('outcome', case when private.sends_mail() then 'accepted' else 'notStarted' end);
end
$$;

-- Confirmed addresses, each with the secret of a link that ends its subscription, for whatever sends the newsletter.
create function public.newsletter_addresses() returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not public.is_administrator() then
    return null;
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'email', email, 'confirmedAt', confirmed_at, 'token', private.new_link('unsubscribe', id)
    ) order by confirmed_at)
    from public.newsletter_subscriptions where confirmed_at is not null
  ), '[]');
end
$$;

-- As before, and nothing is known of the address either.
create or replace function public.forget_person(email text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  person constant text := lower(private.trimmed(email));
  pattern constant text := regexp_replace(person, '[^[:alnum:]@]', '\\\&', 'g');
begin
  if not public.is_administrator() or coalesce(person, '') = '' then
    return null;
  end if;
  -- Where an administrator wrote it to everybody.
  update public.announcements set
    subject = regexp_replace(subject, pattern, '…', 'gi'), text = regexp_replace(text, pattern, '…', 'gi')
  where position(person in lower(subject || text)) > 0;
  update public.messages set
    sent_subject = regexp_replace(sent_subject, pattern, '…', 'gi'),
    sent_text = regexp_replace(sent_text, pattern, '…', 'gi')
  where position(person in lower(sent_subject || sent_text)) > 0;
  delete from private.addresses where address_hash = private.address_hash(person);
  -- Of somebody who had this address before.
  delete from public.messages where address_hash = private.address_hash(person);
  return jsonb_build_object(
    'deleted', private.delete_submissions('lower(email) = $1', person, true),
    'mentions', private.mentions(person)
  );
end
$$;

revoke all on function
  public.mail_status(), public.resend_message(uuid), public.announce(bigint, uuid, text, text),
  public.announcements(bigint), public.stop_announcement(uuid), public.send_test(uuid, jsonb),
  public.newsletter_addresses()
from public, anon;
grant execute on function
  public.mail_status(), public.resend_message(uuid), public.announce(bigint, uuid, text, text),
  public.announcements(bigint), public.stop_announcement(uuid), public.send_test(uuid, jsonb),
  public.newsletter_addresses()
to authenticated, administrator, service_role;
