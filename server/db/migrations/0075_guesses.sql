-- Guesses at what only the person knows are counted for the person, over everything and from wherever they come.
drop function take_login_attempt(bytea, bytea, timestamptz, integer, integer, integer, integer, integer);
drop table login_attempts;

-- What was guessed of late: it wears off by itself, so a row that was not touched for a day says nothing any more.
create table guesses (
  key_hash bytea primary key,
  spent double precision not null,
  counted_at timestamptz(3) not null
);
create index guesses_by_time on guesses (counted_at);

-- Browsers in which a person signed in well: they hold the secret, and have guesses of their own.
create table known_devices (
  secret_hash bytea primary key,
  -- Of the e-mail.
  owner_hash bytea not null,
  used_at timestamptz(3) not null
);
create index known_devices_by_owner on known_devices (owner_hash, used_at);
create index known_devices_by_time on known_devices (used_at);

-- Links by which a new password is set without a guess; each is good once.
create table reset_links (
  secret_hash bytea primary key,
  email text not null,
  sent_at timestamptz(3) not null
);
create index reset_links_by_email on reset_links (email);
create index reset_links_by_time on reset_links (sent_at);

-- The known device among those that are shown; null where none is.
create function find_known_device(owner bytea, devices bytea[]) returns bytea language sql stable as $$
  select secret_hash from known_devices where owner_hash = owner and secret_hash = any(devices) order by secret_hash limit 1
$$;

-- Takes one guess from every count that it falls under, or from none: one round trip, and a hundred at once count too.
-- A count holds at most `bursts` and wears off by `a_day`: in any 24 hours no more than both together go on. What comes from a known
-- device falls under the device's count alone. Returns the milliseconds to wait, 0 when it may go on. The numbers are the caller's.
create function take_guess(
  owner bytea, devices bytea[], keys bytea[], bursts integer[], a_day integer[],
  device_burst integer, device_a_day integer, at timestamptz
) returns integer language plpgsql as $$
declare
  known bytea := find_known_device(owner, devices);
  counted guesses%rowtype;
  spent_now double precision[] := '{}';
  wait_ms double precision := 0;
begin
  -- A count that a crash of the machine takes back is worth no wait for the disk.
  perform set_config('synchronous_commit', 'off', true);
  delete from guesses where key_hash in (
    select key_hash from guesses where counted_at < at - interval '1 day' limit 20 for update skip locked);
  if known is not null then
    keys := array[known];
    bursts := array[device_burst];
    a_day := array[device_a_day];
  end if;
  -- Always in the same order: the person's own count is held first, and nobody waits for anybody in a ring.
  for i in 1 .. array_length(keys, 1) loop
    insert into guesses (key_hash, spent, counted_at) values (keys[i], 0, at) on conflict do nothing;
    select * into counted from guesses where key_hash = keys[i] for update;
    -- Counted later than now it was before the clock was put back: it wears off from now on.
    if counted.counted_at > at then
      update guesses set counted_at = at where key_hash = keys[i];
      counted.counted_at := at;
    end if;
    spent_now[i] := greatest(0, coalesce(counted.spent, 0)
      - a_day[i] * extract(epoch from at - coalesce(counted.counted_at, at)) / 86400);
    wait_ms := greatest(wait_ms, (spent_now[i] + 1 - bursts[i]) / a_day[i] * 86400000);
  end loop;
  -- Half a millisecond is what the numbers' own rounding may leave.
  if wait_ms > 0.5 then return ceil(wait_ms); end if;
  for i in 1 .. array_length(keys, 1) loop
    insert into guesses (key_hash, spent, counted_at) values (keys[i], spent_now[i] + 1, at)
      on conflict (key_hash) do update set spent = excluded.spent, counted_at = excluded.counted_at;
  end loop;
  return 0;
end $$;

-- Gives back the one guess that turned out to be the person's own; what was guessed besides stays counted.
create function give_guess_back(owner bytea, devices bytea[], keys bytea[]) returns void language plpgsql as $$
declare
  known bytea := find_known_device(owner, devices);
  one bytea;
begin
  if known is not null then keys := array[known]; end if;
  foreach one in array keys loop
    update guesses set spent = greatest(0, spent - 1) where key_hash = one;
  end loop;
end $$;
