-- A clock that was put back makes nobody wait for the time that it went back by: what failed later than now has failed now.
create or replace function take_login_attempt(
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
  if mine.last_at > at then
    update login_attempts set last_at = at where key_hash = here;
    mine.last_at := at;
  end if;
  if mine.last_at < forgotten then mine.failures := 0; end if;
  is_trusted := coalesce(mine.trusted_until > at, false);
  if not is_trusted then
    insert into login_attempts (key_hash, failures, last_at) values (anywhere, 0, at) on conflict do nothing;
    select * into everybodys from login_attempts where key_hash = anywhere for update;
    if everybodys.last_at > at then
      update login_attempts set last_at = at where key_hash = anywhere;
      everybodys.last_at := at;
    end if;
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
