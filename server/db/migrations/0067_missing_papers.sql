-- Which of the papers that a company has when it comes here its owner says to be missing.
alter table company_drafts add column missing_papers text collate "C" not null default '';
update orders set draft = draft || '{"missingPapers": ""}' where jsonb_typeof(draft) = 'object';
