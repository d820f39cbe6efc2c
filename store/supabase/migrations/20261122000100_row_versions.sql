-- A version never comes twice, even for a row that was deleted and added again: neither a change that
-- waits in an administrator's browser nor a copy there is then taken for one of another row.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

create sequence private.row_versions as integer;

create or replace function private.stamp() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
  end if;
  new.version := nextval('private.row_versions');
  new.updated_at := now();
  return new;
end
$$;

-- Everybody could read it, and the audit says it.
alter table public.programs drop column updated_by;
alter table public.events drop column updated_by;
alter table public.blog_posts drop column updated_by;
alter table public.stats drop column updated_by;
alter table public.donations drop column updated_by;
alter table public.general_settings drop column updated_by;
alter table public.payment_settings drop column updated_by;

-- Each version so far was counted by its collection too. Last, when nothing writes by the old count.
select setval('private.row_versions', (select max(version) from private.content_versions));
