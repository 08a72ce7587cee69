-- Each night's comparison with the card provider: how far it is, and what went wrong last.
create table payment_comparisons (
  -- Civil day in New York.
  night text primary key,
  vendor text not null,
  step text not null check (step in ('payments', 'customers', 'judging-payments', 'judging-customers', 'done')),
  -- After which one the step goes on; null at its beginning.
  cursor text collate "C",
  payments integer not null default 0,
  began_at timestamptz not null,
  done_at timestamptz,
  trouble_at timestamptz,
  check ((step = 'done') = (done_at is not null))
);

-- What the provider says, of the comparison that is under way.
create table compared_payments (
  payment_id text collate "C" primary key,
  order_id text not null,
  state text not null,
  received_cents bigint not null,
  given_back_cents bigint not null,
  disputed boolean not null
);
create table compared_customers (customer_id text collate "C" primary key);

create table payment_differences (
  id uuid primary key,
  vendor text not null,
  kind text not null,
  -- The provider's id of a payment or a customer.
  subject text collate "C" not null,
  order_id uuid,
  company_id uuid,
  ours_cents bigint,
  theirs_cents bigint,
  since timestamptz not null,
  settled_at timestamptz,
  unique (vendor, subject, kind)
);
create index payment_differences_open on payment_differences (since desc) where settled_at is null;

-- What admins noted of differences. It stays when the difference is gone.
create table payment_difference_notes (
  id uuid primary key,
  at timestamptz not null,
  admin_id uuid not null references users (id),
  difference_id uuid not null,
  kind text not null,
  subject text not null,
  company_id uuid,
  note text not null
);
create index payment_difference_notes_by_time on payment_difference_notes (at desc);
create index payment_difference_notes_of on payment_difference_notes (difference_id, at desc);
