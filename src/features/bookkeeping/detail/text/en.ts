import type {es} from './es.ts';

export const en: Record<keyof typeof es, string> = {
  detailLabel: 'Transaction details',
  detailPrevious: 'Previous transaction',
  detailNext: 'Next transaction',
  detailGone: 'This transaction no longer exists.',
  fieldCategory: 'Category',
  fieldNote: 'Note',
  fieldChecked: 'Reviewed',
  fieldOrigin: 'Origin',
  noteHint: 'Saved when you leave the field or press Ctrl + Enter.',
  noteEmpty: 'Add a note',
  originTyped: 'Entered by hand',
  originImport: '{{file}}, line {{line}}',
  originImportOnly: 'Imported',
  editAct: 'Edit',

  history: 'History',
  historyLoading: 'Loading the history',
  historyOffline: "You're offline: only what you did on this device is shown.",
  historyFailed: "The server's history could not be loaded.",
  historyHere: '{{when}} · this device, not synced',
  historyThere: '{{when}} · {{device}}',
  historyYou: 'You',
};
