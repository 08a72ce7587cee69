-- Whose a space is, and what it has. The program writes the services from contract/policy/services.ts, and brings them up to date at a start.
alter table spaces add column kind text not null default 'company' check (kind in ('person', 'company'));
alter table spaces alter column kind drop default;
alter table spaces add column services text[] not null default '{}';
alter table spaces alter column services drop default;
update spaces set services = case companies.type
  when 'Cross Border Crypto' then '{company}'::text[]
  else '{company,accounting,mailing}'::text[]
end
from companies where companies.space_id = spaces.id and companies.id = spaces.id;

-- Who has which part in which space: in a company's those whom it says, in a person's own that person alone.
create view space_members as
  select space_id, user_id, role, deleted, version from memberships
  union all
  select id, id, 'owner', false, 0 from spaces where kind = 'person';
