-- Invoices and credit notes of companies. They stay as they were written.
create table invoices (
  space_id uuid not null references spaces (id),
  id uuid not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text not null unique,
  issued_on text collate "C" not null,
  paid_at text collate "C" not null,
  thing text not null,
  source_id uuid not null,
  order_number text,
  seller_name text not null,
  seller_address text not null,
  seller_tax_id text,
  buyer_name text not null,
  buyer_email text not null,
  buyer_zip text,
  buyer_country text,
  company text not null,
  lines text not null,
  currency text not null,
  total_cents bigint not null check (total_cents >= 0),
  tax_name text,
  tax_basis_points bigint,
  tax_cents bigint,
  card_brand text,
  card_last4 text,
  credited_id uuid,
  credited_number text,
  version bigint not null,
  deleted boolean not null default false check (not deleted),
  primary key (space_id, id),
  foreign key (space_id, credited_id) references invoices (space_id, id),
  check ((kind = 'credit-note') = (credited_id is not null))
);
create index invoices_by_version on invoices (space_id, version);
-- Nothing that was paid has two.
create unique index invoices_by_source on invoices (source_id) where kind = 'invoice';
create index invoices_by_credited on invoices (credited_id) where credited_id is not null;
create index invoices_by_day on invoices (issued_on desc, number desc);
create trigger invoices_insert_takes_version after insert on invoices referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger invoices_update_takes_version after update on invoices referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger invoices_stay before update or delete on invoices for each row execute function refuse_rewriting();
create trigger invoices_stay_all before truncate on invoices for each statement execute function refuse_rewriting();

-- How many of a year were given, and the day of the last. Whoever wants the next one waits here until the transaction before it has ended.
create table invoice_series (
  kind text not null,
  year text not null,
  count integer not null check (count > 0),
  last_on text collate "C" not null,
  primary key (kind, year)
);
