-- What else waits for Faro: papers that it brings, scans that were begun, payments that were refused.

-- Whether the papers that Faro brings are there: their bytes too, and nobody refused the newest; what the desk took back is none of them.
alter table desk_companies add column has_articles boolean not null default false;
alter table desk_companies add column has_ein_letter boolean not null default false;

create function has_desk_paper(company uuid, paper text) returns boolean language sql stable as $$
  select coalesce((
    select document.decision is distinct from 'refused'
    from company_documents as document
    join files on files.space_id = document.space_id and files.id = document.file_id and files.stored_at is not null
    where document.space_id = company and document.kind = paper and document.partner_id is null and not document.deleted
      and not (document.desk_name is not null and document.decision is not distinct from 'refused')
    order by document.added_at desc, document.id desc limit 1
  ), false)
$$;

-- As in 0062, with the new columns at the end.
create or replace function desk_companies_now() returns setof desk_companies language sql stable as $$
  select company.space_id, company.name, company.type, company.origin, company.state, company.created_at,
    formation.order_number, formation.kind, formation.status, formation.status_since, formation.status_since::timestamptz,
    (formation.status_since::timestamptz at time zone 'America/New_York')::date, formation.filed_on, formation.constituted_on,
    plan.plan_id, owner.id, owner.name,
    lower(concat_ws(' ', company.name, company.state, formation.order_number, owner.name, owner.email)),
    lower(concat_ws(' ', company.name, formation.order_number)),
    formation.names_refused_on,
    has_desk_paper(company.space_id, 'articles'), has_desk_paper(company.space_id, 'ein-letter')
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

create function keep_desk_paper() returns trigger language plpgsql as $$
begin
  if coalesce(new.kind, old.kind) in ('articles', 'ein-letter') then
    perform write_desk_company(coalesce(new.space_id, old.space_id));
  end if;
  return null;
end
$$;
create trigger company_documents_at_the_desk after insert or update or delete on company_documents for each row execute function keep_desk_paper();

-- The bytes of a paper come after its row.
create function keep_desk_paper_file() returns trigger language plpgsql as $$
begin
  if exists (select from company_documents where space_id = new.space_id and file_id = new.id and kind in ('articles', 'ein-letter')) then
    perform write_desk_company(new.space_id);
  end if;
  return null;
end
$$;
create trigger files_at_the_desk after update of stored_at on files for each row
  when (old.stored_at is distinct from new.stored_at) execute function keep_desk_paper_file();

update desk_companies set has_articles = has_desk_paper(space_id, 'articles'), has_ein_letter = has_desk_paper(space_id, 'ein-letter')
  where space_id in (select space_id from company_documents where kind in ('articles', 'ein-letter'));
create index desk_companies_lacking on desk_companies (status) where kind = 'create' and not (has_articles and has_ein_letter);

-- What admins wrote in a company, for its owner to read.
create index row_history_by_admin_of on row_history (space_id, at desc) where author = 'admin';
create index job_retries_by_time on job_retries (at desc);

-- When the card provider last said that a payment was refused, and why, as `declineGroups` has it.
alter table order_payments add column refused_at timestamptz(3);
alter table order_payments add column refused_for text;
alter table order_payments add check ((refused_at is null) = (refused_for is null));
create index order_payments_refused on order_payments (order_id) where refused_at is not null;
