-- Who did what: a person, an admin who acted as one, the product itself, or one of its providers, by name.
alter table row_history add column author text not null default 'person' check (author in ('person', 'admin', 'product', 'provider'));
update row_history set author = 'admin' from users where users.id = row_history.user_id and users.is_admin;
alter table row_history alter column author drop default;
alter table row_history add column provider text check ((provider is not null) = (author = 'provider'));
alter table row_history alter column user_id drop not null;
alter table row_history add check ((user_id is not null) = (author in ('person', 'admin')));
