-- How much each space holds, so that what would be too much is refused: counted by whoever writes or removes rows, under the lock of the space. Decision 084.
alter table spaces
  add column live_rows bigint not null default 0,
  add column kept_rows bigint not null default 0;

do $$
declare
  relation regclass;
begin
  -- Synced tables: whoever writes a row of theirs takes the version of its space.
  for relation in
    select distinct tgrelid::regclass from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname = 'refuse_untaken_versions'
  loop
    execute format(
      'update spaces set live_rows = live_rows + counted.live, kept_rows = kept_rows + counted.kept
       from (select space_id, count(*) filter (where not deleted) as live, count(*) as kept from %s group by space_id) as counted
       where counted.space_id = spaces.id', relation);
  end loop;
end
$$;

-- The size that a file was announced with: of what people bring, and nothing of what the desk does.
alter table file_uploads add column size_bytes bigint not null default 0;
update file_uploads set size_bytes = files.size_bytes from files
where files.space_id = file_uploads.space_id and files.id = file_uploads.file_id and files.kind <> 'official';

-- The rows that a device wrote on the last day on which it wrote any, by UTC.
alter table sync_clients
  add column written_on date,
  add column written_rows bigint not null default 0;
