-- How long a flour keeps, in days. Null: not said.
alter table products
  add column shelf_life_days int
    constraint shelf_life_is_1_to_730_days check (shelf_life_days between 1 and 730);
