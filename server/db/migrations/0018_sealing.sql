-- The keys to which identity numbers may have been sealed; the keys themselves are in a file of the server.
create table sealing_keys (
  id text primary key,
  seen_at timestamptz(3) not null
);

-- Who opened a sealed number, and why; never the number.
create table sealed_openings (
  id uuid primary key,
  at timestamptz(3) not null,
  admin_id uuid references users,
  space_id uuid not null references spaces on delete cascade,
  row_id uuid not null,
  field text not null,
  why text not null check (why in ('filing', 'check'))
);
create index sealed_openings_by_space on sealed_openings (space_id, id desc);
