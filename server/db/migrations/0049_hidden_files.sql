-- A bookkeeper's device lets go of the rows of papers that it has: it reads those companies anew.
select take_space_version(id) from spaces
where exists (select from memberships where space_id = spaces.id and role = 'bookkeeper' and not deleted)
  and exists (select from files where space_id = spaces.id and kind in ('paper', 'identity', 'official'));

update spaces set horizon = version
where exists (select from memberships where space_id = spaces.id and role = 'bookkeeper' and not deleted)
  and exists (select from files where space_id = spaces.id and kind in ('paper', 'identity', 'official'));
