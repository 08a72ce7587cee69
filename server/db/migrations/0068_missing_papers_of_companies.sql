-- A company keeps which of its papers were said to be missing, so that nobody asks for them.
alter table formations add column missing_papers text collate "C" not null default '';
