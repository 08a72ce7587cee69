-- What people of a company say to each other about its transactions, what they ask of its owner, and the answers.
create table comments (
  space_id uuid not null references spaces (id),
  id uuid not null,
  transaction_id uuid not null,
  kind text not null,
  says text,
  text text not null,
  first_category_id uuid,
  second_category_id uuid,
  third_category_id uuid,
  answers_id uuid,
  category_id uuid,
  author_id uuid not null,
  created_at text collate "C" not null,
  edited_at text collate "C",
  withdrawn_at text collate "C",
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index comments_by_version on comments (space_id, version);
create index comments_by_sort on comments (space_id, created_at, id) where not deleted;
create index comments_by_transaction on comments (space_id, transaction_id);
create index comments_by_question on comments (space_id, answers_id) where answers_id is not null;
create trigger comments_insert_takes_version after insert on comments referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger comments_update_takes_version after update on comments referencing new table as written for each statement execute function refuse_untaken_versions();
select open_to_tenants('comments');
