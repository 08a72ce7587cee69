-- Whose a sealed number is may see it, which is noted too.
alter table sealed_openings drop constraint sealed_openings_why_check;
alter table sealed_openings add constraint sealed_openings_why_check check (why in ('filing', 'check', 'own'));
