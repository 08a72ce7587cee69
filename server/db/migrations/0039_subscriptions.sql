-- What companies pay for by the month or the year, apart from how they came to be: not everybody of a company sees it.
create table subscriptions (
  space_id uuid not null references spaces (id),
  id uuid not null,
  plan_id text,
  period text not null,
  counted_from text not null,
  paid_until text not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index subscriptions_by_version on subscriptions (space_id, version);
create trigger subscriptions_insert_takes_version after insert on subscriptions referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger subscriptions_update_takes_version after update on subscriptions referencing new table as written for each statement execute function refuse_untaken_versions();

with paid as materialized (
  select space_id, id, plan_id, period, paid_until from formations where not deleted
  union all
  select space_id, id, null, period, paid_until from company_services where not deleted and paid_until is not null
), taken as materialized (
  select space_id, take_space_version(space_id) as version from (select distinct space_id from paid) as own
)
insert into subscriptions (space_id, id, plan_id, period, counted_from, paid_until, version)
select paid.space_id, paid.id, paid.plan_id, paid.period,
  coalesce(
    (select to_char(orders.paid_at at time zone 'UTC', 'YYYY-MM-DD') from orders where orders.company_id = paid.space_id limit 1),
    to_char(paid.paid_until::date - case paid.period when 'year' then interval '1 year' else interval '1 month' end, 'YYYY-MM-DD')
  ),
  paid.paid_until, taken.version
from paid join taken on taken.space_id = paid.space_id;

alter table formations drop column plan_id, drop column period, drop column paid_until;
alter table company_services drop column paid_until;

-- A device of somebody who does not see what is paid lets go of what it has: it reads those companies anew.
update spaces set horizon = version
where exists (select from memberships where space_id = spaces.id and role = 'bookkeeper' and not deleted)
  and exists (select from subscriptions where space_id = spaces.id);
