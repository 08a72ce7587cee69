-- Looking at what a user pays for is an act of an admin like others.
alter table admin_acts drop constraint admin_acts_act_check;
alter table admin_acts add constraint admin_acts_act_check check (act in ('invited', 'acted', 'blocked', 'unblocked', 'looked'));
