-- Who is asked into a company, as its owners see it.
create table invitations (
  space_id uuid not null references spaces (id),
  id uuid not null,
  email text not null,
  role text not null,
  invited_by text not null,
  invited_at text collate "C" not null,
  sent_at text collate "C" not null,
  expires_at text collate "C" not null,
  declined_at text collate "C",
  version bigint not null,
  deleted boolean not null default false,
  primary key (space_id, id)
);
create index invitations_by_version on invitations (space_id, version);
create index invitations_by_email on invitations (email) where not deleted;
create trigger invitations_insert_takes_version after insert on invitations referencing new table as written for each statement execute function refuse_untaken_versions();
create trigger invitations_update_takes_version after update on invitations referencing new table as written for each statement execute function refuse_untaken_versions();

-- The mails of invitations, each with a link of its own; kept as long as the link could be good, and to count them.
create table invitation_letters (
  token_hash bytea primary key,
  space_id uuid not null references spaces (id),
  invitation_id uuid not null,
  email text not null,
  sent_by uuid not null references users (id),
  sent_at timestamptz(3) not null
);
create index invitation_letters_by_sender on invitation_letters (sent_by, sent_at);
create index invitation_letters_by_email on invitation_letters (email, sent_at);
create index invitation_letters_by_time on invitation_letters (sent_at);
