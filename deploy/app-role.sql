-- Creates the servers' role, or changes its password. `npm run db:migrate` grants its rights from
-- apps/server/grants.sql: see docs/security.md. The postgres image runs this on a new volume.
-- Tested with psql by `npm run containers`, but not in the image.
\getenv password APP_DATABASE_PASSWORD
select 'create role dalan_app login' where not exists (select from pg_roles where rolname = 'dalan_app') \gexec
alter role dalan_app password :'password';
