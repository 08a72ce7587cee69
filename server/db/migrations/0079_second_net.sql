-- What a person's requests may see and change, by the rows themselves: the second net under every tenant's row. Decision 082.
--
-- Such requests come by connections of the role `faro_tenant`, which server/db/tenant-role.ts makes and gives what the policies below say, and no more: a table
-- without a policy is closed to it. Whoever owns the tables (migrations, jobs, admins' endpoints, signing in) is bound by none of it.
--
-- Who asks: set on a connection as it is taken. Unset, nothing is anybody's.
create function faro_person() returns uuid language sql stable as $$
  select nullif(current_setting('faro.person', true), '')::uuid
$$;
-- Whose device sends; an admin who acts as a person sends under an id of the two.
create function faro_sender() returns uuid language sql stable as $$
  select nullif(current_setting('faro.sender', true), '')::uuid
$$;

-- A function that looks beyond the policies finds its tables where they are now, and nowhere before that.
create function let_see_all(function regprocedure) returns void language plpgsql as $$
begin
  execute format('alter function %s security definer set search_path = %I, pg_temp', function, current_schema());
end
$$;

-- The spaces they have a part in, and their own: not for an admin who acts as them. A connection plans it once, as it would not if it were plain SQL.
create function faro_spaces() returns uuid[] language plpgsql stable as $$
declare
  person constant uuid := faro_person();
begin
  return array(select space_id from memberships where user_id = person and not deleted) || case when person = faro_sender() then person end;
end
$$;
-- The people who have or had a part in the same spaces.
create function faro_people() returns uuid[] language sql stable as $$
  select array(select user_id from memberships where space_id = any (faro_spaces()) union select faro_person())
$$;
-- What an author is called in the history of a row: somebody who is gone from there, or an admin.
create function name_of_author(author uuid) returns text language sql stable as $$
  select nullif(btrim(first_name || ' ' || last_name), '') from users where id = author
$$;
select let_see_all('faro_spaces()'), let_see_all('faro_people()'), let_see_all('name_of_author(uuid)');

-- Opens a table to people's requests: what may be done with which of its rows. A synced table's usual case is `select open_to_tenants('its_name')`.
-- What a condition asks of `(select ...)` is found once for a statement, not for each row.
create function open_to_tenants(
  relation regclass,
  commands text[] default array['select', 'insert', 'update'],
  condition text default 'space_id = any ((select faro_spaces())::uuid[])'
) returns void language plpgsql as $$
declare
  command text;
begin
  execute format('alter table %s enable row level security', relation);
  foreach command in array commands loop
    execute format('create policy %I on %s for %s %s (%s)', 'tenants_' || command, relation, command,
      case command when 'insert' then 'with check' else 'using' end, condition);
  end loop;
end
$$;

select open_to_tenants(relation::regclass) from unnest(array[
  'accounts', 'agreements', 'boi_reports', 'categories', 'company_documents', 'company_drafts', 'company_services', 'company_steps', 'dissolution_steps',
  'draft_partners', 'files', 'formations', 'import_errors', 'import_layouts', 'import_lines', 'import_matches', 'imports', 'invitations', 'mail_papers',
  'mail_scans', 'partners', 'preferences', 'renewals', 'subscriptions', 'transactions'
]) as relation;
-- A part in a space is what makes somebody's rows theirs: nobody gives themselves one. A company is there before it is anybody's.
select open_to_tenants(relation::regclass, array['select', 'update']) from unnest(array['companies', 'memberships']) as relation;
-- What is never changed.
select open_to_tenants(relation::regclass, array['select', 'insert'])
  from unnest(array['invoices', 'row_history', 'sealed_openings', 'signed_agreements']) as relation;
select open_to_tenants('file_uploads');
-- What the desk writes.
select open_to_tenants(relation::regclass, array['select']) from unnest(array['tax_elections', 'unsent_scans']) as relation;
select open_to_tenants('spaces', array['select', 'update'], 'id = any ((select faro_spaces())::uuid[])');

-- What is paid for a company, and by whom.
select open_to_tenants('subscription_charges', condition => 'company_id = any ((select faro_spaces())::uuid[])');
-- Found by the charge that its reader may see.
select open_to_tenants('subscription_payments', condition => 'exists (select from subscription_charges as charge where charge.id = charge_id)');
select open_to_tenants('orders', array['select'], 'user_id = (select faro_person()) or taker_id = (select faro_person())
  or company_id = any ((select faro_spaces())::uuid[]) or draft ->> ''addedCompanyId'' = any ((select faro_spaces()::text[])::text[])');
select open_to_tenants('orders', array['insert', 'update'], 'user_id = (select faro_person())
  and (company_id is null or company_id = any ((select faro_spaces())::uuid[]))');
select open_to_tenants('payment_customers', array['select', 'insert', 'delete'], 'owner_id = (select faro_person())');

-- A person's own.
select open_to_tenants('users', array['select'], 'id = any ((select faro_people())::uuid[])');
select open_to_tenants('tax_records', array['select'], 'user_id = (select faro_person())');
select open_to_tenants('calendar_feeds', array['select', 'insert', 'update', 'delete'], 'user_id = (select faro_person())');
select open_to_tenants('sync_clients', condition => 'user_id = (select faro_sender())');
select open_to_tenants('sync_results', array['select', 'insert'], 'user_id = (select faro_sender())');

-- What is nobody's: counters, and the name of the data.
select open_to_tenants(relation::regclass, condition => 'true') from unnest(array['invoice_series', 'order_days']) as relation;
select open_to_tenants('sync_epoch', array['select'], 'true');

-- A view is read with the rights of who reads it.
alter view space_members set (security_invoker = true);

-- What is kept in step by triggers is kept of all: the desk's lists, and the order of versions, also for who has just left a space.
select let_see_all(format('%I()', proname)::regprocedure) from unnest(array[
  'refuse_untaken_versions', 'keep_desk_company', 'keep_desk_members', 'keep_desk_membership', 'keep_desk_owner', 'keep_desk_paper',
  'keep_desk_paper_file', 'keep_desk_person'
]) as proname;
