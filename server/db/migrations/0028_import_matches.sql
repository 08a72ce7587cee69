-- Rows of files that were taken for transactions which were there under another name.
create table import_matches (
  space_id uuid not null references spaces (id),
  id uuid not null,
  import_id uuid not null,
  transaction_id uuid not null,
  line bigint not null,
  date text collate "C" not null,
  description text not null,
  merchant text,
  amount_units bigint not null,
  balance_units bigint,
  identity text not null,
  reason text not null,
  status text not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index import_matches_by_version on import_matches (space_id, version);
create trigger import_matches_insert_takes_version after insert on import_matches referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger import_matches_update_takes_version after update on import_matches referencing new table as written for each statement execute function refuse_untaken_versions();
