import type {SealingText} from './es.ts';

export const en: SealingText = {
  hint: 'Encrypted on this device as you type.',
  sealed: 'Encrypted on this device. It is opened only to file a form, and each opening is logged.',
  change: 'Change',
  remove: 'Remove',
  offline:
    'Encrypting this number for the first time needs a connection. What you typed stays here as long as the page is open.',
};
