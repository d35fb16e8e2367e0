-- A flour is sold by 1,000, 500 or 250 grams, and in none or up to five grinds. Stock stays one figure a
-- flour: grain is milled to order.

-- True for a list of up to five grinds, each with a key of its own and a name in three languages.
create function are_grinds(list jsonb) returns boolean
  language sql immutable parallel safe
  as $$
    select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 5
      and not exists (
        select from jsonb_array_elements(list) as grind
        where not (grind ->> 'key' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and grind ->> 'name' <> ''
          and grind ->> 'nameMr' <> '' and grind ->> 'nameHi' <> '') is true)
      and (select count(distinct grind ->> 'key') = count(*) from jsonb_array_elements(list) as grind)
  $$;

alter table products
  add column step_grams int not null default 1000,
  -- In the order in which customers see them; the first is chosen beforehand. A list and no table: an
  -- order reads it with the product that it locks, and so never sells a grind that was just removed.
  add column grinds jsonb not null default '[]',
  add constraint step_is_known check (step_grams in (250, 500, 1000)),
  add constraint grinds_are_up_to_five_in_three_languages check (are_grinds(grinds));

-- A line is one flour in one grind. It has an id of its own.
alter table order_items
  drop constraint one_product_once_per_order,
  add column id bigint generated always as identity primary key,
  -- As sold, with its names: a grind that is renamed or removed changes no old order.
  add column grind jsonb,
  drop constraint weight_is_whole_kilograms_up_to_100,
  add constraint weight_is_in_steps_up_to_100_kilograms check (
    weight_grams between 250 and 100000 and weight_grams % 250 = 0),
  add constraint grind_is_one_of_a_flour check (grind is null or are_grinds(jsonb_build_array(grind)));
create unique index one_line_per_flour_and_grind
  on order_items (order_id, product_id, (grind ->> 'key')) nulls not distinct;

alter table repeat_items
  drop constraint one_line_per_product_of_a_repeat,
  add column id bigint generated always as identity primary key,
  add column grind jsonb,
  add constraint repeated_grind_is_one_of_a_flour check (
    grind is null or are_grinds(jsonb_build_array(grind)));
create unique index one_repeated_line_per_flour_and_grind
  on repeat_items (repeat_id, product_id, (grind ->> 'key')) nulls not distinct;
