-- What a condition names with `is true` is no key of an index to the planner: of a table it knows little of, it would take an index that has the space
-- alone, and read the whole space for each row that is looked up by its key. Decision 082.
create or replace function open_to_tenants(
  relation regclass,
  commands text[] default array['select', 'insert', 'update'],
  condition text default '(space_id = any ((select faro_spaces())::uuid[])) is true'
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

do $$
declare
  policy record;
  said text;
begin
  for policy in
    select polname as name, polrelid::regclass as relation,
      coalesce(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as condition, polcmd = 'a' as of_insert
    from pg_policy
  loop
    -- Those that ask for nothing but one column in the spaces of a person.
    said := substring(policy.condition from '^\(?(space_id|id|company_id) = ANY \(\( SELECT faro_spaces\(\) AS faro_spaces\)::uuid\[\]\)\)?$');
    continue when said is null;
    execute format('alter policy %I on %s %s ((%I = any ((select faro_spaces())::uuid[])) is true)', policy.name, policy.relation,
      case when policy.of_insert then 'with check' else 'using' end, said);
  end loop;
end
$$;
