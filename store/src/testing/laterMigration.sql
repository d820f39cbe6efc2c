-- A migration as a later release may bring it, which a test applies to a store in use.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

-- A field of content.
alter table public.events
  add column audience text not null default 'everybody' check (audience in ('everybody', 'children'));

-- A kind of content.
create table public.bulletins (
  id bigint primary key,
  title text not null check (char_length(title) <= 500)
);
call private.register_content('bulletins', 'bulletins', 'true');

-- A field of a form.
alter table public.registrations add column companions text check (char_length(companions) <= 300);
update public.submission_kinds set fields = fields || '{companions}' where kind = 'registration';
call private.rebuild_submissions_view();

-- A kind of submission.
create table public.interview_requests (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200 and private.is_line(name)),
  email text not null check (private.is_email(email)),
  phone text not null check (char_length(phone) between 1 and 50),
  best_time text check (char_length(best_time) <= 300)
);

create function public.request_interview(id uuid, form jsonb, guard jsonb) returns jsonb
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select private.submit('interview', id, form, guard);
$$;

call private.register_submissions(
  'interview', 'interview_requests', '{name, email, phone, best_time}', 'public.request_interview'
);

-- What an earlier site cannot read.
create or replace function public.content_versions() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(collection, private.version_of(known)) || '{"schema": 3}'
  from private.content_versions as known
  where readable is not null or public.is_administrator();
$$;
