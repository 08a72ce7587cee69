-- Of which coming charges it was looked whether some card is good, on which day last (civil, in New York), and which of them were told by mail.
create table card_warnings (
  company_id uuid not null,
  due_on text collate "C" not null,
  looked_on text collate "C" not null,
  told_at timestamptz,
  primary key (company_id, due_on)
);
