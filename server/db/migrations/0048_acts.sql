-- What admins wrote in companies, for the list of what they did.
create index row_history_by_admin on row_history (at desc) where author = 'admin';
create index admin_acts_by_time on admin_acts (at desc);
create index sealed_openings_by_time on sealed_openings (at desc) where admin_id is not null;
