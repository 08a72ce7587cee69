create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  language text not null,
  status text not null default 'active' check (status in ('active', 'blocked')),
  is_admin boolean not null default false,
  created_at timestamptz(3) not null
);

-- One sign-in on one device: the family of every token that came from it.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  anti_forgery_token text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_because text check (ended_because in ('signed-out', 'token-reused'))
);
create index sessions_by_user on sessions (user_id);

-- The pairs given out, as hashes. A rotated pair keeps the salt from which its successor follows.
create table session_tokens (
  refresh_hash bytea primary key,
  access_hash bytea not null unique,
  session_id uuid not null references sessions on delete cascade,
  issued_at timestamptz(3) not null,
  rotated_at timestamptz(3),
  successor_salt bytea
);
create index session_tokens_by_session on session_tokens (session_id);

-- Failed sign-ins, by a hash of the e-mail (and the address they came from): the same whether the e-mail has an account or not.
create table login_attempts (
  key_hash bytea primary key,
  failures integer not null,
  last_at timestamptz(3) not null
);

-- The units of sharing and order; every synced row belongs to one.
create table spaces (
  id uuid primary key,
  version bigint not null default 0
);

create table companies (
  space_id uuid not null references spaces,
  id uuid not null check (id = space_id),
  name text not null,
  type text not null,
  origin text not null,
  state text,
  created_at text collate "C" not null,
  deleted boolean not null default false,
  version bigint not null,
  primary key (space_id, id)
);
create index companies_by_version on companies (space_id, version);

create table memberships (
  space_id uuid not null references spaces,
  id uuid not null,
  user_id uuid not null references users,
  role text not null check (role in ('owner', 'manager', 'bookkeeper')),
  name text not null,
  email text not null,
  deleted boolean not null default false,
  version bigint not null,
  primary key (space_id, id),
  unique (space_id, user_id)
);
create index memberships_by_version on memberships (space_id, version);
create index memberships_by_user on memberships (user_id) where not deleted;
