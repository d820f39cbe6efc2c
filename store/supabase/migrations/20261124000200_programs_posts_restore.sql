-- A page for each program, and posts that wait for their day.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

alter table public.programs
  -- What follows "/programs/" in the address of its page.
  add column slug text check (char_length(slug) <= 500 and private.is_line(slug)),
  -- Markdown, as that of posts.
  add column content text check (char_length(content) <= 200000);

-- The day in Jamaica, which keeps UTC-5 all year.
create function private.today() returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select to_char(now() at time zone 'UTC' - interval '5 hours', 'YYYY-MM-DD');
$$;

-- Whether something of this date still waits for it on a day. What is not written as a date waits for
-- nothing. The site's "isScheduled" is the same.
create function private.is_coming(date text, day text default private.today()) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and date collate "C" > day;
$$;

-- Posts were on the site whatever their date: none of them leaves it.
update public.blog_posts set date = private.today()
where status = 'published' and private.is_coming(date);

-- With a new day, rows may be readable that nobody has changed since. Each of them counts as a change.
alter table private.content_versions
  -- The column with the day that rows wait for, where they do.
  add column day_column text,
  -- As of when "version" is right.
  add column day text not null default private.today();

update private.content_versions
set readable = 'status = ''published'' and not private.is_coming(date)', day_column = 'date'
where collection = 'blogPosts';

create function private.version_of(known private.content_versions) returns bigint
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  came bigint := 0;
begin
  if known.day_column is not null and known.day < private.today() then
    execute format(
      'select count(*) from public.%I where %s and private.is_coming(%I, $1)',
      known.table_name, known.readable, known.day_column
    ) into came using known.day;
  end if;
  return known.version + came;
end
$$;

-- Before a change, which may be of one of them: afterwards they could not be counted.
create or replace function private.lock_collection() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from private.content_versions where collection = tg_argv[0] for update;
  update private.content_versions as known
  set version = private.version_of(known), day = private.today()
  where collection = tg_argv[0] and day < private.today();
  return null;
end
$$;

-- The number of the contract stays the one of the migration before this one.
do $do$
begin
  execute format(
    $create$
      create or replace function public.content_versions() returns jsonb
      language sql stable security definer set search_path = pg_catalog, pg_temp as $$
        select jsonb_object_agg(collection, private.version_of(known)) || '{"schema": %s}'
        from private.content_versions as known
        where readable is not null or public.is_administrator();
      $$
    $create$,
    public.content_versions() -> 'schema'
  );
end
$do$;

create or replace function public.content(collection text, version bigint default null) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
declare
  reads_all constant boolean := public.is_administrator();
  known private.content_versions;
  content_rows jsonb;
begin
  select * into known from private.content_versions where collection = content.collection;
  if not reads_all and known.readable is null then
    return null;
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(item) - %L::text[] order by id), ''[]'') from public.%I as item where %s',
    case when reads_all then '{}' else '{version, updated_at}' end,
    known.table_name,
    case when reads_all then 'true' else known.readable end
  ) into content_rows;
  return jsonb_build_object('version', private.version_of(known), 'rows', content_rows);
end
$$;
