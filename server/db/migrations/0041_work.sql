-- Who of Faro has taken which work.
create table work_assignments (
  kind text not null,
  subject_id uuid not null,
  admin_id uuid not null references users,
  assigned_by uuid not null references users,
  assigned_at timestamptz(3) not null,
  primary key (kind, subject_id)
);

-- What the desk asks for: companies by where they stand.
create index formations_by_standing on formations (status, status_since) where not deleted;
