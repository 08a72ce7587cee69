-- What an owner wants of what is paid by time from the end of the period on.
alter table subscriptions add column is_ending boolean not null default false;
alter table subscriptions add column next_plan_id text;
alter table subscriptions add column next_period text;
alter table subscriptions alter column is_ending drop default;
