-- What vendors told us by their webhooks, as it came; worked on by the job queue.
create table provider_events (
  id uuid primary key,
  provider text not null,
  -- The vendor's own id: the same each time it is sent.
  event_id text not null,
  type text not null,
  said_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  raw_body bytea not null,
  worked_at timestamptz(3),
  attempts integer not null default 0,
  last_error text,
  unique (provider, event_id)
);
create index provider_events_by_time on provider_events (received_at);
