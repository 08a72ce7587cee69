import type {es} from './es.ts';

export const en: Record<keyof typeof es, string> = {
  pick_decide: 'In the categories: choose, mark as reviewed and go on to the next one',
  pick_only: 'In the categories: choose without marking as reviewed',
};
