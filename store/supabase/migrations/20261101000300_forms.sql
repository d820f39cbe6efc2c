-- What a visitor's form goes through before it is stored: robots and floods are kept out, texts are trimmed,
-- and the answer says which field is wrong.

create table private.settings (
  id integer primary key default 1 check (id = 1),
  -- For each address. Mended forms, repeats and cancellations count too.
  calls_per_hour integer not null default 60,
  -- For all whose address is not known together.
  calls_per_hour_of_nobody integer not null default 600,
  places_per_address_and_event integer not null default 20,
  -- The first of these headers that a request has names its address. Only one that the proxy in front of
  -- this database always sets belongs here: what it lets through, any visitor could have sent.
  address_headers text[] not null default '{}',
  salt uuid not null default gen_random_uuid()
);
insert into private.settings default values;
alter table private.settings enable row level security;

-- How often an address called in an hour. It is kept as a hash, and for that hour only.
create table private.senders (
  address_hash text not null,
  hour timestamptz not null,
  calls integer not null,
  primary key (address_hash, hour)
);
alter table private.senders enable row level security;

-- Where a submission came from, for a week: so long a flood from one address can be seen and undone.
create table private.origins (
  kind text,
  id uuid,
  -- The hash of an address; null where none was known.
  sender text,
  -- Of a secret that only the browser has which sent it.
  secret_hash text,
  event_id bigint,
  at timestamptz not null default now(),
  primary key (kind, id)
);
create index origins_sender on private.origins (sender, event_id);
create index origins_at on private.origins (at);
alter table private.origins enable row level security;

create function private.hash(secret text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex');
$$;

-- The address in a header, in its one spelling, or null where it is none. Of a list of hops the last:
-- those before it are what the visitor claims. Without a port. Of an IPv6 address its network: whoever has one
-- address has all 2^64 of them.
create function private.address_in(header text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  hop constant text := trim(regexp_replace(header, '^.*,', ''));
  address inet;
begin
  address := coalesce(
    substring(hop from '^\[([0-9A-Fa-f:.]+)\](?::[0-9]+)?$'),
    substring(hop from '^([0-9.]+):[0-9]+$'),
    substring(hop from '^[0-9A-Fa-f:.]+$')
  )::inet;
  if address << '::ffff:0:0/96' then
    return substring(host(address) from '[0-9.]+$');
  end if;
  return case when family(address) = 6 then network(set_masklen(address, 64))::text else host(address) end;
exception when data_exception then
  return null;
end
$$;

-- The hash of the address that a request comes from; null where none is known.
create function private.sender_hash() returns text
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  headers jsonb;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  return (
    select private.hash(salt::text || private.address_in(headers ->> name))
    from private.settings, unnest(address_headers) with ordinality as header (name, place)
    where private.address_in(headers ->> name) is not null
    order by place
    limit 1
  );
exception when data_exception then
  return null;
end
$$;

-- Counts a call of a function that everybody may call, whatever comes of it. Those of nobody are counted in
-- several rows: they would otherwise wait for each other.
create function private.called_too_often() returns boolean
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  sender constant text := private.sender_hash();
  counted_as constant text := coalesce(sender, 'nobody ' || floor(random() * 16));
  this_hour constant timestamptz := date_trunc('hour', now());
  allowed integer;
begin
  delete from private.senders as old
  where (old.address_hash, old.hour) in (
    select address_hash, hour from private.senders where hour < this_hour for update skip locked
  );
  delete from private.origins where (kind, id) in (
    select kind, id from private.origins where at < now() - interval '7 days' for update skip locked
  );
  insert into private.senders as known (address_hash, hour, calls)
  values (counted_as, this_hour, 1)
  on conflict (address_hash, hour) do update set calls = known.calls + 1;
  select case when sender is null then calls_per_hour_of_nobody else calls_per_hour end
    into allowed from private.settings;
  return allowed < (
    select sum(calls) from private.senders
    where hour = this_hour
      and (address_hash = counted_as or sender is null and address_hash like 'nobody %')
  );
end
$$;

-- Robots fill every field and need no time to read. They get the answer that a person gets.
create function private.is_robot(guard jsonb) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(guard ->> 'website', '') <> ''
    or jsonb_typeof(guard -> 'elapsed') is distinct from 'number'
    or (guard ->> 'elapsed')::numeric < 1500;
$$;

-- The shape that zod accepts for an email address.
create function private.is_email(address text) returns boolean
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select char_length(address) <= 254 and address ~
    '^(?:[A-Za-z0-9_''+\-]+\.)*[A-Za-z0-9_''+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$';
$$;

create function private.camel_case(column_name text) returns text
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select lower(left(column_name, 1)) || substr(replace(initcap(replace(column_name, '_', ' ')), ' ', ''), 2);
$$;

-- What a form says for a column, null where it is empty.
create function private.form_text(form jsonb, column_name text) returns text
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  field jsonb := form -> private.camel_case(column_name);
begin
  if jsonb_typeof(field) not in ('string', 'null') then
    raise check_violation using column = column_name, message = 'Not a text';
  end if;
  return nullif(private.trimmed(field #>> '{}'), '');
end
$$;

-- The field that a constraint is about, by PostgreSQL's own names for the constraints of columns.
create function private.invalid(table_name text, column_name text, constraint_name text) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'outcome', 'invalid',
    'field', private.camel_case(coalesce(
      nullif(column_name, ''),
      substring(constraint_name from length(table_name) + 2 for length(constraint_name) - length(table_name) - 7)
    ))
  );
$$;
