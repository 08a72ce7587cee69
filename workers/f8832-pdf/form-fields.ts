import type {F8832Box, F8832Text} from '#contract/desk/write-f8832.ts';

/** The beginning of the SHA-256 of the blank to which these fields belong. */
export const blankHash = 'bc7f2715e631b5bc';

/** The last part of each field's name, Rev. December 2013. */
export const textFields: Readonly<Record<F8832Text, string>> = {
  entityName: 'p1-t1[0]',
  ein: 'p1-t2[0]',
  ownerName: 'p1-t6[0]',
  ownerNumber: 'p1-t7[0]',
  effectiveOn: 'p2-t2[0]',
  contact: 'p2-t5[0]',
  contactPhone: 'p2-t7[0]',
};

/** See {@link textFields}. */
export const boxFields: Readonly<Record<F8832Box, string>> = {
  initial: 'c1_02_0_[0]',
  change: 'c1_02_0_[1]',
  'several-owners': 'c1_05_0_[0]',
  'one-owner': 'c1_05_0_[1]',
  'domestic-corporation': 'c2_01_0_[0]',
};
