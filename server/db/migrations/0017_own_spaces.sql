-- What people chose, in a space of their own.
create table preferences (
  space_id uuid not null references spaces (id),
  id uuid not null,
  theme text,
  density text,
  has_letter_keys boolean,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index preferences_by_version on preferences (space_id, version);
create trigger preferences_insert_takes_version after insert on preferences referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger preferences_update_takes_version after update on preferences referencing new table as written for each statement execute function refuse_untaken_versions();

insert into spaces (id, version, kind, services) select id, 1, 'person', '{personal}' from users;
insert into preferences (space_id, id, version) select id, id, 1 from spaces where kind = 'person';
