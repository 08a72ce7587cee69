-- When an order that is being paid was last asked for, so that each has its turn.
alter table orders add column asked_at timestamptz(3);
create index orders_by_expiry on orders (expires_at) where state in ('placed', 'expired');
create index order_payments_by_order on order_payments (order_id);

-- A link that went to an address which was put right later opens nothing any more.
alter table order_secrets add column by_mail boolean not null default false;

-- To whom orders were told of within a day: nobody's letter box is filled by others.
create table order_mails (
  id uuid primary key,
  email text not null,
  sent_at timestamptz(3) not null
);
create index order_mails_by_email on order_mails (email, sent_at);
create index order_mails_by_time on order_mails (sent_at);
