-- What a founding paper says of an LLC's management and of a corporation's shares, and which partner is the owner: who has the order's id.
alter table formations add column management text;
alter table formations add column share_count bigint;
alter table formations add column par_value_micros bigint;
alter table formations add column owner_partner_id uuid;
with moved as (
  select company_id, take_space_version(company_id) as version from orders where company_id is not null
)
update formations set
  management = orders.draft ->> 'management',
  share_count = (orders.draft ->> 'shareCount')::bigint,
  par_value_micros = (orders.draft ->> 'parValueMicros')::bigint,
  owner_partner_id = (select id from partners where partners.space_id = orders.company_id and partners.id = orders.id),
  version = moved.version
from orders join moved on moved.company_id = orders.company_id
where formations.space_id = orders.company_id and formations.id = orders.company_id;

-- Founding papers that were signed, as the company's people see them.
create table agreements (
  space_id uuid not null references spaces (id),
  id uuid not null,
  kind text not null,
  wording text not null,
  hash text not null,
  signer_name text not null,
  signed_for uuid not null,
  signed_by uuid not null,
  signed_at text collate "C" not null,
  language text not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index agreements_by_version on agreements (space_id, version);
create trigger agreements_insert_takes_version after insert on agreements referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger agreements_update_takes_version after update on agreements referencing new table as written for each statement execute function refuse_untaken_versions();

-- What was signed word for word, and from where: the evidence of each signature. It stays as it was written.
create table signed_agreements (
  id uuid primary key,
  space_id uuid not null references spaces (id),
  user_id uuid not null references users,
  signed_for uuid not null,
  signer_name text not null,
  signed_at timestamptz(3) not null,
  kind text not null check (kind in ('operating-agreement', 'bylaws')),
  wording text not null,
  hash text not null,
  document jsonb not null,
  signed_text text not null,
  statement text not null,
  language text not null,
  network text not null,
  user_agent text not null,
  unique (space_id, user_id, signed_for, hash)
);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'integrity_constraint_violation';
end
$$;
create trigger signed_agreements_stay before update or delete on signed_agreements for each row execute function refuse_rewriting();
create trigger signed_agreements_stay_all before truncate on signed_agreements for each statement execute function refuse_rewriting();
