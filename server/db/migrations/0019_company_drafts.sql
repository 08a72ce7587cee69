-- Companies that are being drafted, and their partners, in the own space of who fills them in.
create table company_drafts (
  space_id uuid not null references spaces (id),
  id uuid not null,
  kind text not null,
  title text not null,
  passed text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  name_one text not null,
  name_two text not null,
  naics_code text not null,
  industry_other text not null,
  services text not null,
  ein text not null,
  registered_agent text not null,
  open_duties text not null,
  phone_country text,
  residence_country text,
  birth_date text,
  designator text,
  type text,
  management text,
  responsible_partner_id uuid,
  share_count bigint,
  par_value_micros bigint,
  state text,
  plan text,
  period text,
  formation_date text,
  origin_country text,
  volume text,
  worked_at text collate "C" not null,
  created_at text collate "C" not null,
  placed_order_id uuid,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index company_drafts_by_version on company_drafts (space_id, version);
create trigger company_drafts_insert_takes_version after insert on company_drafts referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger company_drafts_update_takes_version after update on company_drafts referencing new table as written for each statement execute function refuse_untaken_versions();

create table draft_partners (
  space_id uuid not null references spaces (id),
  id uuid not null,
  draft_id uuid not null,
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
  share_basis_points bigint,
  is_director boolean not null,
  tax_id text,
  passport text,
  created_at text collate "C" not null,
  placed_order_id uuid,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index draft_partners_by_version on draft_partners (space_id, version);
create trigger draft_partners_insert_takes_version after insert on draft_partners referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger draft_partners_update_takes_version after update on draft_partners referencing new table as written for each statement execute function refuse_untaken_versions();

