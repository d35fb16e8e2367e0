-- What the owner writes about a product, in the other languages of the shop. Empty: not written.
alter table products
  add column name_hi text not null default '',
  add column text_mr text not null default '',
  add column text_hi text not null default '',
  add column description_mr text not null default '',
  add column description_hi text not null default '';

-- Staff search by the texts of all languages, with a line between them so that no match spans two.
-- Servers of the release before still call the function with six texts.
create function product_search_text(texts text[]) returns text
  language sql immutable parallel safe
  as $$ select lower(array_to_string(texts, E'\n')) $$;

drop index products_by_search_text;
create index products_by_search_text on products
  using gin (
    product_search_text(
      array[name, name_mr, name_hi, category, text, text_mr, text_hi,
        description, description_mr, description_hi] || search_also
    ) gin_trgm_ops
  )
  where archived_at is null;
