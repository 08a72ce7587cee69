-- Which reminders were given: of one date of a company and one step there is one.
create table given_reminders (
  company_id uuid not null references spaces (id),
  subject text not null,
  step int not null,
  given_at timestamptz(3) not null,
  primary key (company_id, subject, step)
);

-- Whether a person wants mails of dates that come; null: they do.
alter table preferences add column mails_dates boolean;
