-- Google accounts that wait for the password of the account they are to be linked with: each is good once.
create table google_links (
  secret_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  google_subject text not null,
  expires_at timestamptz(3) not null
);
create index google_links_by_time on google_links (expires_at);
