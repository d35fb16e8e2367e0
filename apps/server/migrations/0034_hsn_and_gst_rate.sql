-- What a bill says about a flour. Without an HSN code the bill leaves it out; without a GSTIN of the
-- shop no bill has a tax, whatever the rate.
alter table products
  add column hsn text not null default ''
    constraint hsn_is_4_to_8_digits_or_empty check (hsn ~ '^([0-9]{4,8})?$'),
  add column gst_rate int not null default 0
    constraint gst_rate_is_known check (gst_rate in (0, 5, 12, 18));
