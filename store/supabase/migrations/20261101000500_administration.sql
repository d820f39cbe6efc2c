-- What only administrators call. These work as the caller, under the rows' own policies; anybody else
-- is answered null.

create function public.live_figures() returns jsonb
language sql stable set search_path = '' as $$
  select case when public.is_administrator() then jsonb_build_object(
    'registrations', (select count(*) from public.registrations where canceled_at is null),
    'registrationsLast30Days', (
      select count(*) from public.registrations
      where canceled_at is null and created_at > now() - interval '30 days'
    ),
    'volunteers', (select count(*) from public.volunteer_applications),
    'offers', (select count(*) from public.donation_offers),
    'fairRequests', (select count(*) from public.health_fair_requests),
    'subscribers', (select count(*) from public.newsletter_subscriptions),
    'unhandled', (
      select count(*) from public.submissions where handled_at is null and canceled_at is null
    ),
    'donationsTotal', (
      select coalesce(sum(amount), 0) from public.donations where status = 'completed'
    )
  ) end;
$$;

-- Newsletter subscriptions stay: they hold until somebody ends them.
create function public.delete_submissions_before(at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  registrations integer;
  volunteers integer;
  offers integer;
  fair_requests integer;
begin
  if not public.is_administrator() then
    return null;
  end if;
  delete from public.registrations where created_at < at;
  get diagnostics registrations = row_count;
  delete from public.volunteer_applications where created_at < at;
  get diagnostics volunteers = row_count;
  delete from public.donation_offers where created_at < at;
  get diagnostics offers = row_count;
  delete from public.health_fair_requests where created_at < at;
  get diagnostics fair_requests = row_count;
  return jsonb_build_object(
    'registrations', registrations, 'volunteers', volunteers, 'offers', offers,
    'fairRequests', fair_requests
  );
end
$$;

-- Gifts are the foundation's accounts: they stay, and the answer counts them.
create function public.forget_person(email text) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  person constant text := lower(trim(forget_person.email));
  registrations integer;
  volunteers integer;
  offers integer;
  fair_requests integer;
  subscribers integer;
begin
  if not public.is_administrator() then
    return null;
  end if;
  delete from public.registrations where lower(email) = person;
  get diagnostics registrations = row_count;
  delete from public.volunteer_applications where lower(email) = person;
  get diagnostics volunteers = row_count;
  delete from public.donation_offers where lower(email) = person;
  get diagnostics offers = row_count;
  delete from public.health_fair_requests where lower(email) = person;
  get diagnostics fair_requests = row_count;
  delete from public.newsletter_subscriptions where lower(email) = person;
  get diagnostics subscribers = row_count;
  return jsonb_build_object(
    'registrations', registrations, 'volunteers', volunteers, 'offers', offers,
    'fairRequests', fair_requests, 'subscribers', subscribers,
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
