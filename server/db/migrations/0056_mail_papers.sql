-- What owners want done with the paper of scans.
create table mail_papers (
  space_id uuid not null references spaces (id),
  id uuid not null,
  scan_id uuid not null,
  wish text not null,
  state text not null,
  asked_at text collate "C" not null,
  order_id uuid,
  recipient text not null,
  line1 text not null,
  line2 text not null,
  city text not null,
  region text not null,
  postal_code text not null,
  country text,
  tracking text not null,
  note text not null,
  ended_on text collate "C",
  returned_why text,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index mail_papers_by_version on mail_papers (space_id, version);
create index mail_papers_by_sort on mail_papers (space_id, id) where not deleted;
create index mail_papers_open on mail_papers (asked_at) where state in ('asked', 'doing') and not deleted;
-- One thing becomes of a paper.
create unique index mail_papers_by_scan on mail_papers (space_id, scan_id) where state in ('asked', 'doing', 'done') and not deleted;
create trigger mail_papers_insert_takes_version after insert on mail_papers referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger mail_papers_update_takes_version after update on mail_papers referencing new table as written for each statement execute function refuse_untaken_versions();
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in ('create', 'migrate', 'crypto', 'renewal', 'services', 'paper'));
