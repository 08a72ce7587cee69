-- When a company's papers went to its state, when the state registered it, and its EIN, sealed.
alter table formations add column filed_on text collate "C";
alter table formations add column constituted_on text collate "C";
alter table formations add column ein text;
-- Who has a company migrated said when it was registered.
with moved as (
  select orders.company_id, orders.draft ->> 'formationDate' as day, take_space_version(orders.company_id) as version
  from orders
  where orders.company_id is not null and orders.kind = 'migrate' and orders.draft ->> 'formationDate' is not null
)
update formations set constituted_on = moved.day, version = moved.version
from moved where formations.space_id = moved.company_id and formations.id = moved.company_id;

-- The moves of companies along their steps.
create table company_steps (
  space_id uuid not null references spaces (id),
  id uuid not null,
  kind text not null,
  from_status text not null,
  to_status text not null,
  day text collate "C" not null,
  moved_at text collate "C" not null,
  moved_by text not null,
  note text not null,
  skip_reason text,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index company_steps_by_version on company_steps (space_id, version);
create trigger company_steps_insert_takes_version after insert on company_steps referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger company_steps_update_takes_version after update on company_steps referencing new table as written for each statement execute function refuse_untaken_versions();
