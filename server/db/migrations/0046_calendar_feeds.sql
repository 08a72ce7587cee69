-- The address at which calendars read a person's dates, as a hash, and what was last read there.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  made_at timestamptz(3) not null,
  content_hash bytea,
  changed_at timestamptz(3) not null
);
