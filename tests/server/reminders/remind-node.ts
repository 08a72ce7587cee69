import {closeDatabase, openDatabase} from '#server/db/database.ts';
import {openJobs} from '#server/jobs/open-jobs.ts';
import {createQueueMail, mailJob} from '#server/mail/mail-job.ts';
import {findActive} from '#server/modules/account/person/user-store.ts';
import {remindDates} from '#server/modules/reminders/remind-dates.ts';

// `node tests/server/reminders/remind-node.ts <database> <milliseconds since 1970>`: a day's reminders, as a process of its own that can be killed.
const [url = '', at = ''] = process.argv.slice(2);
const database = openDatabase(url, () => undefined, {maxConnections: 3});
const now = () => Number(at);
const jobs = await openJobs({database, kinds: [mailJob], report: () => undefined});
process.stdout.write(`${await remindDates({database, now, queueMail: createQueueMail(jobs, now), findActive})}\n`);
await jobs.close();
await closeDatabase(database);
