-- Documents of companies and of their partners, and what became of them when they were checked. Their bytes are those of files.
create table company_documents (
  space_id uuid not null references spaces (id),
  id uuid not null,
  kind text not null,
  partner_id uuid,
  file_id uuid not null,
  name text not null,
  type text not null,
  size_bytes bigint not null,
  file_key text,
  added_at text collate "C" not null,
  added_by uuid not null,
  desk_name text,
  bears text collate "C",
  decision text,
  refusal text,
  note text,
  decided_at text collate "C",
  step_id uuid,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index company_documents_by_version on company_documents (space_id, version);
create index company_documents_by_sort on company_documents (space_id, added_at, id) where not deleted;
-- What waits for the desk, the oldest first.
create index company_documents_waiting on company_documents (added_at, id) where decision is null and not deleted;
create trigger company_documents_insert_takes_version after insert on company_documents referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger company_documents_update_takes_version after update on company_documents referencing new table as written for each statement execute function refuse_untaken_versions();
