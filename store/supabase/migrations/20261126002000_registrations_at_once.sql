-- A registration that is sent several times at once: a repeat that found it only on storing it held its row and
-- waited for the events, while another one held the events and waited for its row.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

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
    -- A form may be sent again before its first answer: from here on, one after the other.
    perform pg_advisory_xact_lock(hashtextextended(sent::text, 0));
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
