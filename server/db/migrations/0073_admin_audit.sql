-- Whatever an admin reads or writes, one row each, by their own or as a user. Names and values are in none of it: who, when, what was called, and whose it was.
-- Nothing here refers to other tables: a row outlives what it is about.
create table admin_audit (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  admin_id uuid not null,
  -- The user whom the admin acted as; null of what they did as themselves.
  user_id uuid,
  act text not null,
  does text not null check (does in ('read', 'change')),
  topic text not null,
  method text not null,
  route text not null,
  person_ids uuid[] not null,
  space_ids uuid[] not null,
  row_ids text[] not null,
  -- How many rows were read, or changes sent; null where that says nothing.
  row_count bigint,
  -- A change is written as begun before anything is done, and once more when it has ended.
  outcome text not null check (outcome in ('begun', 'ok', 'refused', 'failed')),
  reason text,
  begun_number bigint,
  previous_hash bytea not null,
  hash bytea not null
);
create index admin_audit_by_user on admin_audit (user_id, at desc) where user_id is not null;
create index admin_audit_by_persons on admin_audit using gin (person_ids);
create index admin_audit_by_spaces on admin_audit using gin (space_ids);
create index admin_audit_by_begun on admin_audit (begun_number) where begun_number is not null;

-- The last row, so that one that is missing at the end is missed as well. Who writes the next waits here for the one before.
create table admin_audit_head (
  is_only boolean primary key default true check (is_only),
  number bigint not null,
  hash bytea not null
);
insert into admin_audit_head (number, hash) values (0, sha256(''));

create function hash_admin_audit(entry admin_audit) returns bytea language sql stable as $$
  select sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.number, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.admin_id, entry.user_id,
    entry.act, entry.does, entry.topic, entry.method, entry.route, entry.person_ids, entry.space_ids, entry.row_ids,
    entry.row_count, entry.outcome, entry.reason, entry.begun_number)::text, 'UTF8'))
$$;

create function chain_admin_audit() returns trigger language plpgsql as $$
begin
  update admin_audit_head set number = number + 1 returning number, hash into new.number, new.previous_hash;
  new.hash := hash_admin_audit(new);
  update admin_audit_head set hash = new.hash;
  return new;
end
$$;
create trigger admin_audit_is_chained before insert on admin_audit for each row execute function chain_admin_audit();
create trigger admin_audit_stays before update or delete on admin_audit for each row execute function refuse_rewriting();
create trigger admin_audit_stays_all before truncate on admin_audit for each statement execute function refuse_rewriting();
