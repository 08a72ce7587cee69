-- Why somebody is blocked; null for who is not.
alter table users add column blocked_reason text check (blocked_reason in ('payment-expired', 'by-admin'));

-- A session in which an admin acts as its user, and the admin's own, to which it leads back.
alter table sessions add column acting_admin_id uuid references users on delete cascade;
alter table sessions add column parent_id uuid references sessions on delete cascade;

-- What admins did to whose account; their owners read it.
create table admin_acts (
  id uuid primary key,
  at timestamptz(3) not null,
  admin_id uuid not null references users,
  user_id uuid not null references users on delete cascade,
  act text not null check (act in ('acted', 'blocked', 'unblocked')),
  reason text check (reason in ('payment-expired', 'by-admin')),
  ended_at timestamptz(3)
);
create index admin_acts_by_user on admin_acts (user_id, at desc);

-- The admins' lists.
create index users_by_creation on users (created_at desc, id);
create index companies_by_creation on companies (created_at desc, id) where not deleted;
