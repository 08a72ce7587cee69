-- Whether a company owes a BOI report, as its people answered and kept it.
create table boi_reports (
  space_id uuid not null references spaces (id),
  id uuid not null,
  formed_in text not null,
  state text,
  formed_on text collate "C",
  is_registered boolean,
  registered_on text collate "C",
  is_exempt boolean,
  filed_on text collate "C",
  outcome text not null,
  due_day text collate "C",
  rule_from text collate "C" not null,
  answered_at text collate "C" not null,
  answered_by uuid not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index boi_reports_by_version on boi_reports (space_id, version);
create trigger boi_reports_insert_takes_version after insert on boi_reports referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger boi_reports_update_takes_version after update on boi_reports referencing new table as written for each statement execute function refuse_untaken_versions();
