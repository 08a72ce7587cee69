-- What visitors wrote by the contact form. Ids are of version 7: they sort by time.
create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  language text not null,
  sent_at timestamptz(3) not null,
  -- Did its sender get a confirmation?
  confirmed boolean not null,
  -- Where it came from, to slow down floods; forgotten after an hour.
  network_hash bytea
);
create index contact_messages_by_time on contact_messages (sent_at);
create index contact_messages_by_email on contact_messages (email, sent_at);
create index contact_messages_with_network on contact_messages (sent_at) where network_hash is not null;
