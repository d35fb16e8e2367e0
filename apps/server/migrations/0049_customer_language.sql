-- The language of mails and messages to a person.
alter table users add column language text not null default 'en'
  constraint language_is_one_of_the_shop check (language in ('en', 'mr', 'hi'));

create or replace function erase_user(account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update users set name = '', email = null, phone = null, address = '', language = default,
      profile_img = default, password_hash = null, updated_at = now(), erased_at = now()
    where id = account
  $$;
