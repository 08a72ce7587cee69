-- What stands in for the card provider keeps here what it was told, as the provider would. Empty where cards are taken for real.
create table sandbox_payment_secret (
  only_row boolean primary key default true check (only_row),
  secret text not null
);
-- Signs what the sandbox tells the webhook; the same for every node.
insert into sandbox_payment_secret (secret)
values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
create table sandbox_payment_customers (
  id text primary key,
  key text not null unique,
  email text not null,
  name text not null,
  default_card_id text
);
create table sandbox_payment_cards (
  id text primary key,
  customer_id text not null references sandbox_payment_customers (id),
  -- What stands for the number: there is none anywhere.
  token text not null,
  saved_at timestamptz(3) not null,
  removed boolean not null default false
);
create index sandbox_payment_cards_by_customer on sandbox_payment_cards (customer_id);
-- A payment, or the saving of a card.
create table sandbox_payment_intents (
  id text primary key,
  secret text not null,
  kind text not null,
  customer_id text not null references sandbox_payment_customers (id),
  order_id text not null,
  amount_cents bigint not null,
  description text not null,
  return_url text not null,
  save_card boolean not null,
  state text not null,
  token text,
  saved_card_id text references sandbox_payment_cards (id),
  decline_code text,
  -- The bank's page for it; another try has another.
  action_id text unique,
  given_back_cents bigint not null default 0,
  disputed_at timestamptz(3)
);
-- Who asked for what under which key, and what came of it.
create table sandbox_payment_keys (
  key text primary key,
  asked text not null,
  result text not null
);
-- What the webhook is still to be told, each twice.
create table sandbox_payment_events (
  event_id text not null,
  nth integer not null,
  type text not null,
  intent_id text not null,
  said_at timestamptz(3) not null,
  send_at timestamptz(3) not null,
  primary key (event_id, nth)
);
create index sandbox_payment_events_by_time on sandbox_payment_events (send_at);
