-- The day on which its state formed a company that was added.
alter table companies add column formed_on text collate "C";
