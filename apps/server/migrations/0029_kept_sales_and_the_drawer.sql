-- A sale that the till kept can arrive after a drawer was opened in which its cash was counted already,
-- as part of the float. It is in no drawer then. All other payments are received when they are written,
-- also one that waited for the opening.
create or replace function put_payment_into_the_drawer() returns trigger
  language plpgsql
  as $$
  begin
    new.drawer_id := open_drawer();
    if new.corrects is not null and new.drawer_id is distinct from
      (select drawer_id from payments where id = new.corrects)
      or new.received_at < now() and new.received_at <
        (select opened_at from drawers where id = new.drawer_id)
    then
      new.drawer_id := null;
    end if;
    return new;
  end $$;
