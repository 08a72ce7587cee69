-- E-mails that wait for something that is not there yet: one entry for each address and thing.
create table waitlist_entries (
  id uuid primary key,
  topic text not null,
  email text not null,
  language text not null,
  joined_at timestamptz(3) not null,
  -- Of the token that its mail has, by which it is taken back.
  token_hash bytea not null unique,
  -- Where it came from, to slow down floods; forgotten after an hour.
  network_hash bytea,
  unique (email, topic)
);
create index waitlist_entries_by_time on waitlist_entries (joined_at);
create index waitlist_entries_with_network on waitlist_entries (joined_at) where network_hash is not null;
