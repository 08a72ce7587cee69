import type {Ss4Box, Ss4Text} from '#contract/desk/write-ss4.ts';

/** The beginning of the SHA-256 of the blank to which these fields belong. */
export const blankHash = '23d295529950b059';

/** The last part of each field's name, Rev. December 2025. */
export const textFields: Readonly<Record<Ss4Text, string>> = {
  legalName: 'f1_2[0]',
  responsibleName: 'f1_10[0]',
  responsibleNumber: 'f1_11[0]',
  memberCount: 'f1_12[0]',
  corporationForm: 'f1_16[0]',
  otherEntity: 'f1_19[0]',
  incorporatedIn: 'f1_21[0]',
  // The line after `specify type`, which is the longer one.
  startedBusiness: 'f1_26[0]',
  startedOn: 'f1_31[0]',
  closingMonth: 'f1_32[0]',
  otherActivity: 'f1_37[0]',
  principalLine: 'f1_38[0]',
  signer: 'f1_44[0]',
  phone: 'f1_45[0]',
};

/** See {@link textFields}. */
export const boxFields: Readonly<Record<Ss4Box, string>> = {
  'is-llc': 'c1_1[0]',
  'is-no-llc': 'c1_1[1]',
  'llc-of-us': 'c1_2[0]',
  partnership: 'c1_3[2]',
  corporation: 'c1_3[4]',
  'other-entity': 'c1_3[15]',
  'started-business': 'c1_4[0]',
  'health-care': 'c1_6[0]',
  'wholesale-broker': 'c1_6[1]',
  construction: 'c1_6[2]',
  rental: 'c1_6[3]',
  transportation: 'c1_6[4]',
  accommodation: 'c1_6[5]',
  'wholesale-other': 'c1_6[6]',
  retail: 'c1_6[7]',
  'real-estate': 'c1_6[8]',
  manufacturing: 'c1_6[9]',
  finance: 'c1_6[10]',
  'other-activity': 'c1_6[11]',
  'no-ein-before': 'c1_7[1]',
};
