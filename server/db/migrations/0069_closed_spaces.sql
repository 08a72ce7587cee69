-- Few spaces are closed: lists of thousands of companies ask for them once, and not for each company whether it is.
create index spaces_closed on spaces (id) where closed;
