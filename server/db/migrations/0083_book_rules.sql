-- What people want to be set in new transactions by itself, and which rule set what. Decision 094.
create table book_rules (
  space_id uuid not null references spaces (id),
  id uuid not null,
  name text not null,
  enabled boolean not null,
  position bigint not null,
  text_match text not null,
  text text,
  merchant text,
  min_units bigint,
  max_units bigint,
  currency text,
  account_id uuid,
  sign text,
  first_day bigint,
  last_day bigint,
  category_id uuid,
  set_merchant text,
  set_note text,
  set_checked boolean not null,
  created_at text collate "C" not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index book_rules_by_version on book_rules (space_id, version);
create index book_rules_by_sort on book_rules (space_id, id) where not deleted;
create trigger book_rules_insert_takes_version after insert on book_rules referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger book_rules_update_takes_version after update on book_rules referencing new table as written for each statement execute function refuse_untaken_versions();
select open_to_tenants('book_rules');

alter table transactions add column rule_mark text;
