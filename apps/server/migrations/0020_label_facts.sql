-- A flour carries what its bag must say.

-- True for a list of known facts. A fact that is not filled in is left out.
create function are_label_facts(facts jsonb) returns boolean
  language sql immutable parallel safe
  as $$
    select case when jsonb_typeof(facts) = 'object' then not exists (
      select from jsonb_each(facts) as fact (name, value)
      where case
        when name in ('hasGluten', 'isMilledWithWheat', 'isVegetarian')
          then jsonb_typeof(value) <> 'boolean'
        when name in ('ingredients', 'ingredientsMr', 'ingredientsHi', 'storage', 'storageMr', 'storageHi',
            'origin')
          then jsonb_typeof(value) <> 'string' or btrim(value #>> '{}') = ''
        else true end)
    else false end
  $$;

alter table products
  add column label jsonb not null default '{}',
  add constraint label_has_known_facts check (are_label_facts(label));
