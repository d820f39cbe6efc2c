-- What only administrators call; anybody else is answered null.

create function public.live_figures() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when public.is_administrator() then jsonb_build_object(
    'kinds', (
      select jsonb_object_agg(known.kind, (
        select count(*) from public.submissions as sent
        where sent.kind = known.kind and sent.canceled_at is null
      )) from public.submission_kinds as known
    ),
    'registrationsLast30Days', (
      select count(*) from public.registrations
      where canceled_at is null and created_at > now() - interval '30 days'
    ),
    'unhandled', (
      select count(*) from public.submissions where handled_at is null and canceled_at is null
    ),
    'submissions', (select count(*) from public.submissions),
    'donationsTotal', (
      select coalesce(sum(amount), 0) from public.donations where status = 'completed'
    )
  ) end;
$$;

create function private.without_address(fields jsonb, person text) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(
    name, case when position(person in lower(value::text)) > 0 then '"…"' else value end
  ) from jsonb_each(fields) as field (name, value);
$$;

-- What other people wrote, the history and the content say of an address: whoever erases a person decides
-- about it.
create function private.mentions(person text) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  known text;
  found_rows jsonb;
  answer jsonb := '[]';
begin
  for known in
    select distinct table_name from public.submission_kinds
    union all select table_name from private.content_versions
    union all select 'audit'
  loop
    execute format(
      'select jsonb_agg(jsonb_build_object(''table'', %1$L, ''row'', id::text)) from (
         select id from public.%1$I as item where position($1 in lower(to_jsonb(item)::text)) > 0
         order by id limit 100
       ) as mention',
      known
    ) into found_rows using person;
    answer := answer || coalesce(found_rows, '[]');
  end loop;
  return answer;
end
$$;

-- Deletes of each kind the submissions that the condition is true of, which may name "sent" for the view of all
-- of them and $1. Answers how many, by kind. One after another, so that no two wait for each other.
create function private.delete_submissions(condition text, argument text, also_lasting boolean) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  known public.submission_kinds;
  deleted integer;
  answer jsonb := '{}';
begin
  perform pg_advisory_xact_lock(hashtext('submissions'));
  for known in select * from public.submission_kinds where also_lasting or not lasting order by kind loop
    execute format(
      'delete from public.%I where id in (
         select id from public.submissions as sent where kind = $2 and %s
       )',
      known.table_name, condition
    ) using argument, known.kind;
    get diagnostics deleted = row_count;
    answer := answer || jsonb_build_object(known.kind, deleted);
  end loop;
  return answer;
end
$$;

-- Lasting ones stay: newsletter subscriptions hold until somebody ends them.
create function public.delete_submissions_before(at timestamptz) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select case when public.is_administrator()
    then private.delete_submissions('created_at < $1::timestamptz', at::text, false) end;
$$;

-- Gifts are the foundation's accounts: they stay, among the mentions.
create function public.forget_person(email text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  person constant text := lower(private.trimmed(email));
begin
  if not public.is_administrator() or coalesce(person, '') = '' then
    return null;
  end if;
  return jsonb_build_object(
    'deleted', private.delete_submissions('lower(email) = $1', person, true),
    'mentions', private.mentions(person)
  );
end
$$;

-- Removes an address from the history: the values that contain it become "…".
create function public.forget_in_history(email text) returns integer
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  person constant text := lower(private.trimmed(email));
  changed integer;
begin
  if not public.is_administrator() or coalesce(person, '') = '' then
    return null;
  end if;
  update public.audit set
    before = private.without_address(before, person), after = private.without_address(after, person)
  where position(person in lower(before::text)) > 0 or position(person in lower(after::text)) > 0;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Who sent many submissions within a week, and whether no address is known at all: then the settings name
-- no header, or the wrong one.
create function public.senders() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case when public.is_administrator() then jsonb_build_object(
    'unknown', (select coalesce(bool_and(sender is null), false) from private.origins),
    'floods', (
      select coalesce(jsonb_agg(flood order by submissions desc), '[]') from (
        select sender, count(*) as submissions, min(at) as "firstAt", max(at) as "lastAt"
        from private.origins join public.submissions using (kind, id)
        where sender is not null group by sender having count(*) >= 20
      ) as flood
    )
  ) end;
$$;

create function public.delete_submissions_from(sender text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not public.is_administrator() then
    return null;
  end if;
  return private.delete_submissions(
    '(kind, id) in (select kind, id from private.origins where sender = $1)', sender, true
  );
end
$$;

revoke all on function
  public.live_figures(), public.delete_submissions_before(timestamptz), public.forget_person(text),
  public.forget_in_history(text), public.senders(), public.delete_submissions_from(text)
from public, anon;
grant execute on function
  public.live_figures(), public.delete_submissions_before(timestamptz), public.forget_person(text),
  public.forget_in_history(text), public.senders(), public.delete_submissions_from(text)
to authenticated, administrator, service_role;
