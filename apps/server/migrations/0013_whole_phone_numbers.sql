-- Staff mostly paste a whole number. Its trigrams stand in ever more rows, this index does not mind.
create index orders_by_contact_number on orders (contact_number) where deleted_at is null;
