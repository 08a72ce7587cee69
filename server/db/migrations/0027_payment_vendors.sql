-- A payment and a customer name the vendor who has them: nobody else is asked about them.
alter table orders add column vendor text;
-- Who is signed in and pays; null for a visitor. It need not be whose order it is.
alter table orders add column payer_id uuid references users;
-- Whose it is once this payment is paid, where it is nobody's yet.
alter table orders add column taker_id uuid references users;
-- When the card customer was forgotten of an order that ran out and stays as a record.
alter table orders add column forgotten_at timestamptz(3);
-- The secret of the device on which a visitor pays, as a hash; null for anybody else. Their card is for whoever claims from there.
alter table orders add column payer_hash bytea;
update orders set
  payer_id = user_id,
  -- Nobody knows who has a payment that was begun and of which no answer came yet: it is taken for the present vendor's.
  vendor = case
    when payment_id is null then null
    when payment_id like 'pi\_sandbox\_%' then 'sandbox'
    else 'stripe'
  end
where payment_key is not null;
alter table order_payments add column vendor text;
update order_payments set vendor = case when payment_id like 'pi\_sandbox\_%' then 'sandbox' else 'stripe' end;
alter table order_payments alter column vendor set not null;
alter table payment_customers add column vendor text;
update payment_customers set vendor = case when customer_id like 'cus\_sandbox\_%' then 'sandbox' else 'stripe' end;
alter table payment_customers alter column vendor set not null;
alter table payment_customers drop constraint payment_customers_pkey;
alter table payment_customers add primary key (owner_id, vendor);

-- Who was forgotten stays as a name for what they paid.
alter table sandbox_payment_customers add column removed boolean not null default false;
