-- Files beside the books: what each is. Their bytes are elsewhere; see server/providers/files/.
create table files (
  space_id uuid not null references spaces (id),
  id uuid not null,
  kind text not null,
  transaction_id uuid,
  name text not null,
  type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  created_at text collate "C" not null,
  created_by uuid not null,
  stored_at text collate "C",
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index files_by_version on files (space_id, version);
create index files_by_sort on files (space_id, created_at, id) where not deleted;
create trigger files_insert_takes_version after insert on files referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger files_update_takes_version after update on files referencing new table as written for each statement execute function refuse_untaken_versions();
