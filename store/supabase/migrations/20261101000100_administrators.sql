-- Who administers, and what everybody's changes have in common.

-- All tables have row-level security forced on their owner too, and the functions below work as that
-- owner: it needs the right to pass by. Supabase's "postgres" has it.
do $$
begin
  if not (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) then
    raise exception 'Apply the migrations as a role with BYPASSRLS';
  end if;
end
$$;

-- Not among the schemas that the interface offers.
create schema private;

-- Functions here name "pg_temp" last: it would otherwise be searched first, and anybody can make objects there.

-- Whom row-level security lets read is not enough: PostgreSQL's estimates of how many rows match, which the
-- interface offers, are of all rows. So only this role has rights on tables. It is in an administrator's
-- tokens, because sign-in puts the user's role there.
do $$
declare
  authenticator regrole := to_regrole('authenticator');
begin
  if to_regrole('administrator') is null then
    create role administrator nologin;
  end if;
  grant usage on schema public to administrator;
  if authenticator is not null then
    execute format('grant administrator to %s', authenticator);
  end if;
end
$$;

-- No question of a visitor's takes long. The interface sets this for the role that a request has.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role administrator set statement_timeout = '30s';

-- As JavaScript trims.
create function private.trimmed(line text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select btrim(
    line,
    E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
  );
$$;

-- A text of one line, without what could turn it into several, or into another one for the eye: line breaks,
-- control characters and marks of writing direction. Emails and lists are made of it.
create function private.is_line(line text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select line !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]';
$$;

-- Roles need no right on the schema "auth" then, which is not ours to give.
create function private.user_id() returns uuid
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select auth.uid();
$$;

create table public.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200 and private.is_line(name))
);

create function public.is_administrator() returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.administrators where user_id = auth.uid());
$$;
revoke all on function public.is_administrator() from public;
grant execute on function public.is_administrator() to anon, authenticated, administrator, service_role;

-- Closes a table to everybody but administrators, who read it.
create procedure private.close_table(table_name text)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format(
    'alter table public.%1$I enable row level security, force row level security;
     create policy "administrators read" on public.%1$I for select to administrator
       using ((select public.is_administrator()));
     revoke all on public.%1$I from public, anon, authenticated;
     grant select on public.%1$I to administrator;
     grant all on public.%1$I to service_role',
    table_name
  );
end
$$;

call private.close_table('administrators');
-- Not whom a row is about: nobody turns an administrator into somebody else.
grant insert, update (name), delete on public.administrators to administrator;
create policy "administrators add" on public.administrators for insert to administrator
  with check ((select public.is_administrator()));
create policy "administrators change" on public.administrators for update to administrator
  using ((select public.is_administrator()));
-- Not themselves, so that one remains.
create policy "administrators remove" on public.administrators for delete to administrator
  using ((select public.is_administrator()) and user_id <> (select private.user_id()));

create function private.set_user_role() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update auth.users set role = 'administrator' where id = new.user_id;
  else
    -- Not while the user is being removed, who waits for this.
    update auth.users set role = 'authenticated' where id in (
      select id from auth.users where id = old.user_id for update skip locked
    );
  end if;
  return null;
end
$$;

create trigger set_user_role after insert or delete on public.administrators
  for each row execute function private.set_user_role();

-- Nor do two who remove each other at the same time both succeed. This waits before any row is touched:
-- a lock on the table would be asked for with one on the table in hand already, and two who do wait forever.
create function private.one_removal_at_a_time() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('administrators'));
  return null;
end
$$;

create function private.keep_one_administrator() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.administrators) then
    raise check_violation using message = 'The last administrator cannot be removed';
  end if;
  return null;
end
$$;

create trigger one_removal_at_a_time before delete on public.administrators
  for each statement execute function private.one_removal_at_a_time();
-- Of each row, because the removal of a user arrives here as a cascade.
create trigger keep_one_administrator after delete on public.administrators
  for each row execute function private.keep_one_administrator();

create table public.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null for a change made in SQL.
  administrator uuid,
  administrator_name text,
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('insert', 'update', 'delete', 'handle', 'reopen')),
  -- Of an update, only the fields that it changed.
  before jsonb,
  after jsonb
);
create index audit_at on public.audit (at desc);
-- A submission that was deleted is known by it.
create index audit_deleted on public.audit (row_id) where action = 'delete';

call private.close_table('audit');

-- True inside a submission: what it does to a row (an event's attendees) is no administrator's change.
create function private.is_submission() returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(current_setting('store.submission', true), '') = 'yes';
$$;

create function private.write_audit(
  table_name text, row_id text, action text, before jsonb, after jsonb
) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into public.audit (administrator, administrator_name, table_name, row_id, action, before, after)
  values (
    auth.uid(),
    (select name from public.administrators where user_id = auth.uid()),
    write_audit.table_name, write_audit.row_id, write_audit.action,
    write_audit.before, write_audit.after
  );
$$;

-- Trigger arguments: the key's column, then columns whose values are personal and stay out.
create function private.audit_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  bookkeeping constant text[] := array['version', 'updated_at'];
  before jsonb := to_jsonb(old) - bookkeeping;
  after jsonb := to_jsonb(new) - bookkeeping;
  row_id text := coalesce(after, before) ->> tg_argv[0];
  unchanged text[];
  personal text;
begin
  if private.is_submission() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(key), '{}') into unchanged
    from jsonb_each(after) where value = before -> key;
    before := before - unchanged;
    after := after - unchanged;
    if after = '{}' then
      return null;
    end if;
  end if;
  foreach personal in array tg_argv[1:] loop
    if before ? personal then before := jsonb_set(before, array[personal], '"…"'); end if;
    if after ? personal then after := jsonb_set(after, array[personal], '"…"'); end if;
  end loop;
  perform private.write_audit(tg_table_name, row_id, lower(tg_op), before, after);
  return null;
end
$$;

create trigger audit_change after insert or update or delete on public.administrators
  for each row execute function private.audit_change('user_id');
