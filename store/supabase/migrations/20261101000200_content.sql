-- What the site shows, and the foundation's accounts. Ids are chosen by the administrator's browser.
-- The lengths are the store's own: the console's forms do not ask for them.

-- The collections, each with a version, for a site that asks what has changed since it looked.
create table private.content_versions (
  collection text primary key,
  table_name text not null,
  -- Which rows everybody reads. Without it the collection is for administrators, and so is its version:
  -- it would tell everybody of each gift.
  readable text,
  version bigint not null default 1
);
alter table private.content_versions enable row level security;

-- Changes of a collection wait for each other before they touch a row, as they would at the version after it:
-- several rows are then never locked in two orders.
create function private.lock_collection() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from private.content_versions where collection = tg_argv[0] for update;
  return null;
end
$$;

-- Once for each statement, and not for one that found no row: it may be a stranger's, or a conflict.
-- Truncating has no table of what it changed.
create function private.raise_content_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'TRUNCATE' then
    if not exists (select from changed) then
      return null;
    end if;
  end if;
  update private.content_versions set version = version + 1 where collection = tg_argv[0];
  return null;
end
$$;

-- "schema" is the contract that these migrations keep, so that a site knows an older or newer store.
create function public.content_versions() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_object_agg(collection, version) || '{"schema": 1}' from private.content_versions
  where readable is not null or public.is_administrator();
$$;

-- A collection's rows with the version that they are of, in one snapshot: neither a cache in between nor a
-- replica that lags behind can then pass off old rows as new ones. The argument "version" is the one that
-- the caller hopes for; it only keeps answers apart in caches. Null where the caller may not read it.
create function public.content(collection text, version bigint default null) returns jsonb
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
  return jsonb_build_object('version', known.version, 'rows', content_rows);
end
$$;

revoke all on function public.content_versions(), public.content(text, bigint) from public;
grant execute on function public.content_versions(), public.content(text, bigint)
to anon, authenticated, administrator, service_role;

-- A version of a row never comes twice, even for a row that was deleted and added again: neither a change
-- that waits in an administrator's browser nor a copy there is then taken for one of another row.
create sequence private.row_versions as integer;

create function private.stamp() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    new.id := old.id;
  end if;
  new.version := nextval('private.row_versions');
  new.updated_at := now();
  return new;
end
$$;

-- For after a restore, which brings old versions back: no row and no collection has one again that any
-- browser has seen.
create procedure private.renew_versions()
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  content_table text;
begin
  perform setval('private.row_versions', nextval('private.row_versions') + 1000000);
  for content_table in select table_name from private.content_versions order by table_name loop
    -- The trigger gives each row the next version.
    execute format('update public.%I set version = version', content_table);
  end loop;
  update private.content_versions set version = version + 1000000;
end
$$;

-- Makes a table with a column "id" the content of a collection. "readable" says which rows everybody
-- reads, nobody but administrators unless given; "personal" are columns whose values the audit leaves out.
create procedure private.register_content(
  table_name text, collection text, readable text default null, variadic personal text[] default '{}'
)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  call private.close_table(table_name);
  execute format(
    'alter table public.%1$I
       add column version integer not null default 1,
       add column updated_at timestamptz not null default now();
     create trigger one_at_a_time before insert or update or delete on public.%1$I
       for each statement execute function private.lock_collection(%2$L);
     create trigger stamp before insert or update on public.%1$I
       for each row execute function private.stamp();
     create trigger audit_change after insert or update or delete on public.%1$I
       for each row execute function private.audit_change(%3$s);
     create trigger raise_version_of_added after insert on public.%1$I
       referencing new table as changed
       for each statement execute function private.raise_content_version(%2$L);
     create trigger raise_version_of_changed after update on public.%1$I
       referencing new table as changed
       for each statement execute function private.raise_content_version(%2$L);
     create trigger raise_version_of_removed after delete on public.%1$I
       referencing old table as changed
       for each statement execute function private.raise_content_version(%2$L);
     create trigger raise_version_of_all after truncate on public.%1$I
       for each statement execute function private.raise_content_version(%2$L);
     create policy "administrators change" on public.%1$I for all to administrator
       using ((select public.is_administrator()));
     grant insert, update, delete on public.%1$I to administrator',
    table_name, collection,
    (select string_agg(quote_literal(name), ', ') from unnest(array['id'] || personal) as name)
  );
  insert into private.content_versions values (collection, table_name, readable);
end
$$;

create table public.programs (
  id bigint primary key,
  title text not null check (char_length(title) <= 500 and private.is_line(title)),
  description text not null check (char_length(description) <= 20000),
  icon text not null check (char_length(icon) <= 500),
  color text not null check (char_length(color) <= 500),
  link text not null check (char_length(link) <= 2000),
  status text not null check (status in ('active', 'draft')),
  -- The day of the last save, as the console stamps it.
  created_at text not null check (char_length(created_at) <= 500)
);
call private.register_content('programs', 'programs', 'status = ''active''');

create table public.events (
  id bigint primary key,
  title text not null check (char_length(title) <= 500 and private.is_line(title)),
  date text not null check (char_length(date) <= 500 and private.is_line(date)),
  time text not null check (char_length(time) <= 500 and private.is_line(time)),
  location text not null check (char_length(location) <= 500 and private.is_line(location)),
  category text not null check (category in ('health', 'education', 'community')),
  image text not null check (char_length(image) <= 2000),
  attendees bigint not null,
  slots bigint not null
);
call private.register_content('events', 'events', 'true');

create function private.are_tags(tags text[]) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select cardinality(tags) <= 50
    and not exists (select from unnest(tags) as tag where tag is null or char_length(tag) > 100);
$$;

create table public.blog_posts (
  id bigint primary key,
  title text not null check (char_length(title) <= 500 and private.is_line(title)),
  excerpt text not null check (char_length(excerpt) <= 20000),
  content text not null check (char_length(content) <= 200000),
  author text not null check (char_length(author) <= 500 and private.is_line(author)),
  date text not null check (char_length(date) <= 500 and private.is_line(date)),
  image_url text not null check (char_length(image_url) <= 2000),
  tags text[] not null check (private.are_tags(tags)),
  featured boolean not null,
  status text not null check (status in ('published', 'draft'))
);
call private.register_content('blog_posts', 'blogPosts', 'status = ''published''');

create table public.stats (
  id bigint primary key,
  label text not null check (char_length(label) <= 500 and private.is_line(label)),
  icon text not null check (char_length(icon) <= 500),
  value numeric not null,
  prefix text not null check (char_length(prefix) <= 500),
  suffix text not null check (char_length(suffix) <= 500)
);
call private.register_content('stats', 'stats', 'true');

create table public.donations (
  id bigint primary key,
  donor_name text not null check (char_length(donor_name) <= 500 and private.is_line(donor_name)),
  email text not null check (char_length(email) <= 500 and private.is_line(email)),
  -- US dollars.
  amount numeric not null,
  date text not null check (char_length(date) <= 500 and private.is_line(date)),
  method text not null check (method in ('credit_card', 'bank_transfer', 'cash', 'other')),
  campaign text check (char_length(campaign) <= 500),
  notes text check (char_length(notes) <= 20000),
  status text not null check (status in ('completed', 'pending', 'failed')),
  source text not null check (source in ('website', 'manual'))
);
call private.register_content('donations', 'donations', null, 'donor_name', 'email', 'notes');

create table public.general_settings (
  id bigint primary key default 1 check (id = 1),
  site_name text not null check (char_length(site_name) <= 500 and private.is_line(site_name)),
  contact_email text not null check (char_length(contact_email) <= 500 and private.is_line(contact_email)),
  phone_number text not null check (char_length(phone_number) <= 500 and private.is_line(phone_number)),
  -- The address of a payment page, with {amount}, {frequency}, {name} and {email} in it.
  payment_page text not null default ''
    check (payment_page = '' or (char_length(payment_page) <= 2000 and payment_page ~ '^https://[^\s]+$'))
);
call private.register_content('general_settings', 'generalSettings', 'true');

-- Never the gateway's password.
create table public.payment_settings (
  id bigint primary key default 1 check (id = 1),
  mode text not null check (mode in ('sandbox', 'production')),
  power_tranz_id text not null check (char_length(power_tranz_id) <= 500),
  production_url text check (char_length(production_url) <= 2000)
);
call private.register_content('payment_settings', 'paymentSettings');
