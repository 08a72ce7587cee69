import type {ComponentType} from 'react';
import type {ReminderKind} from '#contract/reminders/choose-reminder.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';

/** One reminder of a feature. `src/features/<domain>/reminder.ts` exports it as `reminder`; the frame collects them and shows one at most. */
export type FeatureReminder = {
  readonly kind: ReminderKind;
  /** The feature's texts, fetched beside it. */
  readonly namespace: string;
  /** Whether there is reason for it; false where that cannot be fetched now, since an error would take the page away. Asked again whenever what it reads changes. */
  readonly isDue: (database: LocalDatabase) => Promise<boolean>;
  /** The layer, in a chunk of its own; it calls back when the person has closed it. */
  readonly load: () => Promise<ComponentType<{onClose: () => void}>>;
};
