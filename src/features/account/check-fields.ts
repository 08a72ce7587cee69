import {isPersonName, isPlausibleEmail, unmetPasswordRules} from '#contract/account/rules.ts';

/** What is typed to sign in or register. */
export type AccountFields = {email: string; password: string; firstName: string; lastName: string};

/** What is typed to set a new password. */
export type NewPasswordFields = {newPassword: string; repeated: string};

/** Which field is wrong and the key of what to say about it. */
export type FieldProblem<Field extends string = keyof AccountFields> = {
  field: Field;
  text:
    | 'emailRequired'
    | 'emailInvalid'
    | 'passwordRequired'
    | 'passwordWeak'
    | 'passwordsDiffer'
    | 'firstNameInvalid'
    | 'lastNameInvalid'
    | 'codeRequired'
    | 'codeInvalid'
    | 'phoneInvalid';
};

/** What is wrong with an e-mail. Source: S5.02. */
export function checkEmail({email}: {email: string}): FieldProblem<'email'>[] {
  const typed = email.trim();
  if (typed === '') return [{field: 'email', text: 'emailRequired'}];
  return isPlausibleEmail(typed) ? [] : [{field: 'email', text: 'emailInvalid'}];
}

/** What is wrong with the names. Source: S5.04. */
export function checkNames(fields: {firstName: string; lastName: string}): FieldProblem<'firstName' | 'lastName'>[] {
  return [
    ...(isPersonName(fields.firstName.trim()) ? [] : [{field: 'firstName', text: 'firstNameInvalid'} as const]),
    ...(isPersonName(fields.lastName.trim()) ? [] : [{field: 'lastName', text: 'lastNameInvalid'} as const]),
  ];
}

/** What keeps one from signing in, in the order of the form. */
export function checkSignIn(fields: Pick<AccountFields, 'email' | 'password'>): FieldProblem<'email' | 'password'>[] {
  return [
    ...checkEmail(fields),
    ...(fields.password === '' ? [{field: 'password', text: 'passwordRequired'} as const] : []),
  ];
}

/** What keeps one from registering, in the order of the form. Source: S5.01 to S5.04. */
export function checkRegistration(fields: AccountFields): FieldProblem[] {
  return [
    ...checkNames(fields),
    ...checkEmail(fields),
    ...(unmetPasswordRules(fields.password).length === 0 ? [] : [{field: 'password', text: 'passwordWeak'} as const]),
  ];
}

/** What is wrong with a new password and its repetition. Source: S5.01, S8.04. */
export function checkNewPassword(fields: NewPasswordFields): FieldProblem<keyof NewPasswordFields>[] {
  return [
    ...(unmetPasswordRules(fields.newPassword).length === 0
      ? []
      : [{field: 'newPassword', text: 'passwordWeak'} as const]),
    ...(fields.newPassword === fields.repeated ? [] : [{field: 'repeated', text: 'passwordsDiffer'} as const]),
  ];
}

/** What keeps one from setting a new password by a code, in the order of the form. Source: S5.06. */
export function checkReset(
  fields: NewPasswordFields & {email: string; code: string},
): FieldProblem<keyof NewPasswordFields | 'email' | 'code'>[] {
  const code = fields.code.replaceAll(/[\s-]/g, '');
  return [
    ...checkEmail(fields),
    ...(code === '' ? [{field: 'code', text: 'codeRequired'} as const] : []),
    ...(code === '' || /^\d{6}$/.test(code) ? [] : [{field: 'code', text: 'codeInvalid'} as const]),
    ...checkNewPassword(fields),
  ];
}
