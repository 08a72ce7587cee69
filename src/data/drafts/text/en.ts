import type {DraftsText} from './es.ts';

/** What can be done to a draft, in English. */
export const en: DraftsText = {
  steps: 'Step {{place}} of {{count}}, {{when}}',
  pay: 'To be paid, {{when}}',
  paid: 'Paid. You need an account to open the company',
  continue: 'Continue',
  acts: 'More for {{title}}',
  rename: 'Rename',
  duplicate: 'Duplicate',
  discard: 'Discard',
  discarded: 'Draft discarded: {{title}}',
  copied: 'Copied. SSN, ITIN and passport numbers are not copied.',
  copiedPlain: 'Copied.',
  undo: 'Undo',
  cancel: 'Cancel',
  failed: 'It could not be saved on this device.',
  save: 'Save',
  nameHint: 'Only you see it.',
  'untitled.create': 'New company',
  'untitled.migrate': 'Company to migrate',
  'untitled.crypto': 'Cross Border Crypto account',
  copyOf: '{{title}} (copy)',
  nameLabel: 'Name of the draft',
};
