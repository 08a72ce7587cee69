-- The books (accounts, categories, transactions, imports) and what sync needs to execute changes exactly once.
--
-- Synced tables have one column for each field of the contract, in snake case, after space_id and before version and deleted.
-- Civil dates and instants are kept as the text the contract defines, compared byte by byte: what a device sends comes back
-- unchanged, so a later change finds the value it says it replaced. Integers are bigint: every safe integer of the contract fits.

create table accounts (
  space_id uuid not null references spaces (id),
  id uuid not null,
  name text not null,
  bank text,
  number_ending text,
  currency text not null,
  opening_units bigint not null,
  opening_date text collate "C",
  archived boolean not null,
  created_at text collate "C" not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index accounts_by_version on accounts (space_id, version);

create table categories (
  space_id uuid not null references spaces (id),
  id uuid not null,
  key text,
  name text,
  kind text not null,
  related_party boolean not null,
  archived boolean not null,
  position bigint not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index categories_by_version on categories (space_id, version);

create table imports (
  space_id uuid not null references spaces (id),
  id uuid not null,
  account_id uuid not null,
  file_name text not null,
  size_bytes bigint not null,
  file_hash text not null,
  status text not null,
  row_count bigint not null,
  new_count bigint not null,
  known_count bigint not null,
  skipped_count bigint not null,
  error_count bigint not null,
  reading text,
  failed_reason text,
  undone_at text collate "C",
  created_at text collate "C" not null,
  created_by uuid not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index imports_by_version on imports (space_id, version);
create index imports_by_sort on imports (space_id, created_at, id) where not deleted;

create table import_errors (
  space_id uuid not null references spaces (id),
  id uuid not null,
  import_id uuid not null,
  line bigint not null,
  cells text not null,
  reason text not null,
  "column" bigint,
  status text not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index import_errors_by_version on import_errors (space_id, version);

create table transactions (
  space_id uuid not null references spaces (id),
  id uuid not null,
  date text collate "C" not null,
  description text not null,
  amount_units bigint not null,
  currency text not null,
  account_id uuid not null,
  category_id uuid,
  merchant text,
  note text,
  checked boolean not null,
  import_id uuid,
  import_line bigint,
  identity text,
  balance_units bigint,
  blocked_reason text,
  created_at text collate "C" not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index transactions_by_version on transactions (space_id, version);
create index transactions_by_sort on transactions (space_id, date, id) where not deleted;

-- Each sender's place in its own numbering; the row is locked while a push of it runs.
create table sync_clients (
  user_id uuid not null,
  client_id uuid not null,
  device_name text not null,
  last_seq bigint not null default 0,
  first_push_at timestamptz not null default now(),
  last_push_at timestamptz not null default now(),
  primary key (user_id, client_id)
);

-- What became of every change, kept so that a repeat months later answers the same. Null: it took effect whole.
create table sync_results (
  user_id uuid not null,
  client_id uuid not null,
  seq bigint not null,
  change_id uuid not null,
  hash bytea not null,
  refusals text,
  primary key (user_id, client_id, seq)
);

-- Who did what to which row. A creation lists no values: they are in the row, or in `was` of a later act.
create table row_history (
  space_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  version bigint not null,
  place bigint not null,
  change_id uuid not null,
  user_id uuid not null,
  device text not null,
  at timestamptz not null,
  op text not null,
  set_values jsonb not null,
  was_values jsonb not null,
  primary key (space_id, row_id, table_name, version, place)
);

-- Names this database's data. A restored backup gets a new one, so that devices pull everything again.
create table sync_epoch (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid()
);
insert into sync_epoch default values;

-- A space's version is taken once by each transaction that writes in it, under the space's row lock.
-- taken_in is that transaction, so that the guard below knows a version taken from one merely read.
alter table spaces add column taken_in xid8 not null default pg_current_xact_id();

create function take_space_version(taken_space_id uuid) returns bigint language sql as $$
  update spaces set version = version + 1, taken_in = pg_current_xact_id() where id = taken_space_id returning version
$$;

create function refuse_untaken_versions() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct space_id, version from written) as row
    left join spaces on spaces.id = row.space_id
    where row.version is distinct from spaces.version or spaces.taken_in is distinct from pg_current_xact_id()
  ) then
    raise exception 'rows of % written without taking the version of their space', tg_table_name
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;

do $$
declare synced text;
begin
  foreach synced in array array['accounts', 'categories', 'companies', 'import_errors', 'imports', 'memberships', 'transactions'] loop
    execute format('create trigger %I after insert on %I referencing new table as written for each statement execute function refuse_untaken_versions()',
      synced || '_insert_takes_version', synced);
    execute format('create trigger %I after update on %I referencing new table as written for each statement execute function refuse_untaken_versions()',
      synced || '_update_takes_version', synced);
  end loop;
end
$$;
