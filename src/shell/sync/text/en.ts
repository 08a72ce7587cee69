import type {SyncText} from './es.ts';

export const en: SyncText = {
  restored_one:
    'The server’s data was restored from a backup. We sent your latest change from this device again. Check that nothing is missing.',
  restored_other:
    'The server’s data was restored from a backup. We sent your latest {{count}} changes from this device again. Check that nothing is missing.',
  restoredNone: 'The server’s data was restored from a backup. Check that nothing is missing.',
  'rescue.fullTitle': 'This device is out of space',
  'rescue.fullText': 'The browser cannot open your data because there is no space left. Free up space and try again.',
  'rescue.newerTitle': 'This data belongs to a newer version of Faro',
  'rescue.newerText': 'Try again to load the new version. If nothing changes, close all Faro tabs and open it again.',
  'rescue.forbiddenTitle': 'The browser does not allow saving data here',
  'rescue.forbiddenText':
    'Faro keeps your work on this device and needs that permission. Check your privacy settings or use a regular window.',
  'rescue.brokenTitle': 'We could not open the data on this device',
  'rescue.brokenText':
    'It may be damaged. Trying again or restarting the browser is sometimes enough. What was sent is safe on the server.',
  'rescue.safe_one':
    'We found {{count}} unsent change. You can export it, and it goes back in the queue if you start over.',
  'rescue.safe_other':
    'We found {{count}} unsent changes. You can export them, and they go back in the queue if you start over.',
  'rescue.files_one': 'There is also {{count}} file that may not be on the server: the copy includes it.',
  'rescue.files_other': 'There are also {{count}} files that may not be on the server: the copy includes them.',
  'rescue.none': 'There are no unsent changes.',
  'rescue.unknown': 'We could not read whether any changes were still unsent.',
  'rescue.export': 'Export unsent work',
  'rescue.clean': 'Start over',
  'rescue.cleanTitle': 'Start over on this device?',
  'rescue.cleanText': 'The damaged data on this device is deleted and fetched again from the server.',
  'rescue.cleanFailed':
    'The browser did not let us delete the data. Close the other Faro tabs or restart the browser and try again.',
  'recovery.gone': 'The browser deleted the data on this device. We are fetching it again from the server.',
  'recovery.damaged': 'The data on this device was damaged.',
  'recovery.restored_one': 'We recovered {{count}} change that was still to be sent.',
  'recovery.restored_other': 'We recovered {{count}} changes that were still to be sent.',
  'recovery.missing_one': 'We could not recover {{count}} change that had not been sent (last seen: {{time}}).',
  'recovery.missing_other': 'We could not recover {{count}} changes that had not been sent (last seen: {{time}}).',
  'recovery.allSent': 'Everything had been sent: nothing was lost.',
  'recovery.unreadable_one': '{{count}} change can no longer be read. It is in “Export local data”.',
  'recovery.unreadable_other': '{{count}} changes can no longer be read. They are in “Export local data”.',
  'recovery.understood': 'Got it',
};
