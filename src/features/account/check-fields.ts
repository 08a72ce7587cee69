import {isPersonName, unmetPasswordRules} from '#contract/account/rules.ts';

/** What is typed to sign in or register. */
export type AccountFields = {email: string; password: string; firstName: string; lastName: string};

/** Which field is wrong and the key of what to say about it. */
export type FieldProblem = {
  field: keyof AccountFields;
  text: 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordWeak' | 'firstNameInvalid' | 'lastNameInvalid';
};

/** Enough to catch a slip of the finger; the server judges the address itself. Source: S5.02. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function checkEmail(email: string): FieldProblem[] {
  if (email.trim() === '') return [{field: 'email', text: 'emailRequired'}];
  return emailShape.test(email.trim()) ? [] : [{field: 'email', text: 'emailInvalid'}];
}

/** What keeps one from signing in, in the order of the form. */
export function checkSignIn(fields: Pick<AccountFields, 'email' | 'password'>): FieldProblem[] {
  return [
    ...checkEmail(fields.email),
    ...(fields.password === '' ? [{field: 'password', text: 'passwordRequired'} as const] : []),
  ];
}

/** What keeps one from registering, in the order of the form. Source: S5.01 to S5.04. */
export function checkRegistration(fields: AccountFields): FieldProblem[] {
  return [
    ...(isPersonName(fields.firstName.trim()) ? [] : [{field: 'firstName', text: 'firstNameInvalid'} as const]),
    ...(isPersonName(fields.lastName.trim()) ? [] : [{field: 'lastName', text: 'lastNameInvalid'} as const]),
    ...checkEmail(fields.email),
    ...(unmetPasswordRules(fields.password).length === 0 ? [] : [{field: 'password', text: 'passwordWeak'} as const]),
  ];
}
