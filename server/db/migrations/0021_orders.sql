-- What is ordered, how far it is, who owns it and what was bought beside the plan.
create table formations (
  space_id uuid not null references spaces (id),
  id uuid not null,
  order_number text not null,
  kind text not null,
  status text not null,
  status_since text collate "C" not null,
  name_one text not null,
  name_two text not null,
  naics_code text not null,
  industry_other text not null,
  origin_country text,
  volume text,
  plan_id text not null,
  period text not null,
  ordered_at text collate "C" not null,
  paid_until text collate "C" not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index formations_by_version on formations (space_id, version);
create trigger formations_insert_takes_version after insert on formations referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger formations_update_takes_version after update on formations referencing new table as written for each statement execute function refuse_untaken_versions();

create table partners (
  space_id uuid not null references spaces (id),
  id uuid not null,
  kind text not null,
  first_name text not null,
  last_name text not null,
  company_name text not null,
  line1 text not null,
  line2 text not null,
  city text not null,
  region text not null,
  postal_code text not null,
  country text,
  birth_date text,
  share_basis_points bigint not null,
  is_director boolean not null,
  is_responsible boolean not null,
  tax_id text,
  passport text,
  created_at text collate "C" not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index partners_by_version on partners (space_id, version);
create trigger partners_insert_takes_version after insert on partners referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger partners_update_takes_version after update on partners referencing new table as written for each statement execute function refuse_untaken_versions();

create table company_services (
  space_id uuid not null references spaces (id),
  id uuid not null,
  service_id text not null,
  count bigint not null,
  period text not null,
  ordered_at text collate "C" not null,
  paid_until text,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index company_services_by_version on company_services (space_id, version);
create trigger company_services_insert_takes_version after insert on company_services referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger company_services_update_takes_version after update on company_services referencing new table as written for each statement execute function refuse_untaken_versions();

-- Orders, with all that they were placed with. Money in US cents.
create table orders (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('create', 'migrate', 'crypto')),
  state text not null check (state in ('placed', 'paying', 'paid', 'expired')),
  -- Whose it is; null for a visitor's that nobody has claimed.
  user_id uuid references users,
  email text not null,
  language text not null,
  draft jsonb not null,
  partners jsonb not null,
  lines jsonb not null,
  today_cents integer not null check (today_cents >= 0),
  renewals jsonb not null,
  coupon_code text,
  placed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- What was agreed to when paying began, and by whom.
  terms_version text,
  accepted_at timestamptz(3),
  holder text,
  zip text,
  country text,
  nationality text,
  -- The payment that is under way, by the key under which it is begun; the provider's id once it answered.
  payment_key uuid,
  payment_id text,
  saved_card_id text,
  paying_at timestamptz(3),
  paid_at timestamptz(3),
  -- The company that it made.
  company_id uuid references spaces (id),
  check (state <> 'paid' or paid_at is not null)
);
create index orders_by_state on orders (state, paying_at);
create index orders_by_user on orders (user_id) where user_id is not null;
create index orders_by_time on orders (placed_at desc, id);

-- Every payment that was ever begun for an order: one that comes late or twice is given back.
create table order_payments (
  payment_id text primary key,
  order_id uuid not null references orders,
  begun_at timestamptz(3) not null,
  -- When it was found to be one too many.
  given_back_at timestamptz(3)
);

-- What opens an order to whoever has it, as hashes.
create table order_secrets (
  order_id uuid not null references orders,
  hash bytea not null,
  made_at timestamptz(3) not null,
  primary key (order_id, hash)
);

-- How many orders each day had, in UTC.
create table order_days (
  day text primary key,
  count integer not null
);

-- Who the card provider's customers are to us: people, or the orders of visitors.
create table payment_customers (
  owner_id uuid primary key,
  customer_id text not null unique
);
