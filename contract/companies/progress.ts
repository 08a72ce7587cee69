/** The states of a company that Faro makes or takes over, in their order; `Canceled` from any but the last. Source: S4.01, D13. */
export const companyStatuses = [
  'Start',
  'RegisteredInState',
  'ObtainingEin',
  'ProvisionalEinLetterObtained',
  'BoiReport',
  'ReadyForBankAccount',
  'BankAccountProcessing',
  'Completed',
  'Canceled',
] as const;
