create extension if not exists pg_trgm;

-- Ids contain the time at which they were made, so that newest first needs no second index.
create function uuid_v7() returns uuid
  language sql volatile parallel safe
  as $$
    select encode(
      set_bit(set_bit(
        overlay(uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
          from 1 for 6),
        52, 1), 53, 1),
      'hex')::uuid
  $$;

-- For triggers of tables whose rows stay as they were written.
create function refuse_change() returns trigger
  language plpgsql
  as $$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;

create function day_at_the_shop(moment timestamptz) returns date
  language sql stable
  as $$ select (moment at time zone 'Asia/Kolkata')::date $$;

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

create table cities (
  code text primary key,
  name text not null,
  constraint city_code_is_a_short_word check (code ~ '^[a-z]{2,30}$')
);
insert into cities (code, name) values ('pune', 'Pune');
