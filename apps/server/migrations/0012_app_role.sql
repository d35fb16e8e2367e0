-- A history that can be swept away in one statement is no history.
create trigger order_history_is_never_emptied
  before truncate on order_events
  for each statement execute function refuse_change();

-- What the server needs of the database, for a role that owns nothing: rows, and no more.
create function grant_to_app(app_role name) returns void
  language plpgsql
  as $$
  declare
    append_only regclass;
    columns_but_role text;
  begin
    execute format('revoke all on all tables in schema public from %I', app_role);
    execute format('grant usage on schema public to %I', app_role);
    execute format('grant select, insert, update, delete on all tables in schema public to %I', app_role);
    execute format('revoke all on migrations from %I', app_role);
    for append_only in
      select distinct tgrelid::regclass from pg_trigger where tgfoid = 'refuse_change'::regproc
    loop
      execute format('revoke update, delete on %s from %I', append_only, app_role);
    end loop;
    -- Whoever speaks through the server makes no admin, not even by an injected statement.
    select string_agg(quote_ident(attname), ', ') into columns_but_role from pg_attribute
      where attrelid = 'users'::regclass and attnum > 0 and not attisdropped and attname <> 'role';
    execute format('revoke insert, update on users from %I', app_role);
    execute format('grant insert (%1$s), update (%1$s) on users to %2$I', columns_but_role, app_role);
  end $$;
revoke execute on function grant_to_app from public;
