import {Suspense, createElement, useEffect, useState} from 'react';
import {useLiveQuery} from 'dexie-react-hooks';
import {
  chooseReminder,
  reminderKinds,
  type PutOffDays,
  type ReminderKind,
} from '#contract/reminders/choose-reminder.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {createLazyPart} from '#src/routing/lazy-part.ts';
import {writeDeviceValue} from '#src/data/device/device-value.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {FeatureReminder} from '#src/data/device/reminder.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

const modules = import.meta.glob<{reminder: FeatureReminder}>('/src/features/*/reminder.ts', {eager: true});

const reminders = Object.values(modules).map(({reminder}) => ({...reminder, layer: createLazyPart(reminder.load)}));

const putOffKey = 'reminders';

/** Shows the one reminder that is due, once a day; which one it is, the contract says. Rules: REM1, REM2. Source: S2.31, S2.32. */
export function ReminderSlot() {
  const database = useLocalDatabase();
  const language = useLanguage();
  const {today} = useFormat();
  const kind = useLiveQuery(async () => chooseNow(database, today()), [database, today]) ?? null;
  const [ready, setReady] = useState<ReminderKind | null>(null);
  const reminder = reminders.find((one) => one.kind === kind);
  useEffect(() => {
    if (!reminder) return;
    // What cannot be fetched now is due tomorrow as well.
    Promise.all([reminder.layer.load(), loadTexts(reminder.namespace, language)]).then(
      () => setReady(reminder.kind),
      () => reminder.layer.forgetFailure(),
    );
  }, [reminder, language]);
  if (!reminder || ready !== reminder.kind) return null;
  const putOff = () => void rememberPutOff(database, reminder.kind, today()).catch(reportError);
  return <Suspense fallback={null}>{createElement(reminder.layer.Part, {onClose: putOff})}</Suspense>;
}

async function chooseNow(database: LocalDatabase, today: string): Promise<ReminderKind | null> {
  const answers = await Promise.all(reminders.map(async ({kind, isDue}) => ((await isDue(database)) ? [kind] : [])));
  return chooseReminder(answers.flat(), await readPutOff(database), today);
}

async function readPutOff(database: LocalDatabase): Promise<PutOffDays> {
  const stored: unknown = (await database.device.get(putOffKey))?.value;
  if (typeof stored !== 'object' || stored === null) return {};
  const days = Object.entries(stored).filter(
    ([kind, day]) => reminderKinds.some((one) => one === kind) && typeof day === 'string',
  );
  return Object.fromEntries(days);
}

async function rememberPutOff(database: LocalDatabase, kind: ReminderKind, today: string): Promise<void> {
  // Each new company has a popup of its own, which ends what it was about.
  if (kind === 'new-company') return;
  await writeDeviceValue(database, putOffKey, {...(await readPutOff(database)), [kind]: today});
}
