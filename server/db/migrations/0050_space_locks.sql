-- What of a space can be read only, why and since when.
alter table spaces add column lock jsonb;
