-- What a member of staff chose for their own panel: the first page and the rows of each list. The
-- contract has its schema. Nothing of it is left once they are erased.
alter table users
  add preferences jsonb not null default '{}',
  add constraint preferences_are_a_small_object check (
    jsonb_typeof(preferences) = 'object' and length(preferences::text) <= 1000),
  add constraint nothing_is_preferred_once_erased check (erased_at is null or preferences = '{}');

create or replace function erase_user(account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update users set name = '', email = null, phone = null, address = '', language = default,
      preferences = default, profile_img = default, password_hash = null,
      updated_at = now(), erased_at = now()
    where id = account
  $$;

-- How a name sounds, the same in both scripts: `Sunanda` and `सुनंदा` are ` sunnd `. Spaces are around
-- each word, so that a search can ask for whole words and for their beginnings. Breath (`h` after a
-- consonant), length, double letters and each `a` inside a word are left out.
create function name_sound(name text) returns text
  language sql immutable parallel safe strict
  as $$
    select ' ' || ltrim(regexp_replace(sounds || ' ', '[^a-z0-9]+', ' ', 'g')) from (
      select regexp_replace(regexp_replace(regexp_replace(bare, '([a-z])a', '\1', 'g'),
        'y\M', 'i', 'g'), 'i+', 'i', 'g') as sounds from (
        select regexp_replace(regexp_replace(regexp_replace(translate(
          replace(replace(latin, 'ee', 'i'), 'oo', 'u'), 'wzqf', 'vjkp'),
          '([b-df-hj-np-tv-z])h', '\1', 'g'), 'm(?=[bcdgjkpstv])', 'n', 'g'), '([a-z])\1+', '\1', 'g') as bare
        from (
          select replace(replace(replace(replace(replace(replace(translate(voiced,
            'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊएओऑऍािीुूेोॉॅंँ०१२३४५६७८९्ः',
            'kkggnccjjnttddnttddnppbbmyrllvssshaaiiuueooeaiiuueooenn0123456789'),
            'ऐ', 'ai'), 'ै', 'ai'), 'औ', 'au'), 'ौ', 'au'), 'ऋ', 'ri'), 'ृ', 'ri') as latin
          from (
            -- A consonant without a sign has an `a`.
            select regexp_replace(regexp_replace(
              replace(replace(regexp_replace(lower(normalize(name, nfc)),
                '[\u093c\u200b-\u200d]', '', 'g'), 'dny', 'jn'), 'x', 'ks'),
              'c(?!h)', 'k', 'g'), '([क-ह])(?![ा-्])', '\1a', 'g') as voiced
          ) spoken
        ) written
      ) heard
    ) said
  $$;
create index users_by_name_sound on users using gin (name_sound(name) gin_trgm_ops)
  where erased_at is null;
create index contact_messages_by_name_sound on contact_messages
  using gin (name_sound(name) gin_trgm_ops);

-- Staff search by any four digits of the short id, and by the total as the list shows it.
create index orders_by_short_id_part on orders using gin (right(id::text, 8) gin_trgm_ops)
  where deleted_at is null;
drop index orders_by_short_id;
create index orders_by_total on orders (total_paise) where deleted_at is null;
