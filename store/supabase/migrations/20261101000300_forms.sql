-- What a visitor's form goes through before it is stored: robots and floods are kept out, texts are trimmed,
-- and the answer says which field is wrong.

create table private.settings (
  id integer primary key default 1 check (id = 1),
  submissions_per_hour integer not null default 30,
  -- The first of these headers that a request has names its address. A store that is not behind
  -- Cloudflare, as Supabase is, drops the first: any visitor could send it.
  address_headers text[] not null default array['cf-connecting-ip', 'x-forwarded-for'],
  salt uuid not null default gen_random_uuid()
);
insert into private.settings default values;
alter table private.settings enable row level security;

-- How often an address sent in an hour. It is kept as a hash, and for that hour only.
create table private.senders (
  address_hash text not null,
  hour timestamptz not null,
  submissions integer not null,
  primary key (address_hash, hour)
);
alter table private.senders enable row level security;

create function private.hash(secret text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex');
$$;

-- Of a list of hops the last: those before it are what the visitor claims. Of an IPv6 address its
-- network: whoever has one address has all 2^64 of them.
create function private.sender_address() returns text
language sql stable set search_path = '' as $$
  select case
    when address ~ '^[0-9A-Fa-f]{1,4}:[0-9A-Fa-f:]+$' then network(set_masklen(address::inet, 64))::text
    else address
  end
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) as request,
    private.settings, unnest(address_headers) with ordinality as header (name, place),
    trim(regexp_replace(headers ->> name, '^.*,', '')) as address
  where headers ? name
  order by place
  limit 1;
$$;

create function private.sent_too_many() returns boolean
language plpgsql set search_path = '' as $$
declare
  address text := private.sender_address();
  this_hour timestamptz := date_trunc('hour', now());
  sent integer;
  allowed integer;
begin
  if coalesce(address, '') = '' then
    return false;
  end if;
  delete from private.senders as old
  where (old.address_hash, old.hour) in (
    select address_hash, hour from private.senders where hour < this_hour for update skip locked
  );
  select submissions_per_hour, private.hash(salt::text || address) into allowed, address
  from private.settings;
  insert into private.senders as sender (address_hash, hour, submissions)
  values (address, this_hour, 1)
  on conflict (address_hash, hour) do update set submissions = sender.submissions + 1
  returning submissions into sent;
  return sent > allowed;
end
$$;

-- Robots fill every field and need no time to read. They get the answer that a person gets.
create function private.is_robot(guard jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(guard ->> 'website', '') <> ''
    or jsonb_typeof(guard -> 'elapsed') is distinct from 'number'
    or (guard ->> 'elapsed')::numeric < 1500;
$$;

-- The shape that zod accepts for an email address.
create function private.is_email(address text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(address) <= 254 and address ~
    '^(?:[A-Za-z0-9_''+\-]+\.)*[A-Za-z0-9_''+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$';
$$;

create function private.camel_case(column_name text) returns text
language sql immutable set search_path = '' as $$
  select lower(left(column_name, 1)) || substr(replace(initcap(replace(column_name, '_', ' ')), ' ', ''), 2);
$$;

-- What a form says for a column: trimmed as JavaScript trims, null where it is empty.
create function private.form_text(form jsonb, column_name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  field jsonb := form -> private.camel_case(column_name);
begin
  if jsonb_typeof(field) not in ('string', 'null') then
    raise check_violation using column = column_name, message = 'Not a text';
  end if;
  return nullif(
    btrim(
      field #>> '{}',
      E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
    ),
    ''
  );
end
$$;

-- The field that a constraint is about, by PostgreSQL's own names for the constraints of columns.
create function private.invalid(table_name text, column_name text, constraint_name text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'invalid',
    'field', private.camel_case(coalesce(
      nullif(column_name, ''),
      substring(constraint_name from length(table_name) + 2 for length(constraint_name) - length(table_name) - 7)
    ))
  );
$$;
