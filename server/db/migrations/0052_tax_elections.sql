-- What tax classification the owner of an LLC asked Faro to choose for it, and who noted that.
create table tax_elections (
  space_id uuid primary key references spaces on delete cascade,
  asked_on date not null,
  effective_on date not null,
  recorded_by uuid not null references users,
  recorded_at timestamptz(3) not null
);
