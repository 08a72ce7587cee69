-- What is bought for a company that exists is an order as well, without a draft.
alter table orders add column purchase jsonb;
alter table orders alter column draft drop not null;
alter table orders alter column partners drop not null;
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in ('create', 'migrate', 'crypto', 'renewal', 'services'));
alter table orders add constraint orders_is_one_check check (
  case when kind in ('create', 'migrate', 'crypto') then draft is not null and partners is not null and purchase is null
    else draft is null and partners is null and purchase is not null and company_id is not null and user_id is not null end
);
create index orders_by_company on orders (company_id) where purchase is not null;

-- What Faro was paid for to file, and what became of it.
alter table renewals
  add column order_id uuid,
  add column paid_at text collate "C",
  add column filed_on text collate "C",
  add column note text not null default '',
  add column returned_at text collate "C",
  add column returned_why text,
  add column fee_cents bigint,
  add column fee_asked_at text collate "C";

-- Where each service is.
alter table company_services
  add column order_id uuid,
  add column status text not null default 'ordered',
  add column ended_on text collate "C",
  add column proof_id uuid,
  add column note text not null default '',
  add column returned_why text;
