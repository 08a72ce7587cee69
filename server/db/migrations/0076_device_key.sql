-- What tells the devices' secrets that this installation made from made-up ones, before anything else is asked.
create table device_key (
  only_one boolean primary key default true check (only_one),
  key bytea not null
);
insert into device_key (key)
  select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4);
