-- Scans of companies' post, as the companies' people see them.
create table mail_scans (
  space_id uuid not null references spaces (id),
  id uuid not null,
  sender text not null,
  subject text not null,
  type text not null,
  quantity bigint not null,
  received_on text collate "C" not null,
  name text not null,
  size_bytes bigint not null,
  sha256 text not null,
  page_count bigint not null,
  words text not null,
  created_at text collate "C" not null,
  stored_at text collate "C",
  taken_back_at text collate "C",
  is_read boolean not null,
  is_kept boolean not null,
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index mail_scans_by_version on mail_scans (space_id, version);
create index mail_scans_by_sort on mail_scans (space_id, received_on, id) where not deleted;
create index mail_scans_by_time on mail_scans (created_at);
-- One file is sent to a company once.
create unique index mail_scans_by_bytes on mail_scans (space_id, sha256) where taken_back_at is null and not deleted;
create trigger mail_scans_insert_takes_version after insert on mail_scans referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger mail_scans_update_takes_version after update on mail_scans referencing new table as written for each statement execute function refuse_untaken_versions();
