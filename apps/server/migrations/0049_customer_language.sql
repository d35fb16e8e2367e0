-- The language of mails and messages to a person. Nothing of it is left once they are erased.
alter table users
  add language text not null default 'en',
  add constraint language_is_one_of_the_shop check (language in ('en', 'mr', 'hi')),
  drop constraint user_is_whole_or_erased,
  add constraint user_is_whole_or_erased check (
    case when erased_at is null
      then phone is not null and (email is not null or password_hash is null)
        and (role = 'user' or email is not null and password_hash is not null)
      else email is null and phone is null and password_hash is null and address = '' and name = ''
        and language = 'en'
    end);

create or replace function erase_user(account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update users set name = '', email = null, phone = null, address = '', language = default,
      profile_img = default, password_hash = null, updated_at = now(), erased_at = now()
    where id = account
  $$;
