-- What a larger plan costs for the rest of a period is a charge beside those of renewals: one at a time for a company.
alter table subscription_charges add column kind text not null default 'renewal' check (kind in ('renewal', 'upgrade'));
alter table subscription_charges add column to_plan_id text;
alter table subscription_charges add column paid_until text;
alter table subscription_charges add check ((kind = 'upgrade') = (to_plan_id is not null and paid_until is not null));
alter table subscription_charges drop constraint subscription_charges_company_id_due_on_key;
create unique index subscription_charges_one_renewal on subscription_charges (company_id, due_on) where kind = 'renewal';
create unique index subscription_charges_one_upgrade on subscription_charges (company_id) where kind = 'upgrade' and state in ('waiting', 'paying');
