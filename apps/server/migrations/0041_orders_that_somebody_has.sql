-- Who has an order to confirm is asked with every one that is taken; nearly all calls are over.
create index order_calls_that_somebody_has on order_calls (taken_by) where taken_by is not null;
