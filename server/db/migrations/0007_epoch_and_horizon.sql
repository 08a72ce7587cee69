-- Where this data lies: cluster, timeline and database. Data that finds itself elsewhere was restored or copied, and gets a new epoch.
alter table sync_epoch add column lies_in text;

-- How far each space was at certain moments, so that tombstones can be told by age; one a day and space at most.
create table space_marks (
  space_id uuid not null references spaces (id),
  at timestamptz not null,
  version bigint not null,
  primary key (space_id, at)
);

-- Tombstones up to this version are gone: a device that saw less starts cold.
alter table spaces add column horizon bigint not null default 0;
