-- A company as the desk lists it: what lies in five tables, in one narrow row, so that each order and each search has an index. Kept by triggers.
create table desk_companies (
  space_id uuid primary key,
  name text not null,
  type text not null,
  origin text not null,
  state text,
  created_at text collate "C" not null,
  -- Its order and how far it is; null where it was only added.
  order_number text,
  kind text,
  status text,
  status_since text collate "C",
  since timestamptz(3),
  -- The civil day of it where the IRS is, which counts its own days.
  irs_day date,
  filed_on text collate "C",
  constituted_on text collate "C",
  plan_id text,
  owner_id uuid,
  owner_name text,
  -- What it is found by among companies, and in the list of work; in small letters.
  words text not null,
  work_words text not null
);

-- How many companies everybody has a part in.
create table desk_people (
  user_id uuid primary key references users on delete cascade,
  companies integer not null default 0
);

-- What the row of each company has to be. As text, so that it stands in the way of no later change of those tables.
create function desk_companies_now() returns setof desk_companies language sql stable as $$
  select company.space_id, company.name, company.type, company.origin, company.state, company.created_at,
    formation.order_number, formation.kind, formation.status, formation.status_since, formation.status_since::timestamptz,
    (formation.status_since::timestamptz at time zone 'America/New_York')::date, formation.filed_on, formation.constituted_on,
    plan.plan_id, owner.id, owner.name,
    lower(concat_ws(' ', company.name, company.state, formation.order_number, owner.name, owner.email)),
    lower(concat_ws(' ', company.name, formation.order_number))
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

-- Writes the row of one company anew. The space is taken first: of two at once the second one then sees what the first has done.
create function write_desk_company(company uuid) returns void language plpgsql as $$
begin
  perform from spaces where id = company for no key update;
  delete from desk_companies where space_id = company;
  insert into desk_companies select * from desk_companies_now() where space_id = company;
end
$$;

-- Counts somebody's companies anew; the row is taken before it is counted.
create function count_desk_companies(person uuid) returns void language plpgsql as $$
begin
  insert into desk_people (user_id) values (person) on conflict do nothing;
  perform from desk_people where user_id = person for update;
  update desk_people set companies = (
    select count(*) from memberships join desk_companies using (space_id) where user_id = person and not deleted
  ) where user_id = person;
end
$$;

create function keep_desk_company() returns trigger language plpgsql as $$
begin
  perform write_desk_company(coalesce(new.space_id, old.space_id));
  return null;
end
$$;

create function keep_desk_membership() returns trigger language plpgsql as $$
begin
  perform write_desk_company(coalesce(new.space_id, old.space_id));
  if old.user_id is not null then perform count_desk_companies(old.user_id); end if;
  if new.user_id is distinct from old.user_id and new.user_id is not null then perform count_desk_companies(new.user_id); end if;
  return null;
end
$$;

-- A company that is made or deleted counts for all who have a part in it.
create function keep_desk_members() returns trigger language plpgsql as $$
begin
  perform write_desk_company(coalesce(new.space_id, old.space_id));
  if new.deleted is distinct from old.deleted then
    perform count_desk_companies(user_id) from (
      select user_id from memberships where space_id = coalesce(new.space_id, old.space_id) order by user_id
    ) as members;
  end if;
  return null;
end
$$;

create function keep_desk_person() returns trigger language plpgsql as $$
begin
  insert into desk_people (user_id) values (new.id) on conflict do nothing;
  return null;
end
$$;

create function keep_desk_owner() returns trigger language plpgsql as $$
begin
  perform write_desk_company(space_id) from (
    select space_id from memberships where user_id = new.id and role = 'owner' and not deleted order by space_id
  ) as owned;
  return null;
end
$$;

create trigger companies_at_the_desk after insert or update or delete on companies for each row execute function keep_desk_members();
create trigger formations_at_the_desk after insert or update or delete on formations for each row execute function keep_desk_company();
create trigger subscriptions_at_the_desk after insert or update or delete on subscriptions for each row execute function keep_desk_company();
create trigger memberships_at_the_desk after insert or update or delete on memberships for each row execute function keep_desk_membership();
create trigger users_join_the_desk after insert on users for each row execute function keep_desk_person();
create trigger users_at_the_desk after update of first_name, last_name, email on users for each row
  when ((old.first_name, old.last_name, old.email) is distinct from (new.first_name, new.last_name, new.email))
  execute function keep_desk_owner();

-- All rows at once: for this day, and for who fills a database past its triggers.
create function fill_desk() returns void language sql as $$
  delete from desk_companies;
  insert into desk_companies select * from desk_companies_now();
  insert into desk_people (user_id) select id from users on conflict do nothing;
  update desk_people set companies = (
    select count(*) from memberships join desk_companies using (space_id) where user_id = desk_people.user_id and not deleted
  );
$$;
select fill_desk();
create index desk_people_by_companies on desk_people (companies, user_id);

-- Who waits longest comes first, those that nobody waits for last; as list-companies.ts asks for it.
create index desk_companies_by_standing on desk_companies (
  (status is null or status in ('Completed', 'Canceled')),
  (case when status is null or status in ('Completed', 'Canceled') then null else status_since end),
  created_at desc, space_id);
create index desk_companies_by_status on desk_companies (status, status_since, space_id);
create index desk_companies_by_name on desk_companies (lower(name), space_id);
create index desk_companies_by_owner on desk_companies (lower(owner_name), space_id);
create index desk_companies_by_creation on desk_companies (created_at, space_id);
create index desk_companies_by_state on desk_companies (state, space_id);

create index users_by_email on users (email, id) where not is_admin;
-- For counting them, and how many companies each has.
create index users_by_status on users (status) where not is_admin;
create index memberships_by_person on memberships (user_id, space_id) where not deleted;
-- The orders that make a company, which is all that the list of orders has.
create index orders_listed on orders (placed_at desc, id) include (state, kind, user_id) where purchase is null;
create index orders_by_number on orders (left(number, 11), length(number), number, id) where purchase is null;

-- Words within a text are found by its threes of letters, where the database has the extension for it or lets it be added. Without it the same
-- questions read all rows of one table. To be called again once the extension is there.
create function make_word_indexes() returns boolean language plpgsql as $$
declare
  operators text;
begin
  begin
    create extension if not exists pg_trgm;
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'pg_trgm cannot be added: %', sqlerrm;
  end;
  select format('%I.gin_trgm_ops', nspname) into operators
    from pg_opclass join pg_namespace on pg_namespace.oid = opcnamespace where opcname = 'gin_trgm_ops';
  if operators is null then return false; end if;
  execute format('create index if not exists desk_companies_by_words on desk_companies using gin (words %s)', operators);
  execute format('create index if not exists users_by_words on users using gin (lower(first_name || '' '' || last_name || '' '' || email) %s) where not is_admin', operators);
  execute format('create index if not exists orders_by_words on orders using gin (lower(number || '' '' || coalesce(draft ->> ''nameOne'', '''') || '' ''
    || case when kind = ''create'' then coalesce(draft ->> ''designator'', '''') else '''' end || '' '' || coalesce(draft ->> ''firstName'', '''') || '' '' || coalesce(draft ->> ''lastName'', '''')
    || '' '' || email) %s) where purchase is null', operators);
  return true;
end
$$;
select make_word_indexes();
