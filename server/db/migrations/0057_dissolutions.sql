-- The steps of a company's dissolution, and since when it is dissolved.
create table dissolution_steps (
  space_id uuid not null references spaces (id),
  id uuid not null,
  kind text not null,
  day text collate "C" not null,
  at text collate "C" not null,
  "by" text not null,
  order_id uuid,
  fee_cents bigint,
  why text,
  note text not null,
  proof_id uuid,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index dissolution_steps_by_version on dissolution_steps (space_id, version);
create trigger dissolution_steps_insert_takes_version after insert on dissolution_steps referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger dissolution_steps_update_takes_version after update on dissolution_steps referencing new table as written for each statement execute function refuse_untaken_versions();
alter table companies add column dissolved_on text collate "C";

-- Nothing of a closed space is changed by anybody's device.
alter table spaces add column closed boolean not null default false;

-- A dissolution is bought as well.
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in ('create', 'migrate', 'crypto', 'renewal', 'services', 'paper', 'dissolution'));
