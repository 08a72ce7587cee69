-- The company that a draft migrates, where its owner had added it before; and when the draft's order was paid.
alter table company_drafts add column added_company_id uuid;
alter table company_drafts add column paid_at text collate "C";
