-- How the audit is narrowed; each with the number, by which it is ordered. Those by user, persons and companies are there already.
create index admin_audit_by_admin on admin_audit (admin_id, number);
create index admin_audit_by_act on admin_audit (act, number);
create index admin_audit_by_topic on admin_audit (topic, number);
create index admin_audit_by_time on admin_audit (at, number);
create index admin_audit_by_rows on admin_audit using gin (row_ids);
-- Whose an order is, and of which company, says what was done with it.
create index orders_of_company on orders (company_id) where company_id is not null;
create index users_who_are_admins on users (id) where is_admin;

-- When the whole chain was looked at, and what was found.
create table admin_audit_checks (
  at timestamptz not null,
  count bigint not null,
  broken_at bigint
);
create index admin_audit_checks_by_time on admin_audit_checks (at desc);
create trigger admin_audit_checks_stay before update or delete on admin_audit_checks for each row execute function refuse_rewriting();
create trigger admin_audit_checks_stay_all before truncate on admin_audit_checks for each statement execute function refuse_rewriting();
