-- Which admin sent which mail again after it had been given up.
create table mail_retries (
  id uuid primary key,
  at timestamptz(3) not null,
  admin_id uuid not null references users,
  -- The job under which the mail was given up.
  mail_id uuid not null,
  kind text not null
);
