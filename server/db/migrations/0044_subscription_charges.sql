-- Why the renewal of what is paid by time was not paid, and when it is tried again.
alter table subscriptions add column owed_for text;
alter table subscriptions add column retry_on text;

-- Renewals that were due: one for a company and a day.
create table subscription_charges (
  id uuid primary key,
  company_id uuid not null references spaces (id),
  due_on text not null,
  lines jsonb not null,
  cents integer not null check (cents > 0),
  state text not null check (state in ('waiting', 'paying', 'paid', 'lapsed')),
  retry_on text,
  payer_id uuid references users (id) on delete set null,
  saved_card_id text,
  off_session boolean not null default true,
  vendor text,
  payment_key uuid,
  payment_id text,
  paying_at timestamptz(3),
  made_at timestamptz(3) not null,
  paid_at timestamptz(3),
  unique (company_id, due_on),
  check (state <> 'paying' or (payment_key is not null and vendor is not null and paying_at is not null)),
  check (state <> 'paid' or paid_at is not null)
);
create index subscription_charges_open on subscription_charges (retry_on) where state in ('waiting', 'paying');

-- Every payment that was ever begun for one.
create table subscription_payments (
  payment_id text primary key,
  vendor text not null,
  charge_id uuid not null references subscription_charges (id),
  begun_at timestamptz(3) not null,
  given_back_at timestamptz(3)
);
