-- Admins try any queued work again that was given up, not only mails.
alter table mail_retries rename to job_retries;
alter table job_retries rename column mail_id to job_id;
alter table job_retries rename column kind to job;
update job_retries set job = 'mail';
