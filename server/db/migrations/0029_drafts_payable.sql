-- Until when the order of a draft can be paid, for its person's other devices.
alter table company_drafts add column payable_until text collate "C";
