-- The rates of today, and 12 % of flours whose rate nobody has changed since September 2025.
alter table products drop constraint gst_rate_is_known;
alter table products add constraint gst_rate_is_known check (gst_rate in (0, 5, 12, 18, 40));

-- A message has a number such as D-2611-0042: year and month in India, and a serial number that never
-- begins anew. Gaps are harmless.
create sequence contact_ticket_serials;

create function new_contact_ticket(at timestamptz default now()) returns text
  language sql volatile
  as $$
    select format('D-%s-%s', to_char(at at time zone 'Asia/Kolkata', 'YYMM'),
      lpad(serial::text, greatest(4, length(serial::text)), '0'))
    from nextval('contact_ticket_serials') serial
  $$;

alter table contact_messages
  add column ticket text,
  add column acknowledged_at timestamptz,
  add column acknowledged_by uuid references users,
  add column settled_at timestamptz,
  add column settled_by uuid references users;

update contact_messages message set ticket = numbered.ticket
from (
  select id, new_contact_ticket(created_at) as ticket
  from (select id, created_at from contact_messages order by created_at, id) oldest_first
) numbered
where numbered.id = message.id;

alter table contact_messages
  alter column ticket set default new_contact_ticket(),
  alter column ticket set not null,
  add constraint tickets_are_unique unique (ticket),
  add constraint acknowledged_by_somebody check (
    (acknowledged_at is null) = (acknowledged_by is null)),
  add constraint settled_by_somebody check ((settled_at is null) = (settled_by is null)),
  add constraint settled_messages_are_acknowledged check (
    settled_at is null or acknowledged_at is not null);

-- The counts of Today and the sidebar read the messages that are not settled.
create index contact_messages_not_settled on contact_messages (created_at, id)
  where settled_at is null;
