-- What the site shows, and the foundation's accounts. Ids are chosen by the administrator's browser.
-- The lengths are the store's own: the console's forms do not ask for them.

-- A version of each collection, for a site that asks what has changed since it looked.
create table private.content_versions (
  collection text primary key,
  table_name text not null,
  version bigint not null default 1
);
alter table private.content_versions enable row level security;

create function private.raise_content_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.content_versions set version = version + 1 where collection = tg_argv[0];
  return null;
end
$$;

-- "schema" is the contract that these migrations keep, so that a site knows an older or newer store.
create function public.content_versions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(collection, version) || '{"schema": 1}' from private.content_versions;
$$;

revoke all on function public.content_versions() from public;
grant execute on function public.content_versions() to anon, authenticated, service_role;

-- A version of a row never comes twice, even for a row that was deleted and added again: neither a change
-- that waits in an administrator's browser nor a copy there is then taken for one of another row.
create sequence private.row_versions as integer;

create function private.stamp() returns trigger
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

-- For after a restore, which brings old versions back: no row and no collection has one again that any
-- browser has seen.
create procedure private.renew_versions()
language plpgsql set search_path = '' as $$
declare
  content_table text;
begin
  update private.content_versions set version = version + 1000000;
  perform setval('private.row_versions', nextval('private.row_versions') + 1000000);
  for content_table in select table_name from private.content_versions loop
    -- The trigger gives each row the next version.
    execute format('update public.%I set version = version', content_table);
  end loop;
end
$$;

-- Makes a table with a column "id" the content of a collection. "readable" says which rows everybody
-- reads, nobody but administrators unless given; "personal" are columns whose values the audit leaves out.
create procedure private.register_content(
  table_name text, collection text, readable text default null, variadic personal text[] default '{}'
)
language plpgsql set search_path = '' as $$
begin
  call private.close_table(table_name);
  execute format(
    'alter table public.%1$I
       add column version integer not null default 1,
       add column updated_at timestamptz not null default now();
     create trigger stamp before insert or update on public.%1$I
       for each row execute function private.stamp();
     create trigger audit_change after insert or update or delete on public.%1$I
       for each row execute function private.audit_change(%3$s);
     create trigger raise_version after insert or update or delete on public.%1$I
       for each row execute function private.raise_content_version(%2$L);
     create trigger raise_version_of_all after truncate on public.%1$I
       for each statement execute function private.raise_content_version(%2$L);
     create policy "administrators change" on public.%1$I for all to authenticated
       using ((select public.is_administrator()));
     grant insert, update, delete on public.%1$I to authenticated',
    table_name, collection,
    (select string_agg(quote_literal(name), ', ') from unnest(array['id'] || personal) as name)
  );
  if readable is not null then
    execute format(
      'create policy "everyone reads" on public.%1$I for select to anon, authenticated using (%2$s);
       grant select on public.%1$I to anon',
      table_name, readable
    );
  end if;
  insert into private.content_versions (collection, table_name) values (collection, table_name);
end
$$;

create table public.programs (
  id bigint primary key,
  title text not null check (char_length(title) <= 500),
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
  title text not null check (char_length(title) <= 500),
  date text not null check (char_length(date) <= 500),
  time text not null check (char_length(time) <= 500),
  location text not null check (char_length(location) <= 500),
  category text not null check (category in ('health', 'education', 'community')),
  image text not null check (char_length(image) <= 2000),
  attendees bigint not null,
  slots bigint not null
);
call private.register_content('events', 'events', 'true');

create function private.are_tags(tags text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(tags) <= 50
    and not exists (select from unnest(tags) as tag where tag is null or char_length(tag) > 100);
$$;

create table public.blog_posts (
  id bigint primary key,
  title text not null check (char_length(title) <= 500),
  excerpt text not null check (char_length(excerpt) <= 20000),
  content text not null check (char_length(content) <= 200000),
  author text not null check (char_length(author) <= 500),
  date text not null check (char_length(date) <= 500),
  image_url text not null check (char_length(image_url) <= 2000),
  tags text[] not null check (private.are_tags(tags)),
  featured boolean not null,
  status text not null check (status in ('published', 'draft'))
);
call private.register_content('blog_posts', 'blogPosts', 'status = ''published''');

create table public.stats (
  id bigint primary key,
  label text not null check (char_length(label) <= 500),
  icon text not null check (char_length(icon) <= 500),
  value numeric not null,
  prefix text not null check (char_length(prefix) <= 500),
  suffix text not null check (char_length(suffix) <= 500)
);
call private.register_content('stats', 'stats', 'true');

create table public.donations (
  id bigint primary key,
  donor_name text not null check (char_length(donor_name) <= 500),
  email text not null check (char_length(email) <= 500),
  -- US dollars.
  amount numeric not null,
  date text not null check (char_length(date) <= 500),
  method text not null check (method in ('credit_card', 'bank_transfer', 'cash', 'other')),
  campaign text check (char_length(campaign) <= 500),
  notes text check (char_length(notes) <= 20000),
  status text not null check (status in ('completed', 'pending', 'failed')),
  source text not null check (source in ('website', 'manual'))
);
call private.register_content('donations', 'donations', null, 'donor_name', 'email', 'notes');

create table public.general_settings (
  id bigint primary key default 1 check (id = 1),
  site_name text not null check (char_length(site_name) <= 500),
  contact_email text not null check (char_length(contact_email) <= 500),
  phone_number text not null check (char_length(phone_number) <= 500),
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
