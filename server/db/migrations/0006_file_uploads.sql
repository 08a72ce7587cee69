-- What the server knows of files' bytes: one upload for each file in use. Its parts lie under incoming/ and, once they were
-- checked, the whole under stored/, both by space, file and upload.
create table file_uploads (
  space_id uuid not null references spaces (id),
  id uuid not null,
  file_id uuid not null,
  sha256 text not null,
  -- When it was last asked for: what nobody asks for any more is swept away.
  touched_at timestamptz(3) not null,
  -- When all bytes were there and right.
  kept_at timestamptz(3),
  -- Its parts may still be there.
  has_parts boolean not null default true,
  -- Its bytes are to be removed, whatever they are; nobody uses it any more.
  abandoned boolean not null default false,
  primary key (space_id, id)
);
create unique index file_uploads_in_use on file_uploads (space_id, file_id) where not abandoned;
create index file_uploads_with_parts on file_uploads (touched_at) where has_parts;
create index file_uploads_abandoned on file_uploads (touched_at) where abandoned;
create index files_deleted on files (space_id, id) where deleted;
