-- People as the desk lists them: the newest first, by name, and counted without reading them.
create index users_by_newest on users (created_at desc, id) include (status) where not is_admin;
create index users_by_name on users (lower(first_name), lower(last_name), id) where not is_admin;
-- Whose a company is.
create index memberships_of_owners on memberships (space_id, id) include (user_id) where role = 'owner' and not deleted;
