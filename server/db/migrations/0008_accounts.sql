-- Signing in otherwise than by a password of one's own, and what a person says of themselves.
alter table users alter column password_hash drop not null;
alter table users
  add column phone text,
  add column google_subject text unique,
  -- They have shown that the e-mail is theirs.
  add column email_verified boolean not null default false,
  -- Until when a mailed temporary password is good; null for a password of one's own.
  add column password_ends_at timestamptz(3),
  -- Where they came from when they registered.
  add column attribution jsonb;

-- Which device a session is on, and when it last renewed itself.
alter table sessions
  add column browser text,
  add column system text,
  add column last_seen_at timestamptz(3);
update sessions set last_seen_at = expires_at - interval '30 days';
alter table sessions alter column last_seen_at set not null;
alter table sessions drop constraint sessions_ended_because_check;
alter table sessions add constraint sessions_ended_because_check
  check (ended_because in ('signed-out', 'token-reused', 'ended-elsewhere', 'password-changed'));

-- Codes to set a new password, the same whether the e-mail has an account or not; mailed by whoever finds them due.
create table reset_codes (
  email text not null,
  -- Of the e-mail and the network, as in login_attempts: a network from which somebody signed in well is known by it.
  network_hash bytea not null,
  -- Null until it was mailed, and for ever where nobody has the e-mail.
  code_hash text,
  asked_at timestamptz(3) not null,
  is_due boolean not null,
  tries_here integer not null default 0,
  tries_elsewhere integer not null default 0,
  primary key (email, network_hash)
);
create index reset_codes_due on reset_codes (asked_at) where is_due;
create index reset_codes_by_time on reset_codes (asked_at);

-- Who has shown a temporary password and must set their own now.
create table temporary_sign_ins (
  secret_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz(3) not null
);

-- Sign-ins that are at Google: each state is good once.
create table google_sign_ins (
  state_hash bytea primary key,
  nonce text not null,
  verifier text not null,
  redirect_uri text not null,
  return_path text,
  language text not null,
  attribution jsonb,
  expires_at timestamptz(3) not null
);
create index google_sign_ins_by_time on google_sign_ins (expires_at);

-- How many visits came from where, and nothing about who they were.
create table visit_counts (
  day date not null,
  utm_source text not null,
  utm_campaign text not null,
  origin_path text not null,
  visits integer not null,
  primary key (day, utm_source, utm_campaign, origin_path)
);

-- A person's tax record.
create table tax_records (
  user_id uuid primary key references users on delete cascade,
  tax_residence_country text,
  country_tax_id text,
  nationality text,
  countries_worked_from text[] not null,
  updated_at timestamptz(3) not null
);

-- Takes one attempt to sign in, counted as failed until it is forgotten: one round trip, and a hundred at once count too.
-- Returns the milliseconds to wait, 0 when it may go on. The numbers are the caller's.
create function take_login_attempt(
  here bytea, anywhere bytea, at timestamptz, memory_ms integer,
  free_here integer, longest_here_ms integer, free_anywhere integer, longest_anywhere_ms integer
) returns integer language plpgsql as $$
declare
  mine login_attempts%rowtype;
  everybodys login_attempts%rowtype;
  is_trusted boolean;
  wait_ms double precision := 0;
  forgotten timestamptz := at - memory_ms * interval '1 millisecond';
begin
  -- A count that a crash of the machine takes back is worth no wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  delete from login_attempts where key_hash in (
    select key_hash from login_attempts where greatest(last_at, trusted_until) < forgotten limit 20 for update skip locked);
  insert into login_attempts (key_hash, failures, last_at) values (here, 0, at) on conflict do nothing;
  select * into mine from login_attempts where key_hash = here for update;
  if mine.last_at < forgotten then mine.failures := 0; end if;
  is_trusted := coalesce(mine.trusted_until > at, false);
  if not is_trusted then
    insert into login_attempts (key_hash, failures, last_at) values (anywhere, 0, at) on conflict do nothing;
    select * into everybodys from login_attempts where key_hash = anywhere for update;
    if everybodys.last_at < forgotten then everybodys.failures := 0; end if;
    if everybodys.failures >= free_anywhere then
      wait_ms := least(longest_anywhere_ms, 1000 * 2 ^ least(everybodys.failures - free_anywhere, 10))
        - extract(epoch from at - everybodys.last_at) * 1000;
    end if;
  end if;
  if mine.failures >= free_here then
    wait_ms := greatest(wait_ms, least(longest_here_ms, 1000 * 2 ^ least(mine.failures - free_here, 10))
      - extract(epoch from at - mine.last_at) * 1000);
  end if;
  if wait_ms > 0 then return ceil(wait_ms); end if;
  update login_attempts set failures = mine.failures + 1, last_at = at where key_hash = here;
  if not is_trusted then
    update login_attempts set failures = everybodys.failures + 1, last_at = at where key_hash = anywhere;
  end if;
  return 0;
end $$;
