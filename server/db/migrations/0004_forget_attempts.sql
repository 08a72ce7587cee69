-- Found by when nothing about them matters any more.
drop index login_attempts_by_time;
create index login_attempts_by_last_use on login_attempts (greatest(last_at, trusted_until));
