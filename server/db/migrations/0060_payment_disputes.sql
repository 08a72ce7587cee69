-- Payments that their cards' owners dispute.
create table payment_disputes (
  id uuid primary key,
  dispute_id text not null,
  vendor text not null,
  payment_id text not null,
  source_id uuid not null,
  amount_cents bigint not null,
  reason text not null,
  state text not null check (state in ('needs-answer', 'under-review', 'won', 'lost')),
  opened_at timestamptz(3) not null,
  answer_by timestamptz(3),
  closed_at timestamptz(3),
  version bigint not null,
  unique (vendor, dispute_id),
  check ((closed_at is not null) = (state in ('won', 'lost')))
);
create index payment_disputes_open on payment_disputes (opened_at) where closed_at is null;
create index payment_disputes_by_source on payment_disputes (source_id);
create index payment_disputes_by_payment on payment_disputes (payment_id);
create table payment_dispute_news (
  dispute_row_id uuid not null references payment_disputes (id),
  version bigint not null,
  state text not null,
  at timestamptz(3) not null,
  primary key (dispute_row_id, version)
);
create index payment_dispute_news_by_moment on payment_dispute_news (at);
