-- What was done about the renewals of companies in their states, as the companies' people see it.
create table renewals (
  space_id uuid not null references spaces (id),
  id uuid not null,
  what text not null,
  period bigint not null,
  due_day text collate "C" not null,
  elsewhere_on text collate "C",
  proof_id uuid,
  marked_by uuid,
  marked_at text collate "C",
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id),
  unique (space_id, what, period)
);
create index renewals_by_version on renewals (space_id, version);
create trigger renewals_insert_takes_version after insert on renewals referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger renewals_update_takes_version after update on renewals referencing new table as written for each statement execute function refuse_untaken_versions();
