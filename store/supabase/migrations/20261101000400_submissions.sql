-- What all submissions have in common: how a form is stored, and who may do what. Nobody but
-- administrators reads them; visitors write through functions only, which answer with their outcome as
-- a value: an exception would be a broken store.
--
-- Whoever changes a submission and its event takes the submission first: then no two wait for each other.

-- The audit says that a submission was deleted, and nothing of whoever sent it.
create function private.was_deleted(sent uuid) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.audit where row_id = sent::text and action = 'delete');
$$;

-- An administrator reads it, as the functions that count and delete submissions do; nobody writes it.
create table public.submission_kinds (
  kind text primary key,
  table_name text not null,
  -- Which rows of the table, where several kinds share it. Without it, the table's index has their order.
  condition text,
  -- The columns that the form fills.
  fields text[] not null,
  -- Whether it holds until somebody ends it: no repeat changes it, and it is never deleted for its age.
  lasting boolean not null
);
call private.close_table('submission_kinds');
revoke all on public.submission_kinds from service_role;
grant select on public.submission_kinds to service_role;

create type private.stored as enum ('new', 'repeated', 'refused');

-- Stores a form. What was typed last holds where the browser repeats it that sent it first: somebody who was
-- told that it failed may have mended it. From anybody else only the same form counts as a repeat. What an
-- administrator has handled stays as it is.
create function private.store_form(
  kind text, sent uuid, form jsonb, guard jsonb, event public.events
) returns private.stored
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  secret constant text := private.hash(guard ->> 'secret');
  known public.submission_kinds;
  columns jsonb;
  stored jsonb;
begin
  select * into strict known from public.submission_kinds as kinds where kinds.kind = store_form.kind;
  select jsonb_object_agg(field, private.form_text(form, field)) || jsonb_build_object('id', sent)
    into columns from unnest(known.fields) as field;
  if event.id is not null then
    columns := columns || jsonb_build_object('event_id', event.id, 'event_title', event.title);
  end if;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
     on conflict do nothing returning to_jsonb(%1$I)',
    known.table_name,
    (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(columns) as name)
  ) into stored using columns;
  if stored is not null then
    insert into private.origins (kind, id, sender, secret_hash, event_id)
    values (kind, sent, private.sender_hash(), secret, event.id)
    on conflict on constraint origins_pkey do update
      set sender = excluded.sender, secret_hash = excluded.secret_hash, at = now();
    return 'new';
  end if;

  execute format('select to_jsonb(stored) from public.%I as stored where id = $1 for update', known.table_name)
    into stored using sent;
  if known.lasting then
    -- What is there already takes as long as what is new, which tells nobody that it was there.
    insert into private.origins (kind, id, sender, secret_hash)
    values (kind, sent, private.sender_hash(), secret)
    on conflict on constraint origins_pkey do update set at = now();
    return 'repeated';
  end if;
  if stored ->> 'event_id' is distinct from columns ->> 'event_id' then
    return 'refused';
  end if;
  if not exists (
    select from private.origins
    where origins.kind = store_form.kind and id = sent and secret_hash = secret
  ) then
    return case when stored @> columns then 'repeated' else 'refused' end;
  end if;
  if stored ->> 'handled_at' is null then
    execute format(
      'update public.%1$I as stored set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
       where id = $2',
      known.table_name, (select string_agg(quote_ident(field), ', ') from unnest(known.fields) as field)
    ) using columns, sent;
  end if;
  return 'repeated';
end
$$;

-- Takes a submission under the id that the browser chose, about an event where one is named. Handled or
-- deleted, it stays so.
create function private.submit(
  kind text, sent uuid, form jsonb, guard jsonb, about bigint default null
) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  table_name text;
  event public.events;
  broken_table text;
  broken_column text;
  broken_constraint text;
begin
  if private.called_too_often() then
    return '{"outcome": "tooMany"}';
  end if;
  if private.is_robot(guard) then
    return '{"outcome": "accepted"}';
  end if;
  begin
    select kinds.table_name into strict table_name
    from public.submission_kinds as kinds where kinds.kind = submit.kind;
    -- Waits for a deletion that is under way.
    execute format('select from public.%I where id = $1 for update', table_name) using sent;
    if private.was_deleted(sent) then
      return '{"outcome": "accepted"}';
    end if;
    if about is not null then
      select * into event from public.events where id = about;
      if not found then
        return '{"outcome": "gone"}';
      end if;
    end if;
    perform private.store_form(kind, sent, form, guard, event);
    return '{"outcome": "accepted"}';
  exception when check_violation or not_null_violation then
    get stacked diagnostics broken_table = table_name, broken_column = column_name,
      broken_constraint = constraint_name;
    return private.invalid(broken_table, broken_column, broken_constraint);
  end;
end
$$;

-- An administrator marks a submission as handled and changes nothing else of it.
create function private.change_only_handled() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  handled_at timestamptz := new.handled_at;
begin
  if current_setting('role') = 'administrator' then
    new := old;
    new.handled_at := handled_at;
    new.handled_by := case when handled_at is not null then auth.uid() end;
  end if;
  return new;
end
$$;

-- That it happened, and nothing of what the visitor wrote. Where a deleted one came from is forgotten with it.
create function private.audit_submission() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform private.write_audit(
    tg_table_name,
    old.id::text,
    case when tg_op = 'DELETE' then 'delete' when new.handled_at is null then 'reopen' else 'handle' end,
    null,
    null
  );
  if tg_op = 'DELETE' then
    delete from private.origins where id = old.id;
  end if;
  return null;
end
$$;

create function private.column_or_null(table_name text, column_name text, type text) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when exists (
    select from information_schema.columns as known
    where known.table_schema = 'public' and known.table_name = column_or_null.table_name
      and known.column_name = column_or_null.column_name
  ) then quote_ident(column_name) else 'null::' || type end;
$$;

-- All submissions in one list, for administrators, each under the policies of its own table.
create procedure private.rebuild_submissions_view()
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  lists text;
begin
  select string_agg(
    format(
      'select id, %L::text as kind, created_at, %s as name, email, %s as phone, %s as event_id,
         %s as event_title, jsonb_strip_nulls(jsonb_build_object(%s)) as details,
         %s as canceled_at, handled_at
       from public.%I%s',
      kind,
      private.column_or_null(table_name, 'name', 'text'),
      private.column_or_null(table_name, 'phone', 'text'),
      private.column_or_null(table_name, 'event_id', 'bigint'),
      private.column_or_null(table_name, 'event_title', 'text'),
      (
        select string_agg(format('%L, %I', private.camel_case(field), field), ', ')
        from unnest(fields) as field where field not in ('name', 'email', 'phone')
      ),
      private.column_or_null(table_name, 'canceled_at', 'timestamptz'),
      table_name, ' where ' || condition
    ),
    ' union all ' order by kind
  ) into lists from public.submission_kinds;
  execute 'create or replace view public.submissions with (security_invoker = true) as ' || lists;
  revoke all on public.submissions from public, anon, authenticated;
  grant select on public.submissions to administrator, service_role;
end
$$;

-- Makes a table with the columns "id" (a UUID), "email" and those of the form the place of one kind of
-- submission, which visitors send with the function.
create procedure private.register_submissions(
  kind text, table_name text, fields text[], submit_function regproc,
  condition text default null, lasting boolean default false
)
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (
    select from public.submission_kinds as known where known.table_name = register_submissions.table_name
  ) then
    call private.close_table(table_name);
    execute format(
      'alter table public.%1$I
         add column created_at timestamptz not null default now(),
         add column handled_at timestamptz,
         add column handled_by uuid;
       create index %2$I on public.%1$I (created_at desc);
       create trigger change_only_handled before update on public.%1$I
         for each row execute function private.change_only_handled();
       create trigger audit_handling after update on public.%1$I for each row
         when (old.handled_at is distinct from new.handled_at)
         execute function private.audit_submission();
       create trigger audit_deletion after delete on public.%1$I
         for each row execute function private.audit_submission();
       create policy "administrators handle" on public.%1$I for update to administrator
         using ((select public.is_administrator()));
       create policy "administrators remove" on public.%1$I for delete to administrator
         using ((select public.is_administrator()));
       grant delete, update (handled_at) on public.%1$I to administrator',
      table_name, table_name || '_created_at'
    );
  end if;
  execute format(
    'revoke all on function %1$s from public;
     grant execute on function %1$s to anon, authenticated, administrator, service_role',
    submit_function
  );
  insert into public.submission_kinds values (kind, table_name, condition, fields, lasting);
  call private.rebuild_submissions_view();
end
$$;
