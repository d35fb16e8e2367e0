-- Makes the role of the servers, or gives it another password. What it may do, `npm run db:migrate`
-- grants it from apps/server/grants.sql: see docs/security.md. With psql this was run; by the postgres
-- image, which runs it when its volume is new, not: no container engine was at hand.
\getenv password APP_DATABASE_PASSWORD
select 'create role dalan_app login' where not exists (select from pg_roles where rolname = 'dalan_app') \gexec
alter role dalan_app password :'password';
