-- Who calls about a full event can wait for a place, as visitors can.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

-- Registers somebody for an administrator; where places are too few, the party waits for them.
create function public.add_waiting(id uuid, form jsonb, event_id bigint) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  saved jsonb;
begin
  if not public.is_administrator() then
    return null;
  end if;
  perform set_config('store.waiting', 'yes', true);
  saved := public.save_registration(add_waiting.id, form, add_waiting.event_id);
  if saved ->> 'outcome' = 'accepted' and exists (
    select from public.registrations where registrations.id = add_waiting.id and waiting_since is not null
  ) then
    return saved || '{"outcome": "waiting"}';
  end if;
  return saved;
end
$$;

revoke all on function public.add_waiting(uuid, jsonb, bigint) from public, anon;
grant execute on function public.add_waiting(uuid, jsonb, bigint) to authenticated, administrator, service_role;
