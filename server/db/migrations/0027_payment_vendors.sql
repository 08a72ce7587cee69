-- A payment and a customer name the vendor who has them: nobody else is asked about them.
alter table orders add column vendor text;
-- Who is signed in and pays; null for a visitor. It need not be whose order it is.
alter table orders add column payer_id uuid references users;
update orders set
  payer_id = user_id,
  vendor = case when coalesce(payment_id, 'pi_sandbox_') like 'pi\_sandbox\_%' then 'sandbox' else 'stripe' end
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
