-- A copied profile sends under a new client what may have been executed under the old one: a change is known by its id.
create index sync_results_by_change on sync_results (user_id, change_id);

-- Old attempts are forgotten; an address from which somebody signed in well does not wait with the rest of the world.
create index login_attempts_by_time on login_attempts (last_at);
alter table login_attempts add column trusted_until timestamptz(3);
