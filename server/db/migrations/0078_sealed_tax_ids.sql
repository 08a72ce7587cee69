-- The tax number of a person's country, sealed. The column in clear is sealed, emptied and dropped by the server as it starts, which has the keys.
alter table tax_records add column sealed_tax_id text;
