-- Scans of the post of which not all bytes are here: no row of a company yet, so that no device of its people holds a word of them.
create table unsent_scans (
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
  sent_by uuid not null,
  primary key (space_id, id)
);
-- One file is on its way to a company once; to which others it was on its way is looked up.
create unique index unsent_scans_by_bytes on unsent_scans (sha256, space_id);
create index unsent_scans_by_time on unsent_scans (created_at);

-- What broke off before is with a company that it may not be for: its devices let go of it, and the desk sends it anew.
select take_space_version(id) from spaces
where exists (select from mail_scans where space_id = spaces.id and stored_at is null and taken_back_at is null and not deleted);

update row_history set set_values = '{}', was_values = '{}' from mail_scans as scan
where row_history.space_id = scan.space_id and row_history.table_name = 'mailScans' and row_history.row_id = scan.id
  and scan.stored_at is null and scan.taken_back_at is null and not scan.deleted;

update file_uploads set abandoned = true from mail_scans as scan
where file_uploads.space_id = scan.space_id and file_uploads.file_id = scan.id
  and scan.stored_at is null and scan.taken_back_at is null and not scan.deleted;

update mail_scans as scan
set sender = '', subject = '', type = 'Letter', quantity = 1, name = 'scan.pdf', size_bytes = 1, sha256 = repeat('0', 64), page_count = 1,
  words = '', deleted = true, version = spaces.version
from spaces
where spaces.id = scan.space_id and scan.stored_at is null and scan.taken_back_at is null and not scan.deleted;
