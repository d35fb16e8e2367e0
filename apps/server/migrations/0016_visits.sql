-- How fast pages were for those who opened them, as counts per bucket. Nothing is about a person.
create table visit_times (
  day date not null,
  page text not null,
  language text not null,
  release text not null,
  vital text not null,
  -- The place in `vitalEdges` of the contract.
  bucket smallint not null,
  visits bigint not null default 1,
  first_seen_at timestamptz not null default now(),
  primary key (day, page, language, release, vital, bucket),
  constraint visit_language_is_known check (language in ('en', 'mr', 'hi')),
  constraint visit_vital_is_known check (vital in ('ttfb', 'lcp', 'inp', 'cls')),
  constraint visit_bucket_exists check (bucket between 0 and 10),
  constraint visit_times_were_seen check (visits > 0),
  constraint visit_names_are_short check (length(page) <= 60 and length(release) <= 20)
);

-- What a page waited for when it was not good, such as `img.hero-picture`.
create table visit_elements (
  day date not null,
  page text not null,
  vital text not null,
  element text not null,
  visits bigint not null default 1,
  primary key (day, page, vital, element),
  constraint visit_element_vital_is_known check (vital in ('ttfb', 'lcp', 'inp', 'cls')),
  constraint visit_elements_were_seen check (visits > 0),
  constraint visit_element_is_short check (length(page) <= 60 and length(element) <= 80)
);
