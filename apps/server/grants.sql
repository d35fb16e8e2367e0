-- The rights of the servers' and worker's role, complete. `npm run db:migrate` applies this file after
-- the migrations, in one transaction, to the role in APP_DATABASE_ROLE.
--
-- A new table or column is closed to the servers until it is listed here. Every table is listed, even
-- one without rights. Revoke a right one release after the code stops using it: during an upgrade the
-- servers of the last release use the same role.

revoke all on all tables in schema public from :"app";
revoke create on schema public from public;
grant usage on schema public to :"app";
-- No temporary tables: they could shadow a table of the shop.
do $$ begin
  execute format('revoke temporary on database %I from public', current_database());
end $$;

-- Accounts. The password hash can be inserted but not read. Only the owner sets a role or a duty.
grant
  select (id, role, duty, name, email, phone, address, language, preferences, profile_img, created_at, updated_at, updated_by, version,
    disabled_at, erased_at, email_confirmed_at),
  insert (name, email, phone, address, language, password_hash),
  update (name, email, phone, address, language, preferences, updated_at, updated_by, version)
  on users to :"app";
grant select, update (last_seen_at, expires_at), delete on sessions to :"app";
grant
  select,
  insert (token_hash, user_id),
  update (token_hash, last_seen_at),
  delete
  on known_devices to :"app";
grant execute on function password_recipe_of, open_session, erase_user to :"app";
-- Mailed links. The functions make and use them.
grant select on account_tokens to :"app";
grant execute on function make_account_token, reset_password, change_password, confirm_email to :"app";
-- New e-mails of staff. The functions confirm and undo them.
grant select, insert (user_id, old_email, new_email), delete on staff_email_changes to :"app";
grant execute on function make_email_change_token, undo_staff_email to :"app";

-- Passkeys. Only the functions add one, use one, and note when a person last proved who they are.
grant select, update (name), delete on passkeys to :"app";
grant select, insert (challenge_hash, purpose, user_id, new_user_id), delete on passkey_challenges to :"app";
grant select, update (requires_passkey, updated_at, updated_by) on staff_sign_in to :"app";
grant execute on function open_session_with_passkey, prove_session_with_password,
  prove_session_with_passkey, add_passkey to :"app";
-- Staff. Each function asks for the session token of an owner, or the token of an open invitation.
grant select on staff_invitations to :"app";
grant execute on function
  change_staff_duty, set_staff_disabled, invite_staff, renew_staff_invitation, cancel_staff_invitation,
  accept_staff_invitation, accept_staff_invitation_with_passkey, make_staff_password_link
  to :"app";

-- Catalogue. Slugs and dates of birth come from the seed.
grant
  select,
  insert (name, name_mr, name_hi, category, description, description_mr, description_hi, text, text_mr, text_hi, search_also,
    price_paise, step_grams, grinds, sale, is_active, shelf_life_days, hsn, gst_rate, label, short_code, media_id),
  update (name, name_mr, name_hi, category, description, description_mr, description_hi, text, text_mr, text_hi, search_also,
    price_paise, step_grams, grinds, sale, is_active, shelf_life_days, hsn, gst_rate, label, short_code, media_id,
    updated_at, updated_by, version, archived_at),
  delete
  on products to :"app";
-- Pictures never change, but `select … for update` needs an updatable column.
grant
  select,
  insert (id, alt, uploaded_by, width, height, colour_from, colour_to, content_sha256),
  update (alt),
  delete
  on media to :"app";
grant select, insert (media_id, due_at), delete on pictures_to_remove to :"app";
grant
  select,
  insert (actor_id, idempotency_key, request_hash, added, changed, unchanged)
  on product_imports to :"app";
revoke all on cities from :"app";

-- Stock and its ledger. Stock starts at zero and is deleted with its product. A trigger notes a fall
-- below the mark.
grant select, insert (product_id, city), update (on_hand_grams, low_mark_grams) on stock to :"app";
grant
  select,
  insert (product_id, city, delta_grams, reason, order_id, actor_id, note, counted_grams, idempotency_key)
  on stock_movements to :"app";

-- Orders. Buyer and prices cannot change. Triggers allow items, amounts and addresses to change until
-- an order is milled, and addresses to be erased.
grant
  select,
  insert (user_id, city, total_paise, delivery_address, contact_number, idempotency_key, request_hash,
    due_on, delivery_charge_paise, pincode, delivery_version, order_status, placed_by, channel, round_off_paise,
    created_at, on_account),
  update (on_account, total_paise, delivery_charge_paise, order_status, payment_status, delivery_address, contact_number, pincode, due_on, version, updated_at,
    deleted_at, packed_at, packed_by, sheet_printed_at, contents_changed_at, milled_at)
  on orders to :"app";
grant
  select,
  insert (order_id, product_id, grind, line_no, name, description, media_id, price_paise, weight_grams, total_paise),
  update (grind, weight_grams, total_paise, batch_id),
  delete
  on order_items to :"app";
-- Batches. Which flour, which day and which number stay as they were made.
grant
  select,
  insert (city, product_id, grind, number, milled_on, best_before, weight_grams, milled_by, made_by,
    idempotency_key, request_hash),
  update (weight_grams, undone_at, recalled_at, recalled_by)
  on batches to :"app";
grant
  select,
  insert (batch_id, order_id, way, told_by),
  update (taken_back_by, taken_back_at)
  on recall_notices to :"app";
grant
  select,
  insert (order_id, kind, order_status, payment_status, actor_id, due_on, note, changes)
  on order_events to :"app";
-- Bills never change. A trigger sets number and time.
grant select, insert (order_id, document) on bills to :"app";
grant select on bills_since to :"app";
-- Credit notes never change. A trigger sets number and time.
grant
  select,
  insert (order_id, kind, reason, flour, delivery_paise, round_off_paise, amount_paise, document, made_by, event_id,
    idempotency_key, request_hash)
  on credit_notes to :"app";
grant select, insert (credit_note_id, order_item_id, grams, amount_paise) on credit_note_lines to :"app";
-- Payments never change. A claim is answered once.
grant
  select,
  insert (order_id, event_id, method, amount_paise, reference, corrects, reason, recorded_by, idempotency_key,
    received_at, run_id, credit_note_id, account_payment_id)
  on payments to :"app";
grant
  select,
  insert (order_id, amount_paise, reference),
  update (reference, answer, answered_at, answered_by)
  on payment_claims to :"app";
-- Accounts of customers who may owe. Payments and what was mailed never change.
grant
  select,
  insert (user_id, limit_paise, percent_off, set_by),
  update (limit_paise, percent_off, version, set_by, set_at, closed_at)
  on customer_accounts to :"app";
grant select, insert (user_id, product_id, price_paise), delete on account_prices to :"app";
grant
  select,
  insert (user_id, recorded_by, method, reference, idempotency_key, request_hash)
  on account_payments to :"app";
grant select, insert (user_id, month, day, asked_by) on account_statement_mails to :"app";
-- Bank statements. What was recorded never changes.
grant
  select,
  insert (head_hash, head, columns, day_order, kept_by),
  update (head, columns, day_order, kept_by, kept_at)
  on bank_columns to :"app";
grant
  select,
  insert (first_day, last_day, made_by, idempotency_key, request_hash)
  on bank_imports to :"app";
grant
  select,
  insert (fingerprint, import_id, day, amount_paise, recorded_paise, payment_id)
  on bank_rows to :"app";
-- Letters. Kind, subject and contents never change. A trigger allows only those about accounts to be
-- deleted.
grant
  select,
  insert (kind, subject_id, payload),
  update (not_before, attempts, lease_until, sent_at, given_up_at, last_error, renewed_at),
  delete
  on letters to :"app";

-- Repeat orders. Only a skipped day is deleted, when it is taken back.
grant
  select,
  insert (user_id, city, source_order_id, every_weeks, next_on, delivery_address, contact_number, pincode),
  update (every_weeks, next_on, delivery_address, contact_number, pincode, stopped_at, taken_until)
  on repeats to :"app";
grant
  select,
  insert (repeat_id, product_id, grind, line_no, weight_grams),
  update (grind, weight_grams),
  delete
  on repeat_items to :"app";
grant
  select,
  insert (repeat_id, day, outcome, order_id, short_of),
  delete
  on repeat_days to :"app";
grant select, insert (token_hash, repeat_day_id, expires_at), delete on repeat_links to :"app";

-- The weight taken of each day. Locking the table needs an update right on all of it.
grant select, insert, update, delete on delivery_days to :"app";

-- The mill's day. What riders did and what was counted never changes.
grant
  select,
  insert (actor_id, idempotency_key, order_id, request_hash, refusal_code, refusal_message, before,
    version_after, payment_id),
  delete
  on bulk_results to :"app";
grant
  select,
  insert (order_id, taken_by, taken_until, no_answers, call_again_at),
  update (taken_by, taken_until, no_answers, call_again_at)
  on order_calls to :"app";
grant
  select,
  insert (city, day, rider_id, number, created_by, changed_by),
  update (state, version, changed_at, changed_by, started_at, closed_at),
  delete
  on runs to :"app";
grant
  select,
  insert (run_id, order_id, position),
  update (position, outcome, reason, done_at),
  delete
  on run_stops to :"app";
grant
  select,
  insert (rider_id, idempotency_key, run_id, order_id, request_hash, action, tapped_at, refusal_code,
    refusal_message)
  on rider_actions to :"app";
grant
  select,
  insert (rider_id, idempotency_key, run_id, order_id, action)
  on unrecorded_actions to :"app";
grant
  select,
  insert (run_id, expected_paise, counted_paise, notes, coins_paise, note, corrects, counted_by,
    idempotency_key)
  on cash_counts to :"app";
-- The drawer. It is closed once; counts and what was paid out never change. Triggers put cash into it.
grant
  select,
  insert (float_paise, opened_by, opening_key),
  update (count_id, expected_paise, counted_paise, note, stays_paise, closed_by, closed_at, seen_by, seen_at)
  on drawers to :"app";
grant
  select,
  insert (drawer_id, expected_paise, counted_paise, notes, coins_paise, counted_by, idempotency_key)
  on drawer_counts to :"app";
grant
  select,
  insert (drawer_id, amount_paise, reason, paid_by, idempotency_key)
  on drawer_payouts to :"app";

-- Figures. Triggers note changes; the job replaces sums.
grant select, insert (day), delete on figure_days to :"app";
grant select, insert on figure_sums to :"app";
grant select, insert (day), delete on figure_changes to :"app";

-- Messages. What was written never changes, only whether it is acknowledged and settled.
grant usage on sequence contact_ticket_serials to :"app";
grant
  select,
  insert (name, email, subject, message),
  update (acknowledged_at, acknowledged_by, settled_at, settled_by),
  delete
  on contact_messages to :"app";

-- Errors of the front ends. A known one is only counted up.
grant
  select,
  insert (fingerprint, app, kind, release, language, path, message, stack, component_stack),
  update (seen_count, last_seen_at),
  delete
  on client_errors to :"app";

-- How fast pages were. A known bucket or element is only counted up.
grant
  select,
  insert (day, page, language, release, vital, bucket),
  update (visits),
  delete
  on visit_times to :"app";
grant
  select,
  insert (day, page, vital, element),
  update (visits),
  delete
  on visit_elements to :"app";

-- The audit log can be added to and read, without its hashes. A trigger sets number, time and hash.
grant
  select (id, at, actor_id, action, subject_id, details),
  insert (actor_id, action, subject_id, details)
  on audit_log to :"app";
revoke all on audit_heads from :"app";
grant execute on function note_audit_head to :"app";

-- Settings. Saved versions never change.
grant select, insert (page, version, document, saved_by) on settings_versions to :"app";
grant select, insert (page, version, media_id) on settings_pictures to :"app";

-- Only the owner has rights on the list of migrations.
revoke all on migrations from :"app";

-- The job queue's own schema: full row access, but no table changes.
grant usage on schema pgboss to :"app";
grant select, insert, update, delete on all tables in schema pgboss to :"app";
grant execute on all functions in schema pgboss to :"app";
