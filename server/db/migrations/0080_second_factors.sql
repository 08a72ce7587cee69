-- Since when somebody has a second factor; null for who has none. Every request reads it with its session.
alter table users add column second_factor_at timestamptz(3);
-- When somebody's factor was last taken away by a mailed code: what moves money may wait after it.
alter table users add column factor_reset_at timestamptz(3);
-- When whoever holds the session last showed that it is them.
alter table sessions add column proven_at timestamptz(3);

-- Keys of authenticator apps, sealed. One that was not confirmed yet waits beside the one that counts.
create table totp_keys (
  user_id uuid primary key references users on delete cascade,
  sealed text,
  -- The last step of 30 seconds of which a code was taken: none of it, or before it, is taken again.
  last_step bigint not null default 0,
  waiting_sealed text
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_by_person on passkeys (user_id);

create table recovery_codes (
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  used_at timestamptz(3)
);
create index recovery_codes_by_person on recovery_codes (user_id);

-- Who has shown the password and is asked for the second factor now.
create table pending_sign_ins (
  id uuid primary key,
  secret_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  -- The hash of the password that was shown; null for who came by Google.
  password_hash text,
  expires_at timestamptz(3) not null
);
create index pending_sign_ins_by_end on pending_sign_ins (expires_at);

-- What a browser was asked to sign with a passkey, by the session or the pending sign-in that asks.
create table passkey_challenges (
  owner_id uuid primary key,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

-- Codes that take a second factor away.
create table factor_resets (
  user_id uuid primary key references users on delete cascade,
  code_hash text not null,
  asked_at timestamptz(3) not null
);

-- Wrong codes of a person in a row since the last right one.
create table factor_tries (
  key_hash bytea primary key,
  in_a_row integer not null,
  last_at timestamptz(3) not null
);
