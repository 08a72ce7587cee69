-- How people said that files of one layout are read in one account.
create table import_layouts (
  space_id uuid not null references spaces (id),
  id uuid not null,
  account_id uuid not null,
  layout text not null,
  column_names text not null,
  roles text,
  is_flipped boolean,
  date_order text,
  decimal_mark text,
  fee text,
  currency text,
  statuses text,
  categories text,
  encoding text,
  delimiter text,
  insisted text not null,
  chosen_at text collate "C" not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index import_layouts_by_version on import_layouts (space_id, version);
create trigger import_layouts_insert_takes_version after insert on import_layouts referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger import_layouts_update_takes_version after update on import_layouts referencing new table as written for each statement execute function refuse_untaken_versions();
