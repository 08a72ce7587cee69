-- Which order has which coupon: reserved while it is being paid, used once it is.
create table coupon_uses (
  order_id uuid primary key,
  code text not null,
  reserved_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index coupon_uses_by_code on coupon_uses (code);
