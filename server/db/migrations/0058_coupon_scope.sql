-- What the coupon of an order was for, so that each line's share of it is known when it is given back.
alter table orders add column coupon_applies_to text check (coupon_applies_to in ('plan', 'all'));
