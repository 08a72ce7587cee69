-- Rows of bank's files as the files have them, packed, and what the bank calls a transaction by.
create table import_lines (
  space_id uuid not null references spaces (id),
  id uuid not null,
  import_id uuid not null,
  first_line bigint not null,
  last_line bigint not null,
  packed text not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index import_lines_by_version on import_lines (space_id, version);
create trigger import_lines_insert_takes_version after insert on import_lines referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger import_lines_update_takes_version after update on import_lines referencing new table as written for each statement execute function refuse_untaken_versions();
alter table transactions add column reference text;
