-- A search compares the text of every match that the index finds. Stored, because building it takes
-- longer than comparing it.
alter table products add column search_text text not null generated always as (
  product_search_text(
    array[name, name_mr, name_hi, category, text, text_mr, text_hi,
      description, description_mr, description_hi] || search_also
  )
) stored;

drop index products_by_search_text;
create index products_by_search_text on products using gin (search_text gin_trgm_ops)
  where archived_at is null;
