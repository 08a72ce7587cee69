-- Since when the owner of a company is asked for other names, as its state refused both.
alter table formations add column names_refused_on text collate "C";
alter table desk_companies add column names_refused_on text collate "C";

-- As in 0051, with the new column at the end.
create or replace function desk_companies_now() returns setof desk_companies language sql stable as $$
  select company.space_id, company.name, company.type, company.origin, company.state, company.created_at,
    formation.order_number, formation.kind, formation.status, formation.status_since, formation.status_since::timestamptz,
    (formation.status_since::timestamptz at time zone 'America/New_York')::date, formation.filed_on, formation.constituted_on,
    plan.plan_id, owner.id, owner.name,
    lower(concat_ws(' ', company.name, company.state, formation.order_number, owner.name, owner.email)),
    lower(concat_ws(' ', company.name, formation.order_number)),
    formation.names_refused_on
  from companies as company
  left join formations as formation on formation.space_id = company.space_id and formation.id = company.id and not formation.deleted
  left join subscriptions as plan on plan.space_id = formation.space_id and plan.id = formation.id and not plan.deleted
  left join lateral (
    select users.id, users.first_name || ' ' || users.last_name as name, users.email
    from memberships join users on users.id = memberships.user_id
    where memberships.space_id = company.space_id and memberships.role = 'owner' and not memberships.deleted
    order by memberships.id limit 1
  ) as owner on true
  where not company.deleted
$$;
