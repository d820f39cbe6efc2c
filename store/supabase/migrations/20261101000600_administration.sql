-- What only administrators call. These work as the caller, under the rows' own policies; anybody else
-- is answered null.

create function public.live_figures() returns jsonb
language sql stable set search_path = '' as $$
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

-- By kind, how many were deleted. Lasting ones stay: newsletter subscriptions hold until somebody ends them.
create function public.delete_submissions_before(at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  known public.submission_kinds;
  deleted integer;
  answer jsonb := '{}';
begin
  if not public.is_administrator() then
    return null;
  end if;
  for known in select * from public.submission_kinds where not lasting order by kind loop
    execute format(
      'delete from public.%I where id in (
         select id from public.submissions where kind = $1 and created_at < $2
       )',
      known.table_name
    ) using known.kind, at;
    get diagnostics deleted = row_count;
    answer := answer || jsonb_build_object(known.kind, deleted);
  end loop;
  return answer;
end
$$;

-- By kind, how many were deleted. Gifts are the foundation's accounts: they stay, and the answer counts them.
create function public.forget_person(email text) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := lower(trim(forget_person.email));
  known public.submission_kinds;
  deleted integer;
  answer jsonb := '{}';
begin
  if not public.is_administrator() then
    return null;
  end if;
  for known in select * from public.submission_kinds order by kind loop
    execute format(
      'delete from public.%I where id in (
         select id from public.submissions where kind = $1 and lower(email) = $2
       )',
      known.table_name
    ) using known.kind, person;
    get diagnostics deleted = row_count;
    answer := answer || jsonb_build_object(known.kind, deleted);
  end loop;
  return answer || jsonb_build_object(
    'donationsKept', (select count(*) from public.donations where lower(trim(email)) = person)
  );
end
$$;

revoke all on function
  public.live_figures(), public.delete_submissions_before(timestamptz), public.forget_person(text)
from public, anon;
grant execute on function
  public.live_figures(), public.delete_submissions_before(timestamptz), public.forget_person(text)
to authenticated, service_role;
